import { hostText } from '../../../text/diagnostics/host.ts';
import { pageText } from '../../../text/diagnostics/page.ts';
import type { Finding } from '../../finding.ts';

/** Attributes whose text may be in quotes, because visitors read or hear it */
const readable =
  /^(?:alt|aria-(?:label|description|placeholder|roledescription|valuetext)|content|data-(?:name|title|label|caption)|label|placeholder|title|value)$/;

const curly = '“”„‟″«»';
const isCurly = new RegExp(`^[${curly}][^${curly}]*[${curly}]$`);

/** Matches a value that ends at the next quote of the page, because its own last quote is missing. */
const unended = /[\s>][\w:-]+=$|\sdata-widget-props>/;

/** The name of a widget without the curly quotes and the tags around it. */
export const bareName = (name: string): string => /[\w-]+/.exec(name)?.[0] ?? '';

/**
 * Reports quotes and `>` that are missing in the tags of a host. The HTML parser reads the following characters as
 * attributes, so most other mistakes of the host are consequences.
 */
export function checkTags(host: Element): Finding[] {
  const own = [host, ...host.querySelectorAll('*')].filter(
    (element) => element.closest('[data-widget]') === host,
  );
  const found = own.flatMap((place) => describeTag(place, place === host).map((text) => ({ place, text })));
  return [...new Map(found.reverse().map((each) => [each.text, each])).values()].reverse();
}

function describeTag({ localName, attributes }: Element, isHost: boolean): string[] {
  const all = [...attributes];
  // The checks of a host's own attributes report curly quotes around a text with blanks
  const quotes = isHost ? /["']/ : new RegExp(`["'${curly}]`);
  const isBroken = (name: string) => name.includes('<') || quotes.test(name);
  const at = all.findIndex(({ name }) => isBroken(name));
  const broken = all[at]?.name ?? '';
  if (broken.includes('<')) return [hostText.openTag(localName, broken.slice(broken.indexOf('<')))];
  const before = all
    .slice(0, Math.max(at, 0))
    .reverse()
    .find(({ value }) => value);
  const wrong = before ?? all.find(({ name, value }) => unended.test(value) || isUnstarted(name, value));
  if (wrong) return [hostText.quote(localName, wrong.name)];
  // The checks of a host's props report curly quotes in their values
  const isProp = (name: string) => isHost && /^data-(?!widget$)/.test(name);
  const printed = all.find(({ name, value }) => isCurly.test(value) && !readable.test(name) && !isProp(name));
  return printed ? [hostText.curlyQuotes(localName, printed.name)] : [];
}

/** Whether the first quote of a value is missing. */
const isUnstarted = (name: string, value: string) => /^[^\s"]+"$/.test(value) && !readable.test(name);

/** Reports hosts that are lost because the last quote of an attribute is missing in a tag before the host. */
export const checkLostHosts = (): Finding[] =>
  [...document.querySelectorAll('*')]
    .filter((place) => !place.closest('[data-widget]'))
    .flatMap((place) => {
      const lost = [...place.attributes].find(({ value }) => /[\s>]data-widget=/.test(value));
      return lost ? [{ place, text: pageText.lostHost(place.localName, lost.name) }] : [];
    });
