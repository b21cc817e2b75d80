import { pageText } from '../../text/diagnostics/page.ts';
import type { Contracts } from '../contract.ts';
import type { Finding } from '../finding.ts';

export function checkHead(contracts: Contracts, folder: string): Finding[] {
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const present = hosts.filter(({ dataset: { widget = '' } }) => Object.hasOwn(contracts, widget));
  if (!present.length) return [];
  return [...missingSheets(present, contracts), ...missingPreload(folder)];
}

/** Reports each missing page style once, at the first widget that needs the style. */
function missingSheets(hosts: readonly HTMLElement[], contracts: Contracts): Finding[] {
  const missed = new Map<string, HTMLElement>();
  for (const host of hosts) {
    const sheet = contracts[host.dataset.widget ?? '']?.sheet;
    if (sheet && !missed.has(sheet) && !hasSheet(sheet)) missed.set(sheet, host);
  }
  return [...missed].map(([sheet, place]) => ({
    place,
    text: pageText.noSheet(sheet, place.dataset.widget),
  }));
}

/** Whether a page style is linked: the build adds a custom property to each page style. */
const hasSheet = (sheet: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--krume-style-${sheet}`) !== '';

function missingPreload(folder: string): Finding[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="modulepreload"]')];
  if (links.some(({ href }) => href.startsWith(folder))) return [];
  return [
    {
      place: document.head,
      text: pageText.noPreload,
    },
  ];
}
