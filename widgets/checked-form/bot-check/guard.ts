import { atom } from 'nanostores';
import { configuration } from '../../../shared/api/configuration.ts';
import { BotCheckConfiguration } from '../../../shared/model/configuration.ts';
import { onPageLeave, onPageRestore } from '../../../shared/page/page-lifecycle.ts';
import { queryAll } from '../../../shared/registry/native.ts';
import { followConsent, mayLoad } from '../../../shared/stores/session/consent.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { importWithRetry } from '../../../shared/ui/widget.ts';
import { placeAboveButton } from '../fields/submit-buttons.ts';
import type { FormPlace } from '../form-place.ts';
import { watchDeparture } from './watch-departure.ts';

/**
 * The bot-check of a form with the field `recaptchatoken`: asked for a token each time that the form is sent. Loads with
 * consent only, then when a field is first used; without it, the form asks when it is sent.
 *
 * @see site.md section 4.9
 */
export function createGuard({ form, signal, phone, email }: FormPlace) {
  const [field] = queryAll<HTMLInputElement>(form, 'input[name="recaptchatoken"]');
  if (!field) return undefined;
  const settings = configuration(BotCheckConfiguration);
  if (!settings.captchaNecessary) followConsent(signal);
  const permission = settings.captchaNecessary ? atom(true) : mayLoad('botCheck');
  // Without a service there is nothing to ask for
  const isMissing = () => !settings.captchaUrl && !Reflect.get(window, 'grecaptcha');
  const isAllowed = () => permission.get() || isMissing();
  let attempt: AbortController | undefined;

  const load = () => importWithRetry(() => import('./bot-check.ts'));
  const prepare = () => {
    // What fails now is told when the form is sent
    if (isAllowed())
      load()
        .then((late) => late.loadBotCheck(settings, permission), console.warn)
        .catch(console.warn);
  };
  prepare();

  const stop = () => {
    attempt?.abort();
    // A token is good for one time: what the browser keeps of the page has none
    field.value = '';
  };
  onPageLeave(stop, signal);
  onPageRestore(stop, signal);

  async function ask(send: () => void): Promise<void> {
    const { askForConsent } = await importWithRetry(() => import('./consent-question.tsx'));
    const from = settings.captchaFrom;
    askForConsent({ form, signal, from, phone, email, placeAboveButton, onAllowed: send });
  }

  return {
    /**
     * Calls `send` with a fresh token in its field; `fail` when there is none, after it has said so.
     *
     * @param retry what the dialog's button does
     */
    async pass({ send, fail, retry }: Record<'send' | 'fail' | 'retry', () => void>): Promise<void> {
      if (!isAllowed()) {
        fail();
        return ask(retry);
      }
      const mine = new AbortController();
      attempt = mine;
      const turn = mine.signal;
      const staying = watchDeparture(turn);
      try {
        const { botToken } = await load();
        const token = await botToken(settings, permission);
        // Left meanwhile: what comes back out of the browser's cache sends nothing by itself
        if (turn.aborted || signal.aborted) return;
        field.value = token;
        mine.abort();
        send();
      } catch (error) {
        await staying();
        if (turn.aborted || signal.aborted) return;
        mine.abort();
        console.error(error);
        fail();
        const hint = phone ? ` ${checkedFormText.callUs(phone)}` : '';
        await showError(checkedFormText.captchaFailed + hint, { retry });
      }
    },
  };
}
