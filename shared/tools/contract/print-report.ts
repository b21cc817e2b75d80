import type { Contracts } from '../../diagnostics/contract.ts';
import { contractReport } from '../../text/tools/contract.ts';
import type { ContractReport } from './contract.ts';

/**
 * The path without the names of its parameters, so that `/rest/product/{id}/wishlist` and
 * `/rest/product/{productId}/wishlist` are equal.
 */
const shape = (call: string) => call.replace(/\{\w+\}/g, '*').replace(/\?.*/, '');

/** The names of the widgets that make a call such as `GET /rest/cart/`. */
export function widgetsByCall(contracts: Contracts): (call: string) => string[] {
  const made = Object.entries(contracts).flatMap(([widget, { calls = {} }]) =>
    Object.keys(calls).map((call) => [shape(call), widget] as const),
  );
  return (call) => made.flatMap(([each, widget]) => (each === shape(call) ? [widget] : []));
}

/** The report as text: the findings by call, with the widgets that need the call, and the calls that were skipped. */
export function printReport(
  { findings, tried, skipped }: ContractReport,
  neededBy: (call: string) => string[],
): string {
  const calls = [...new Set(findings.map(({ call }) => call))];
  const blocks = calls.map((call) => {
    const widgets = neededBy(call);
    return [
      call,
      ...findings.filter((finding) => finding.call === call).map(({ text }) => `  - ${text}`),
      ...(widgets.length ? [`    ${contractReport.neededBy(widgets.join(', '))}`] : []),
    ].join('\n');
  });
  const left = Object.entries(skipped).map(([reason, names]) =>
    contractReport.skipped(names.join(', '), reason),
  );
  const end = findings.length
    ? contractReport.findings(findings.length, tried.length)
    : contractReport.fits(tried.length);
  return [...blocks, ...left, end].join('\n\n');
}

/** The report as JSON, for other programs: each finding with the widgets that need its call. */
export const printJson = (
  { findings, ...report }: ContractReport,
  neededBy: (call: string) => string[],
): string =>
  JSON.stringify(
    {
      findings: findings.map((finding) => ({ ...finding, widgets: neededBy(finding.call) })),
      ...report,
    },
    null,
    2,
  );
