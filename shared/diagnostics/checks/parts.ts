import { isContent } from '../../registry/widget/server-html/content.ts';
import { partText } from '../../text/diagnostics/content.ts';
import type { Contract } from '../contract.ts';
import { suggestionFor } from '../mistakes/describe-mistake.ts';
import { unclosed } from '../mistakes/unclosed.ts';
import { withoutEmpty } from './empty-parts.ts';
import { printedJson } from './host/props.ts';
import { isInForm, namesForm } from './in-form.ts';

/** Matches elements with a native action, whose clicks are not repeated after mounting. */
const native = 'a[href], area, label, summary, input, select, textarea';

export function checkParts(host: Element, contract: Contract): string[] {
  const missing = Object.entries(contract.requiredParts)
    // Skips a form that the parser dropped, and skips a misspelt slot, because other checks report these mistakes
    .filter(
      ([selector]) =>
        !has(host, selector) &&
        !(namesForm(selector) && isInForm(host)) &&
        // Skips a missing fallback if the host contains other elements, because the widget itself reports these
        // elements
        !(selector === contract.fallback && host.querySelector(':scope > :not(script, template)')) &&
        !(selector.includes('data-slot') && (hasUnknownSlot(host, contract) || hasStrayPart(host, contract))),
    )
    .map(([selector, text]) =>
      has(withoutEmpty(host), selector) ? partText.empty : partText.missing(selector, text) + unclosed(host),
    );
  const own = (selector: string) =>
    [...host.querySelectorAll(selector)].filter(
      ({ parentElement }) => parentElement?.closest('[data-widget]') === host,
    );
  // With mode `replace`, the widget itself reports an unknown slot
  const slots =
    contract.mode === 'enhance'
      ? own('[data-slot]').map((slot) => partText.noSlots(slot.getAttribute('data-slot')))
      : [];
  return [
    ...missing,
    ...(hasLegibleProps(host) ? (contract.check?.(host) ?? []) : []),
    ...slots,
    ...own('[data-widget-intent]').flatMap((button) => checkIntent(button, contract)),
  ];
}

/** Whether the JSON of the props can be parsed. If not, most results of the widget's own check are consequences. */
export function hasLegibleProps(host: Element): boolean {
  try {
    JSON.parse(printedJson(host)?.text ?? '{}');
    return true;
  } catch {
    return false;
  }
}

const hasUnknownSlot = (host: Element, { slots, mode }: Contract) =>
  mode === 'replace' &&
  [...host.querySelectorAll('[data-slot]')].some(
    (slot) => !Object.hasOwn(slots, slot.getAttribute('data-slot') ?? ''),
  );

/**
 * Whether the host contains an element that the component would replace. The widget itself reports this element, and
 * the report names the missing slots.
 */
const hasStrayPart = (host: Element, { mode, own, fallback }: Contract) => {
  const known = ['[data-slot]', own, fallback].filter((selector) => selector !== undefined);
  const others = [...host.querySelectorAll(`:scope > :not(${known.join(', ')})`)];
  return mode === 'replace' && others.some((other) => other.localName !== 'template' && isContent(other));
};

function checkIntent(button: Element, { intents }: Contract): string[] {
  const intent = button.getAttribute('data-widget-intent') ?? '';
  const known = Object.keys(intents);
  const idle = (why: string) => [partText.noEffect(intent, why)];
  if (!known.length) return idle(partText.noIntents);
  if (!known.includes(intent)) return [partText.unknownIntent(intent, suggestionFor(intent, known))];
  if (button.matches(native)) return idle(partText.native);
  if (button.closest('form') && button.getAttribute('type') !== 'button') return idle(partText.submits);
  return [];
}

/**
 * Whether an element inside the host matches a selector. The ancestors in the selector must also be inside the host.
 */
const has = (host: Element, selector: string) =>
  selector
    .split(/,(?![^(]*\))/)
    .map((each) => each.trim())
    .some((each) => host.querySelector(each.startsWith(':scope') ? each : `:scope ${each}`));
