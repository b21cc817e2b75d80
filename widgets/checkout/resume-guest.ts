import { configuration } from '../../shared/api/configuration.ts';
import { RulesConfiguration } from '../../shared/model/configuration.ts';
import { validateForm } from '../../shared/rules/form.ts';
import { guestForm } from '../../shared/rules/forms/guest.ts';
import { recallDraft } from './draft.ts';
import type { Flow } from './flow.ts';
import { guestAddresses } from './guest-addresses.ts';

/** What a guest has entered is there again after a reload, and so is the step, as far as what it needs is there. */
export function resumeGuest(flow: Flow): void {
  const draft = recallDraft(flow.owner);
  if (draft) {
    const { typed, shipping, comment } = draft;
    flow.update({ typed, shipping, comment });
    const result = validateForm(guestForm(configuration(RulesConfiguration).maxLength), typed);
    if (result.valid) {
      const { subscribeNewsletter } = result.values;
      flow.update({ isGuest: true, addresses: guestAddresses(result.values), subscribeNewsletter });
    }
  }
  flow.followAddress();
}
