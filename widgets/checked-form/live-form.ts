import { onAbort } from '../../shared/page/on-abort.ts';
import { activeElement, contains, listenTo, queryAll, submitForm } from '../../shared/registry/native.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { lazyPart } from '../../shared/ui/widget.ts';
import type { createChecks } from './checks.ts';
import { createDrafts } from './draft/drafts.ts';
import { dateFields } from './fields/controls.ts';
import type { FormInUse } from './form-in-use.ts';
import type { FormPlace } from './form-place.ts';

const loadChecks = lazyPart(() => import('./checks.ts'));
const loadFiles = lazyPart(() => import('./files/files.ts'));
const loadCalendars = lazyPart(() => import('./dates/calendars.ts'));

/**
 * Enhances the server's form. Stores the input from the start, and loads the checks when the form is first
 * used. If the checks fail to load, the browser posts the form, and only the server validates the values.
 *
 * @see README.md in this folder
 */
export function liveForm(place: FormPlace): void {
  const { form, signal } = place;
  const isRejected = queryAll(form, '[aria-invalid="true"]').length > 0;
  const inUse: FormInUse = { ...place, drafts: createDrafts({ ...place, isRejected }) };
  const { drafts } = inUse;
  let checks: ReturnType<typeof createChecks> | undefined;

  const attempt = async () => {
    const module = await loadChecks().catch((error) => console.error('Krume:', error));
    if (!signal.aborted) checks ??= module?.createChecks(inUse);
  };
  /**
   * The last attempt to load the checks. A failed attempt is repeated on the next focus or submission, but not on
   * each input event
   */
  let loading: Promise<void> | undefined;
  const load = () => {
    loading = attempt();
    return loading;
  };
  const onInput = async (event: Event) => {
    drafts.keepSoon();
    if (!checks) await (loading ?? load());
    checks?.onInput(event);
  };
  /**
   * True if the checks failed to load; the next submit event is then left to the browser. This flag is
   * not a state of `press.ts`, because `press.ts` loads with the checks
   */
  let isUnchecked = false;
  const send = (button: HTMLElement | null) => {
    if (checks) return checks.press(button);
    isUnchecked = true;
    submitForm(form, button);
  };
  const onSubmit = async (event: SubmitEvent) => {
    if (event.target !== form) return;
    if (checks) return checks.onSubmit(event);
    if (isUnchecked) {
      isUnchecked = false;
      return drafts.sent();
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (drafts.isPressed()) return;
    drafts.pressed(true);
    await load();
    if (!checks) await inUse.files?.checking();
    if (drafts.isPressed()) send(event.submitter);
  };

  const isInUse = contains(form, activeElement());
  // The user may have typed before mount
  if (isInUse) drafts.keepSoon();
  if (isRejected || isInUse || drafts.isStopped()) void load();
  // The chunk for files loads on mount, because the user may drop a file at any time
  if (queryAll(form, '[type="file"]').length > 0)
    loadFiles().then((module) => {
      inUse.files = module.createFiles(place);
    }, console.error);
  if (dateFields(form).length > 0)
    loadCalendars().then((module) => signal.aborted || module.createCalendars(place), console.error);
  listenTo(form, 'focusin', load, signal);
  listenTo(form, 'input', onInput, signal);
  listenTo(form, 'change', onInput, signal);
  // The capture phase lets this listener run before the listeners of other scripts
  addEventListener('submit', onSubmit, { capture: true, signal });
  const attributes = borrowAttributes();
  onAbort(signal, attributes.giveBack);
  attributes.set(form, 'novalidate', '');
  // Without `method="post"` in the template, the browser would put passwords into the URL
  if (queryAll(form, '[type="password"]').length > 0) attributes.set(form, 'method', 'post');
}
