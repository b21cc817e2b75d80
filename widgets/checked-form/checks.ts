import { configuration } from '../../shared/api/configuration.ts';
import { askShopClock } from '../../shared/api/shop-clock.ts';
import { shopDay } from '../../shared/api/shop-day.ts';
import { RulesConfiguration } from '../../shared/model/configuration.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { onPageRestore } from '../../shared/page/page-lifecycle.ts';
import { getAttribute, matches, submitForm } from '../../shared/registry/native.ts';
import { emailOf } from '../../shared/rules/fields/email.ts';
import { type FailingField, type FormValues, validateForm } from '../../shared/rules/form.ts';
import { siteForms } from '../../shared/rules/forms/site-forms.ts';
import { sendingText } from '../../shared/text/sending.ts';
import errorSummary from '../../shared/ui/components/error-summary.css?inline';
import { askFirst } from '../../shared/ui/dialogs/ask-first.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { adoptOnce } from '../../shared/ui/dom/adopt-once.ts';
import { scrollTo } from '../../shared/ui/dom/scroll-to.ts';
import { showField } from '../../shared/ui/dom/show-field.ts';
import { importWithRetry } from '../../shared/ui/widget.ts';
import { createGuard } from './bot-check/guard.ts';
import { writeDate } from './dates/dates.ts';
import type { createDrafts } from './draft/drafts.ts';
import { controlsNamed, dateFields } from './fields/controls.ts';
import { createMarks } from './fields/marks.ts';
import { pageBounds } from './fields/page-bounds.ts';
import { createParts } from './fields/parts.ts';
import { createPasswords } from './fields/passwords.ts';
import { submitButtons } from './fields/submit-buttons.ts';
import { createSummary } from './fields/summary.ts';
import type { FormPlace } from './form-place.ts';
import { createSending } from './sending/sending.ts';

/**
 * What a form needs as soon as it is used: fields in error are marked, and the first one gets the focus; a mark goes as soon
 * as its field is mended. What stands in the form is read from its fields, so that what a browser has filled in without
 * telling counts.
 *
 * @see site.md sections 4.9 to 4.11 and 5
 */
export function createChecks(place: FormPlace, drafts: ReturnType<typeof createDrafts>) {
  const { sent, isSent, pressed, isPressed, takeStopped } = drafts;
  const { form, name, signal } = place;
  adoptOnce(errorSummary);
  const { rule: ruleOf, parts: partsOf, isRequest } = siteForms[name];
  const settings = configuration(RulesConfiguration);
  const values = (): FormValues => Object.fromEntries(new FormData(form));
  const validate = () =>
    validateForm(
      ruleOf({
        today: shopDay(),
        maxLength: settings.maxLength,
        email: emailOf(settings),
        boundsOf: (field) => pageBounds(controlsNamed(form, field)[0]),
        has: (field) => controlsNamed(form, field).length > 0,
      }),
      values(),
    );
  /** A field that the form does not have is nothing that its shopper could mend. */
  const check = (): FailingField[] => {
    const result = validate();
    if (result.valid) return [];
    return result.failing.filter(({ name }) => controlsNamed(form, name).length > 0);
  };
  const dates = dateFields(form);
  if (dates.length > 0) void askShopClock();

  const marks = createMarks(form);
  const parts = createParts(form);
  const passwords = createPasswords(form);
  const summary = createSummary(form);
  const sending = createSending(form, signal);
  const guard = createGuard(place);
  let isCleared = false;
  let isWanted = false;
  const showParts = (isMoving: boolean) => parts.update(partsOf?.(values()) ?? {}, isMoving);
  showParts(false);
  onAbort(signal, () => {
    sending.end();
    marks.clear();
    summary.remove();
    passwords.remove();
    parts.restore();
  });

  const refuse = (failing: readonly FailingField[]) => {
    marks.replace(failing);
    summary.show(marks.list());
    const [first] = marks.list();
    if (first) showField(form, first.name);
  };
  const giveUp = () => {
    pressed(false);
    sending.end();
  };
  const post = (endpoint: string, retry: () => void) => {
    const result = validate();
    if (!result.valid) return giveUp();
    const posting = { ...place, endpoint, values: result.values, refuse, sent, end: sending.end, retry };
    importWithRetry(() => import('./sending/post-form.ts'))
      .then(({ postForm }) => (isPressed() ? postForm(posting) : undefined))
      .catch((error) => {
        console.error('Krume:', error);
        giveUp();
        return showError(sendingText.notSent, { retry });
      });
  };

  const sendAgain = (submitter: HTMLElement | null) => {
    isWanted = true;
    submitForm(form, submitter);
    isWanted = false;
  };
  const askAgain = async (submitter: HTMLElement | null) => {
    const question = sending.isLate() ? sendingText.anew : sendingText.sentBefore;
    if ((await askFirst(question)) && !signal.aborted) sendAgain(submitter);
  };

  const tellStopped = () => {
    if (!takeStopped()) return;
    const [button, other] = submitButtons(form);
    // Which of several was meant, nobody knows any more
    const again = other ? {} : { retry: () => sendAgain(button ?? null) };
    void showError(sendingText.leftBefore, { reload: false, ...again });
  };
  tellStopped();
  onPageRestore(tellStopped, signal);

  return {
    onInput({ target, type }: Event): void {
      const field = target instanceof Element ? target : form;
      for (const date of dates) if (type === 'change' && date === field) writeDate(date);
      showParts(true);
      // site.md section 2.11: to the checkbox that has opened the shipping address
      if (type === 'change' && matches(field, '[name="differentshipping"]:checked')) void scrollTo(field);
      if (marks.list().length === 0) return;
      marks.mend(check(), getAttribute(field, 'name') ?? '');
      // What the server has marked, it has told: a list of ours would push the page down
      if (summary.isShown()) summary.show(marks.list());
    },
    /** Whether the browser may send the form now */
    allows({ submitter }: SubmitEvent): boolean {
      if (isCleared) {
        sending.leave();
        return true;
      }
      if (sending.isUnderWay()) return false;
      // A browser may have filled them in without telling
      showParts(false);
      for (const date of dates) writeDate(date);
      refuse(check());
      if (marks.list().length > 0) return false;
      if (isRequest && !isWanted && (isSent() || sending.isLate())) {
        void askAgain(submitter);
        return false;
      }
      passwords.hide();
      pressed(true);
      sending.begin(submitter);
      const retry = () => sendAgain(submitter);
      const send = () => {
        if (place.endpoint) return post(place.endpoint, retry);
        isCleared = true;
        submitForm(form, submitter);
        isCleared = false;
      };
      if (guard) void guard.pass({ send, fail: giveUp, retry });
      else if (place.endpoint) send();
      else {
        sending.leave();
        return true;
      }
      return false;
    },
  };
}
