import { onAbort } from '../../../shared/page/on-abort.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { createButton, createElement } from '../../../shared/ui/dom/create-element.ts';
import { adoptStyles, lazyPart } from '../../../shared/ui/widget.ts';
import { dateFields, isChangeable, labelOf } from '../fields/controls.ts';
import type { FormPlace } from '../form-place.ts';
import styles from './calendars.css?inline';

const load = lazyPart(() => import('./open-calendar.tsx'));

/**
 * Adds to each date field a button that opens a calendar. The calendar loads only when the pointer reaches the
 * button, because a date can also be typed. The button is removed while the field is disabled or read-only.
 *
 * @see site.md section 2.20
 */
export function createCalendars(place: FormPlace): void {
  const { form, signal } = place;
  adoptStyles(styles);
  const buttons = dateFields(form).map((field) => {
    const button = createButton({
      class: 'krume-open-calendar',
      'aria-haspopup': 'dialog',
      'aria-label': checkedFormText.calendar(labelOf(form, field.name)),
    });
    button.onpointerenter = () => void load().catch(() => undefined);
    button.onclick = () => void open(field, button, place);
    onAbort(signal, () => button.remove());
    return { field, button };
  });
  const update = () => {
    for (const { field, button } of buttons) {
      if (!isChangeable(field)) button.remove();
      else if (!button.isConnected) (field.closest('label') ?? field).after(button);
    }
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(form, { subtree: true, attributeFilter: ['disabled', 'readonly'] });
  onAbort(signal, () => observer.disconnect());
}

async function open(field: HTMLInputElement, button: HTMLElement, { signal, id }: FormPlace): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  try {
    const { openCalendar } = await load();
    if (!signal.aborted && isChangeable(field))
      openCalendar({ field, button, signal, id, onFail: () => showCalendarMissing(field, signal) });
  } catch (error) {
    console.error('Krume:', error);
    showCalendarMissing(field, signal);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** Shows a note that the calendar is unavailable and that the date can be typed. */
function showCalendarMissing(field: HTMLInputElement, signal: AbortSignal): void {
  const note = createElement('small', { role: 'alert', class: 'krume-hint' }, checkedFormText.noCalendar);
  field.closest('.krume-form-field')?.append(note);
  field.focus();
  const remove = () => note.remove();
  field.addEventListener('input', remove, { once: true, signal });
  onAbort(signal, remove);
}
