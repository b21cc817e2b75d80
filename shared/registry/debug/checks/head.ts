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
  const sheets = readSheets();
  const missed = new Map<string, HTMLElement>();
  for (const host of hosts) {
    const sheet = contracts[host.dataset.widget ?? '']?.sheet;
    if (sheet && !missed.has(sheet) && !hasSheet(sheet, contracts, sheets)) missed.set(sheet, host);
  }
  return [...missed].map(([sheet, place]) => ({
    place,
    text: `Im <head> fehlt das Stylesheet ${sheet}.css, das «${place.dataset.widget}» braucht: <link rel="stylesheet" href="…">, die Adresse steht in manifest.json.${doubt(sheets)}`,
  }));
}

/** The page's stylesheets. */
interface Sheets {
  rules: string;
  /** Of all of them */
  addresses: readonly string[];
  /** Addresses of those that are another origin's secret */
  secret: readonly string[];
}

/** By the name that the build has given it; in a bundle of the site's own by its rules. */
const hasSheet = (sheet: string, contracts: Contracts, { rules, addresses }: Sheets) =>
  addresses.some((href) => new RegExp(`/${sheet}-\\w+\\.css(?:\\?|$)`).test(href)) ||
  Object.entries(contracts)
    .filter(([, contract]) => contract.sheet === sheet)
    .flatMap(([name, { parts }]) => [`\\[data-widget="?${name}"?\\]`, ...classesIn(parts)])
    .some((mark) => new RegExp(mark).test(rules));

/** Some sheets speak of the parts of a widget alone. */
const classesIn = (parts: object) =>
  Object.keys(parts).flatMap((selector) =>
    (selector.match(/\.krume-[\w-]+/g) ?? []).map((name) => `\\${name}(?![\\w-])`),
  );

/** A bundled stylesheet may hold ours. */
const doubt = ({ secret: [first] }: Sheets) =>
  first === undefined
    ? ''
    : ` Oder steht es in ${first}? Das lässt sich nur prüfen, wenn dessen <link> crossorigin hat und sein Server es erlaubt.`;

function readSheets(): Sheets {
  const secret: string[] = [];
  const textOf = (sheet: CSSStyleSheet): string => {
    try {
      return [...sheet.cssRules]
        .map((rule) => {
          const imported = 'styleSheet' in rule ? rule.styleSheet : undefined;
          return imported instanceof CSSStyleSheet ? textOf(imported) : rule.cssText;
        })
        .join('');
    } catch {
      secret.push(sheet.href ?? '');
      return '';
    }
  };
  const sheets = [...document.styleSheets];
  return { rules: sheets.map(textOf).join(''), addresses: sheets.map(({ href }) => href ?? ''), secret };
}

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
