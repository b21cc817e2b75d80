import { atom } from 'nanostores';
import { configuration } from '../../../shared/api/configuration.ts';
import { BotCheckConfiguration } from '../../../shared/model/configuration/bot-check.ts';
import { onPageLeave } from '../../../shared/page/page-lifecycle.ts';
import { queryAll } from '../../../shared/registry/native.ts';
import { followConsent, mayLoad } from '../../../shared/stores/session/consent.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import { placeAboveButton } from '../fields/submit-buttons.ts';
import type { FormPlace } from '../form-place.ts';
import type { PressEvent } from '../sending/press.ts';
import { watchDeparture } from './watch-departure.ts';

const load = lazyPart(() => import('./bot-check.ts'));
const loadQuestion = lazyPart(() => import('./consent-question.tsx'));

/**
 * The bot-check of a form with the field `recaptchatoken`. A new token is requested each time the form is
 * sent. With consent, the service loads when a field is first used. Without consent, the form asks for
 * consent on submission.
 *
 * @see site.md section 4.9
 */
export function createGuard(place: FormPlace) {
  const { form, signal, phone } = place;
  const [field] = queryAll<HTMLInputElement>(form, 'input[name="recaptchatoken"]');
  if (!field) return undefined;
  const settings = configuration(BotCheckConfiguration);
  if (!settings.captchaNecessary) followConsent(signal);
  const permission = settings.captchaNecessary ? atom(true) : mayLoad('botCheck');
  // Without a configured service, no consent is needed
  const isMissing = () => !settings.captchaUrl && !Reflect.get(window, 'grecaptcha');
  const isAllowed = () => permission.get() || isMissing();

  const prepare = () => {
    // Only logs a failure, because the submission of the form reports the failure again
    if (isAllowed())
      load()
        .then((module) => module.loadBotCheck(settings, permission), console.warn)
        .catch(console.warn);
  };
  prepare();

  // A token is valid once, so a page in the back/forward cache must not keep a token
  const clear = () => {
    field.value = '';
  };
  onPageLeave(clear, signal);

  async function ask(onAllowed: () => void): Promise<void> {
    const { askForConsent } = await loadQuestion();
    askForConsent({ ...place, from: settings.captchaFrom, placeAboveButton, onAllowed });
  }

  return {
    /**
     * Writes a new token into the field.
     *
     * @param turn aborts when the press is over
     */
    async pass(turn: AbortSignal): Promise<PressEvent> {
      if (!isAllowed()) return { type: 'refuse', report: ask };
      const staying = watchDeparture(turn);
      try {
        const { botToken } = await load();
        const token = await botToken(settings, permission);
        if (!turn.aborted) field.value = token;
        return { type: 'pass' };
      } catch (error) {
        await staying();
        if (!turn.aborted) console.error(error);
        const hint = phone ? ` ${checkedFormText.callUs(phone)}` : '';
        return {
          type: 'refuse',
          report: (retry) => void showError(checkedFormText.captchaFailed + hint, { retry }),
        };
      }
    },
  };
}
