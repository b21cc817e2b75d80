import type { Contracts } from '../contract.ts';
import type { Finding } from '../finding.ts';

/** What is missing in the head of a page with these widgets. */
export function checkHead(contracts: Contracts, folder: string): Finding[] {
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const present = hosts.filter(({ dataset: { widget = '' } }) => Object.hasOwn(contracts, widget));
  if (!present.length) return [];
  return [...missingSheets(present, contracts), ...missingPreload(folder)];
}

/** A page style that the first widget of its kind misses. */
function missingSheets(hosts: readonly HTMLElement[], contracts: Contracts): Finding[] {
  const rules = readableRules();
  // What cannot be read may be anything
  if (!rules) return [];
  const missed = new Map<string, HTMLElement>();
  for (const host of hosts) {
    const sheet = contracts[host.dataset.widget ?? '']?.sheet;
    if (sheet && !missed.has(sheet) && !hasSheet(sheet, contracts, rules)) missed.set(sheet, host);
  }
  return [...missed].map(([sheet, place]) => ({
    place,
    text: `Im <head> fehlt das Stylesheet ${sheet}.css, das «${place.dataset.widget}» braucht: <link rel="stylesheet" href="…">, die Adresse steht in manifest.json.`,
  }));
}

const hasSheet = (sheet: string, contracts: Contracts, rules: string) =>
  Object.entries(contracts).some(
    ([name, contract]) => contract.sheet === sheet && new RegExp(`\\[data-widget="?${name}"?\\]`).test(rules),
  );

/** All rules of the page's own stylesheets; undefined when one of them is another origin's secret. */
function readableRules(): string | undefined {
  try {
    return [...document.styleSheets].map(textOf).join('');
  } catch {
    return undefined;
  }
}

const textOf = (sheet: CSSStyleSheet): string =>
  [...sheet.cssRules]
    .map((rule) => {
      const imported = 'styleSheet' in rule ? rule.styleSheet : undefined;
      return imported instanceof CSSStyleSheet ? textOf(imported) : rule.cssText;
    })
    .join('');

function missingPreload(folder: string): Finding[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="modulepreload"]')];
  if (links.some(({ href }) => href.startsWith(folder))) return [];
  return [
    {
      place: document.head,
      text: 'Im <head> fehlt <link rel="modulepreload" href="…" crossorigin> mit der Datei «core» aus manifest.json: Jedes Widget beginnt darum später.',
    },
  ];
}
