import { type InferOutput, object, optional, safeParse, string } from 'valibot';

/** What goes with the entry of the history, and with nothing that outlives the tab. */
const Choices = object({ paymentCode: optional(string()), acceptedFor: optional(string()) });
type Choices = InferOutput<typeof Choices>;

/** For the page that is loaded next in this place, and for that one alone. */
export const keepPastReload = (choices: Choices) => history.replaceState({ krumeCheckout: choices }, '');

/** What the page before a reload has left; it is taken once. */
export function takePastReload(): Choices {
  const state: unknown = history.state;
  const result = safeParse(object({ krumeCheckout: Choices }), state);
  if (!result.success) return {};
  history.replaceState(null, '');
  return result.output.krumeCheckout;
}
