import { configuration } from '../../../shared/api/configuration.ts';
import { RulesConfiguration } from '../../../shared/model/configuration/rules.ts';
import { validateForm } from '../../../shared/rules/form.ts';
import { guestForm } from '../../../shared/rules/forms/guest.ts';
import { recallDraft } from '../flow/draft.ts';
import type { Flow } from '../flow/flow.ts';
import { guestAddresses } from './guest-addresses.ts';

/**
 * Restores a guest's input after a reload. Also restores the step, if the input for all earlier steps is
 * complete.
 */
export function resumeGuest(flow: Flow): void {
  const draft = recallDraft(flow.owner);
  if (draft) {
    const { typed, sent, shipping, comment } = draft;
    const rule = guestForm(configuration(RulesConfiguration));
    const result = sent && validateForm(rule, sent);
    flow.update({
      typed,
      shipping,
      comment,
      ...(result?.valid && {
        isGuest: true,
        sent,
        addresses: guestAddresses(result.values),
        subscribeNewsletter: result.values.subscribeNewsletter,
      }),
    });
  }
  flow.followUrl();
}
