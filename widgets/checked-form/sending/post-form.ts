import type { Json } from '../../../shared/api/client.ts';
import { postContact } from '../../../shared/api/contact.ts';
import { catchApiError, isRefusal, mayBeMade } from '../../../shared/api/errors.ts';
import { refusedFields } from '../../../shared/api/refused-fields.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import type { FailingField } from '../../../shared/rules/form.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { contactText } from '../../../shared/text/contact.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { draftName, forgetDraft } from '../draft/form-draft.ts';
// What comes late and uses the core imports it whole: CONTRIBUTING.md, "What is fetched late"
import '../../../shared/ui/widget.ts';
import { controlsNamed } from '../fields/controls.ts';
import type { FormPlace } from '../form-place.ts';
import { leadTo } from './answer-box.ts';

interface Posting extends FormPlace {
  endpoint: string;
  /** What was entered, as the form's rule gives it out */
  values: object;
  /** The shop has refused fields: they are marked with its reason */
  refuse(failing: readonly FailingField[]): void;
  /** It is on its way, or has come back */
  sent(isIt?: boolean): void;
  /** Nothing is under way any more */
  end(): void;
  retry(): void;
}

/**
 * Sends a form as JSON, in place of the browser: the thanks take the form's place. What fails leaves it as it is.
 *
 * @see site.md sections 2.19 and 7, "Forms"
 */
export async function postForm(posting: Posting): Promise<void> {
  const { form, endpoint, values, signal, phone, refuse, sent, end, retry } = posting;
  const hidden = [...new FormData(form)].filter(([name]) => isHidden(form, name));
  const body = { ...Object.fromEntries(hidden), ...values } as Json;
  const isOnline = navigator.onLine;
  let mayBeTaken = false;
  // Who leaves meanwhile does not hear what becomes of it
  sent();
  const taken = await catchApiError(
    postContact(endpoint, body, signal).then((answer) => ({ answer })),
    (error) => {
      end();
      mayBeTaken = mayBeMade(error, false, isOnline);
      const names = refusedFields(error).filter((name) => controlsNamed(form, name).length > 0);
      const reason = isRefusal(error) ? error.message : '';
      if (names.length > 0) return refuse(names.map((name) => ({ name, message: reason })));
      const what = mayBeTaken ? contactText.unknown : contactText.failed;
      const hint = phone ? checkedFormText.callUs(phone) : '';
      void showError([what, reason, hint].filter(Boolean).join(' '), { retry });
    },
  );
  if (signal.aborted) return;
  end();
  if (taken) thank(posting, taken.answer?.message || contactText.thanks);
  // A session that has ended is told by its own dialog
  else sent(mayBeTaken);
}

const isHidden = (form: HTMLFormElement, name: string) =>
  controlsNamed(form, name).every(({ type }) => type === 'hidden');

function thank({ form, name, signal }: Posting, text: string): void {
  // Empty before it goes: leaving the page keeps what stands in it
  HTMLFormElement.prototype.reset.call(form);
  forgetDraft(draftName(name));
  const box = document.createElement('p');
  box.className = 'krume-form-success';
  box.setAttribute('role', 'status');
  box.textContent = text;
  Element.prototype.replaceWith.call(form, box);
  onAbort(signal, () => box.replaceWith(form));
  leadTo(box, signal);
}
