import { checkClasses } from '../../diagnostics/checks/host/classes.ts';
import { checkControls } from '../../diagnostics/checks/host/controls.ts';
import { checkLabels } from '../../diagnostics/checks/host/labels.ts';
import { checkMarks } from '../../diagnostics/checks/host/marks.ts';
import { checkOutside } from '../../diagnostics/checks/host/outside.ts';
import { checkProps, printedJson, refusal } from '../../diagnostics/checks/host/props.ts';
import { checkReferences } from '../../diagnostics/checks/host/references.ts';
import { bareName, checkTags } from '../../diagnostics/checks/host/tags.ts';
import { checkParts, hasLegibleProps } from '../../diagnostics/checks/parts.ts';
import { diagnosticText } from '../../diagnostics/console.ts';
import type { Contract } from '../../diagnostics/contract.ts';
import { cmsDamage } from '../../diagnostics/mistakes/cms-damage.ts';
import { strategyOf } from '../../diagnostics/tracking/strategy.ts';
import { propsAttribute, widgetAttribute } from '../../registry/schema.ts';
import { scriptsFor } from '../../registry/widget/props.ts';
import { mistakeText } from '../../text/diagnostics/mistakes.ts';
import { type Found, mistakesAt, nameOf, type Widgets } from './found.ts';
import { isUnknown } from './masks/characters.ts';
import type { Page } from './tree/build.ts';
import { fillProps } from './tree/fill-props.ts';

/** Finds the mistakes of a host. Adds the props scripts that the host reads to `claimed`. */
export function hostMistakes(
  host: HTMLElement,
  page: Page,
  { catalogue, contracts, definitions }: Widgets,
  claimed: Set<Element>,
): Found[] {
  const name = nameOf(host);
  if (isUnknown(name)) return [];
  const tags = checkTags(host);
  if (tags.length) {
    for (const script of host.querySelectorAll(`script[${propsAttribute}]`)) claimed.add(script);
    const widget = bareName(name);
    return tags.map(({ place, text }) => ({ place, text: mistakeText.widget(widget, text), widget }));
  }
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  const contract = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
  if (!entry || !contract) return mistakesAt(host, [diagnosticText('unknown', { host, name }, catalogue)]);
  const { props: schema, read } = definitions.get(name) ?? {};
  const props = schema ? fillProps(host, schema, page) : 'unknown';
  if (props === 'unknown') page.undecided.add(host);
  for (const script of schema ? scriptsFor(host, schema) : []) claimed.add(script);
  // Whether a template expression prints a part of the widget
  const isOpen = page.opaque.has(host) || page.open.has(host);
  const damage = isOpen ? '' : cmsDamage(host);
  if (damage) return mistakesAt(host, [damage], 'markup');
  const json = printedJson(host);
  const hasAllProps = props !== 'unknown' && !page.open.has(host) && (json || !page.opaque.has(host));
  const isDecidable =
    props === 'known' &&
    (page.isWhole || !contract.readsPage) &&
    hasLegibleProps(host) &&
    !(contract.readsText && isUnknown(host.textContent ?? ''));
  const own = ownParts(host);
  const found = [
    ...(strategyOf(host, entry).isWrong
      ? mistakesAt(host, [diagnosticText('conditions', { host, name }, catalogue)])
      : []),
    ...mistakesAt(host, checkOutside(host, name, contract)),
    ...mistakesAt(host, checkInside(host, own, contract, page)),
    ...(isOpen ? [] : mistakesAt(host, checkParts(host, withoutCheck(contract)), 'markup')),
    ...(isOpen || !isDecidable ? [] : mistakesAt(host, contract.check?.(host) ?? [], 'props')),
    ...(isOpen ? [] : mistakesAt(host, checkLabels(own), 'markup')),
    ...(isOpen ? [] : mistakesAt(host, checkReferences(own, contracts, page.isWhole), 'markup')),
    ...(hasAllProps && read ? mistakesAt(host, refusal(read, host, name, catalogue), 'props') : []),
    ...(schema && props !== 'unknown'
      ? mistakesAt(host, checkProps(host, schema, json, contract.written))
      : []),
  ];
  const isAboutUnknown = unknownAttributes(host, own, page);
  return found.filter(({ text }) => !isAboutUnknown(text));
}

const withoutCheck = ({ check, ...contract }: Contract): Contract => contract;

/** The elements of a host, except elements of inner widgets. */
const ownParts = (host: Element): Element[] =>
  [...host.children].flatMap((child) => [
    child,
    ...(child.hasAttribute(widgetAttribute) ? [] : ownParts(child)),
  ]);

function checkInside(host: Element, own: readonly Element[], contract: Contract, page: Page): string[] {
  const known = own.filter((element) => !page.open.has(element));
  return [
    ...new Set([
      ...checkClasses(own, host, contract),
      ...checkMarks(own, contract),
      ...checkControls(known, contract),
    ]),
  ];
}

/** Whether a sentence names an attribute whose value is printed by an expression, on the host or inside the host. */
function unknownAttributes(
  host: Element,
  own: readonly Element[],
  { unknownValues, unknownProps }: Page,
): (text: string) => boolean {
  const names = new Set([
    ...(unknownProps.get(host) ?? []),
    ...own.flatMap((part) => unknownValues.get(part) ?? []),
  ]);
  // Names such as `title` also occur as words in a sentence
  const words = [...names].map((name) => (name.includes('-') ? name : `${name}=`));
  return (text) => words.some((word) => text.includes(word));
}
