import type { Json } from '../../../shared/api/client.ts';
import { postContact } from '../../../shared/api/contact.ts';
import { catchApiError, isRefusal, mayBeMade } from '../../../shared/api/errors.ts';
import { refusedFields } from '../../../shared/api/refused-fields.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { contactText } from '../../../shared/text/contact.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { createElement } from '../../../shared/ui/dom/create-element.ts';
import { controlsNamed } from '../fields/controls.ts';
import type { Checks, FormInUse } from '../form-in-use.ts';
import { focusMessage } from './focus-message.ts';
import type { PressEvent } from './press.ts';

/**
 * Sends a form as JSON instead of a browser post. After success, a thank-you message replaces the form. A
 * failure leaves the form unchanged.
 *
 * @see site.md sections 2.19 and 7, "Forms"
 */
export async function postForm(place: FormInUse, { result, mark }: Checks): Promise<PressEvent> {
  const { form, endpoint = '', signal, phone, drafts } = place;
  const entered = result();
  if (!entered.valid) return { type: 'refuse' };
  const hidden = [...new FormData(form)].filter(([name]) => isHidden(form, name));
  const body = { ...Object.fromEntries(hidden), ...entered.values } as Json;
  const isOnline = navigator.onLine;
  // After a 401 response, this event is returned without a report, because such a response opens its own dialog
  let event: PressEvent = { type: 'refuse' };
  // Records the sending before the request, because a page that unloads does not receive the response
  drafts.sent();
  const accepted = await catchApiError(
    postContact(endpoint, body, signal).then((response) => ({ response })),
    (error) => {
      const mayBeAccepted = mayBeMade(error, false, isOnline);
      const names = refusedFields(error).filter((name) => controlsNamed(form, name).length > 0);
      const reason = isRefusal(error) ? error.message : '';
      const what = mayBeAccepted ? contactText.unknown : contactText.failed;
      const hint = phone ? checkedFormText.callUs(phone) : '';
      const text = [what, reason, hint].filter(Boolean).join(' ');
      const failing = names.map((name) => ({ name, message: reason }));
      const report =
        failing.length > 0 ? () => mark(failing) : (retry: () => void) => void showError(text, { retry });
      event = { type: mayBeAccepted ? 'accept' : 'refuse', report };
    },
  );
  if (accepted)
    return { type: 'accept', report: () => thank(place, accepted.response?.message || contactText.thanks) };
  if (!signal.aborted) drafts.sent(event.type === 'accept');
  return event;
}

const isHidden = (form: HTMLFormElement, name: string) =>
  controlsNamed(form, name).every(({ type }) => type === 'hidden');

function thank({ form, signal, drafts }: FormInUse, text: string): void {
  // Empties the form, because unloading the page would store its values
  HTMLFormElement.prototype.reset.call(form);
  drafts.forget();
  const box = createElement('p', { class: 'krume-form-success', role: 'status' }, text);
  Element.prototype.replaceWith.call(form, box);
  onAbort(signal, () => box.replaceWith(form));
  focusMessage(box, signal);
}
