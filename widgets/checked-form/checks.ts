import { configuration } from '../../shared/api/configuration.ts';
import { fetchShopClock } from '../../shared/api/shop-clock.ts';
import { shopDay } from '../../shared/api/shop-day.ts';
import { RulesConfiguration } from '../../shared/model/configuration/rules.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { getAttribute, matches } from '../../shared/registry/native.ts';
import { emailOf } from '../../shared/rules/fields/email.ts';
import { type FailingField, type FormValues, validateForm } from '../../shared/rules/form.ts';
import { siteForms } from '../../shared/rules/forms/site-forms.ts';
import { scrollTo } from '../../shared/ui/dom/scroll-to.ts';
import { showField } from '../../shared/ui/dom/show-field.ts';
import { writeDate } from './dates/dates.ts';
import { controlsNamed, dateFields } from './fields/controls.ts';
import { createMarks } from './fields/marks.ts';
import { pageBounds } from './fields/page-bounds.ts';
import { createParts } from './fields/parts.ts';
import { createPasswords } from './fields/passwords.ts';
import { createSummary } from './fields/summary.tsx';
import { wrongUrls } from './fields/url-fields.ts';
import type { FormInUse } from './form-in-use.ts';
import { createSendForm } from './sending/send-form.ts';

/**
 * Validates a form; loaded when the form is first used. Invalid fields are marked, and the first invalid
 * field gets the focus. A mark disappears when its field is corrected. Values are always read from the
 * fields, because browsers may autofill without an event.
 *
 * @see site.md sections 4.9 to 4.11 and 5
 */
export function createChecks(place: FormInUse) {
  const { form, name, signal } = place;
  const { rule: ruleOf, parts: partsOf, isRequest } = siteForms[name];
  const settings = configuration(RulesConfiguration);
  const values = (): FormValues => Object.fromEntries(new FormData(form));
  const result = () =>
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
  /**
   * Returns the invalid fields. Errors of fields that the form does not contain are omitted, because the user
   * could not correct them.
   */
  const check = (): FailingField[] => {
    const now = result();
    const failing = now.valid ? [] : now.failing.filter(({ name }) => controlsNamed(form, name).length > 0);
    return [...failing, ...wrongUrls(form)];
  };
  const dates = dateFields(form);
  if (dates.length > 0) void fetchShopClock();

  const marks = createMarks(place);
  const parts = createParts(form);
  const passwords = createPasswords(form);
  const summary = createSummary(form);
  const showParts = (isMoving: boolean) => parts.update(partsOf?.(values()) ?? {}, isMoving);
  showParts(false);
  onAbort(signal, () => {
    marks.clear();
    summary.remove();
    passwords.remove();
    parts.restore();
  });

  const mark = (failing: readonly FailingField[]) => {
    marks.replace(failing);
    const list = marks.list();
    summary.show(list);
    if (list[0]) showField(form, list[0].name);
    else passwords.hide();
    return list.length === 0;
  };
  const sending = createSendForm(place, {
    isRequest,
    validate() {
      // A browser may have autofilled fields without an event
      showParts(false);
      for (const date of dates) writeDate(date);
      return mark(check());
    },
    mark,
    result,
  });

  return {
    onInput({ target, type }: Event): void {
      const field = target instanceof Element ? target : form;
      for (const date of dates) if (type === 'change' && date === field) writeDate(date);
      showParts(true);
      // Scrolls to the checkbox that opens the shipping address (site.md section 2.11)
      if (type === 'change' && matches(field, '[name="differentshipping"]:checked')) void scrollTo(field);
      if (marks.list().length === 0) return;
      marks.removeCorrected(check(), getAttribute(field, 'name') ?? '');
      // Updates only a visible summary, because a new summary below the server's error messages would move
      // the page
      if (summary.isShown()) summary.show(marks.list());
    },
    ...sending,
  };
}
