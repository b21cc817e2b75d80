import { partText } from '../../text/diagnostics/content.ts';
import { nameText } from '../../text/diagnostics/names.ts';
import type { Contract } from '../contract.ts';
import { isInForm, namesForm } from './in-form.ts';

/** What the browser acts on by itself: no click is kept for it. */
const native = 'a[href], area, label, summary, input, select, textarea';

/** What is wrong inside a host, before the widget has touched it. */
export function checkParts(host: Element, contract: Contract): string[] {
  const missing = Object.entries(contract.requiredParts)
    // That the browser has taken its form away is told with its place, that a slot is misspelt by the widget
    .filter(
      ([selector]) =>
        !has(host, selector) &&
        !(namesForm(selector) && isInForm(host)) &&
        // Of what stands in its place the widget says it
        !(selector === contract.fallback && host.querySelector(':scope > :not(script, template)')) &&
        !(selector.includes('data-slot') && hasUnknownSlot(host, contract)),
    )
    .map(([selector, text]) => partText.missing(selector, text));
  const own = (selector: string) =>
    [...host.querySelectorAll(selector)].filter(
      ({ parentElement }) => parentElement?.closest('[data-widget]') === host,
    );
  // Others know their slots, and do not start with a wrong one
  const slots =
    contract.mode === 'enhance'
      ? own('[data-slot]').map((slot) => partText.noSlots(slot.getAttribute('data-slot')))
      : [];
  return [
    ...missing,
    ...(contract.check?.(host) ?? []),
    ...slots,
    ...own('[data-widget-intent]').flatMap((button) => checkIntent(button, contract)),
  ];
}

const hasUnknownSlot = (host: Element, { slots, mode }: Contract) =>
  mode === 'replace' &&
  [...host.querySelectorAll('[data-slot]')].some(
    (slot) => !Object.hasOwn(slots, slot.getAttribute('data-slot') ?? ''),
  );

function checkIntent(button: Element, { intents }: Contract): string[] {
  const intent = button.getAttribute('data-widget-intent') ?? '';
  const known = Object.keys(intents);
  const idle = (why: string) => [partText.noEffect(intent, why)];
  if (!known.length) return idle(partText.noIntents);
  if (!known.includes(intent)) return [partText.unknownIntent(intent, nameText.known(known))];
  if (button.matches(native)) return idle(partText.native);
  if (button.closest('form') && button.getAttribute('type') !== 'button') return idle(partText.submits);
  return [];
}

/** Whether something inside matches; what is around the host does not count as a part of the selector. */
const has = (host: Element, selector: string) =>
  selector
    .split(/,(?![^(]*\))/)
    .map((each) => each.trim())
    .some((each) => host.querySelector(each.startsWith(':scope') ? each : `:scope ${each}`));
