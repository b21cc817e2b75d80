type State = 'idle' | 'validating' | 'checking' | 'ready' | 'sending' | 'refused' | 'sent';

/** Shows why nothing was sent, or the response of the shop. */
type Report = (retry: () => void) => void;

/** A press on the submit button of a form. */
export interface Press {
  state: State;
  button: HTMLElement | null;
  /** The user has confirmed sending the same values again */
  isConfirmed?: boolean | undefined;
  /** The state of an earlier post: it may still be running, or the user has stopped it */
  earlier?: 'still' | 'stopped' | undefined;
  report?: Report | undefined;
}

export type PressEvent =
  | { type: 'press'; button: HTMLElement | null; isConfirmed: boolean }
  /** `valid`: no field is invalid. `pass`: the bot-check has returned a token, or the form has no bot-check */
  | { type: 'valid' | 'pass' }
  /** A submit event of the form. In the state `ready`, the form is sent with it */
  | { type: 'submit' }
  /** `refuse`: nothing was sent. `accept`: the shop has accepted the form, or may have */
  | { type: 'refuse' | 'accept'; report?: Report }
  /**
   * The page did not unload after the browser posted the form. `earlier`: the post may still be running, was stopped by
   * the user, or has ended (undefined)
   */
  | { type: 'post'; earlier: Press['earlier'] }
  /** The page is hidden or restored from the back/forward cache, or the widget is unmounted */
  | { type: 'reset' };

type Transitions = Partial<Record<PressEvent['type'], State>>;

const open: Transitions = { press: 'validating' };
const transitions: Record<State, Transitions> = {
  idle: open,
  validating: { valid: 'checking' },
  checking: { pass: 'ready' },
  ready: { submit: 'sending' },
  sending: { post: 'sent' },
  refused: open,
  sent: open,
};
/** Transitions from every state: a response can arrive after the page was left and restored. */
const always: Transitions = { refuse: 'refused', accept: 'sent', reset: 'idle' };

export const idle: Press = { state: 'idle', button: null };

/** The press after an event; the same object if the event changes nothing. */
export function nextPress(press: Press, { type, ...facts }: PressEvent): Press {
  const state = always[type] ?? transitions[press.state][type];
  if (!state) return type === 'post' && press.earlier === 'still' ? { ...press, ...facts } : press;
  const earlier = state === 'checking' || state === 'idle' ? undefined : press.earlier;
  return { ...press, earlier, report: undefined, ...facts, state };
}
