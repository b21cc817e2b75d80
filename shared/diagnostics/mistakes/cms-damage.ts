import { cmsText } from '../../text/diagnostics/cms.ts';
import { labelable, loneLabels } from './lone-labels.ts';
import { shortened } from './shortened.ts';

// This file must not import the core, because a page that reports a mistake may have loaded only the loader.

/** Finds the matching elements of a widget, except elements of inner widgets. */
type Own = (selector: string) => Element[];

type Trace = (own: Own) => boolean;

/** A quote in JSON, or the curly quote or entity that WordPress writes instead. */
const quote = '(?:["“”„‟«»″]|&(?:quot|#34|#822\\d|#8243);)';

const json = new RegExp(`^\\s*\\{\\s*(?:\\}\\s*$|${quote}[\\w-]+${quote}\\s*:)`);

/** Matches a tag, the end of a tag, or a `data-widget…` or `data-slot…` attribute. */
const tag =
  /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?>|\s[a-z-]+=["“”″][^"“”″]*["“”″][^<>"“”″]*>|\bdata-(?:widget|slot)[\w-]*=["“”„″]/i;

const unseen = 'script, style, template, noscript, textarea, pre, code, samp';

/** The visible texts of a widget or a page, except texts of inner widgets. */
export function textsOf(root: Element): Text[] {
  const host = root.closest('[data-widget]');
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (!(node instanceof Text) || !node.data.trim() || !around || around.closest(unseen)) continue;
    if (around.closest('[data-widget]') === host) texts.push(node);
  }
  return texts;
}

/** The first tag in a visible text, with the text after the tag. */
export function tagIn(text: string): string | undefined {
  const index = text.search(tag);
  return index < 0 ? undefined : shortened(text.slice(index));
}

/**
 * Whether fields are missing. If the field of a label is elsewhere in the host, or if the label has a wrong `for`, the
 * editor has made the mistake.
 */
const lacksFields: Trace = (own) =>
  loneLabels(own(`label, ${labelable}`)).some(({ field }) => !field) ||
  (own('label').length > 0 && !own(labelable).length);

/** Parts of widgets that show the widget's JSON: pictures, fields of variants and options, branches. */
const shownJson = '.krume-picture, [data-configuration-id], [data-option-id], [data-branch]';

/**
 * Whether the JSON is missing. Other checks report JSON in an attribute, a script without its mark, and a script beside
 * the host.
 */
const lacksJson = (own: Own, host: Element): boolean =>
  own(shownJson).length > 0 &&
  !own('script').length &&
  ![...host.attributes].some(({ value }) => /^\s*(?:\[|\{\s*")/.test(value)) &&
  ![host.previousElementSibling, host.nextElementSibling].some((beside) =>
    beside?.matches('script[data-widget-props]'),
  );

const hasNoForm = (button: Element) => !button.closest('form') && !button.hasAttribute('form');

/** Whether a link with the same text is beside the button: the link was inside a `<noscript>`. */
const isDoubled = ({ textContent, parentElement }: Element) =>
  [...(parentElement?.children ?? [])].some(
    (other) => other.localName === 'a' && other.textContent?.trim() === textContent?.trim(),
  );

/** The elements that a CMS can remove, each with a test of the remaining markup. */
const traces: readonly (readonly [lost: string, isLost: Trace])[] = [
  [cmsText.form, (own) => own('[type="submit"]').some(hasNoForm)],
  [cmsText.fields, lacksFields],
  [cmsText.films, (own) => own('video:not([src]):not(:has(source)) > a[href]').length > 0],
  [
    cmsText.controls,
    (own) =>
      own('[data-panel][id]').length > 0 &&
      own('[data-widget-intent="menu"]:not([aria-controls], [aria-expanded])').length > 0,
  ],
  [
    cmsText.template,
    (own) => !own('template').length && own('li > a:not([href]) > img:not([src])').length > 0,
  ],
  [cmsText.noscript, (own) => own('button[data-widget-intent="toggle"]').some(isDoubled)],
];

const known = new WeakMap<Element, string>();

/**
 * The German sentence about elements that a CMS has probably removed from a widget's HTML; empty if there are no
 * traces. Later calls return the first result, because a mounted widget changes its HTML.
 */
export function cmsDamage(host: Element): string {
  const sentence = known.get(host) ?? describe(host);
  known.set(host, sentence);
  return sentence;
}

function describe(host: Element): string {
  const own: Own = (selector) =>
    [...host.querySelectorAll(selector)].filter(
      ({ parentElement }) => parentElement?.closest('[data-widget]') === host,
    );
  const texts = textsOf(host).map(({ data }) => data);
  const isJsonShown = !own('script[data-widget-props]').length && texts.some((text) => json.test(text));
  const shown = texts.filter((text) => !json.test(text)).flatMap((text) => tagIn(text) ?? []);
  // An editor can forget an element, but only a CMS turns an element into text. The sentence therefore blames the CMS
  // only if an element has become text
  const missing = traces.filter(([, isLost]) => isLost(own)).map(([name]) => name);
  const rewritten = [...(isJsonShown ? [cmsText.script] : []), ...shown.slice(0, 1).map(cmsText.tags)];
  const lost = [...missing, ...(lacksJson(own, host) && !isJsonShown ? [cmsText.props] : []), ...rewritten];
  return lost.length ? cmsText.damaged(lost, rewritten.length > 0) : '';
}
