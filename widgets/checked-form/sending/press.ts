type State = 'idle' | 'validating' | 'checking' | 'ready' | 'sending' | 'refused' | 'sent';

/** Shows why nothing was sent, or what the shop has responded. */
type Report = (retry: () => void) => void;

/** A press on the submit button of a form. */
export interface Press {
  state: State;
  button: HTMLElement | null;
  /** Whether the user has confirmed sending the same values again */
  isConfirmed?: boolean | undefined;
  /** State of an earlier post: it may still be running, or the user has stopped it */
  earlier?: 'still' | 'stopped' | undefined;
  report?: Report | undefined;
}

export type PressEvent =
  | { type: 'press'; button: HTMLElement | null; isConfirmed: boolean }
  /**
   * `valid`: no field is invalid. `pass`: the bot-check has returned a token, or the form has no bot-check
   */
  | { type: 'valid' | 'pass' }
  /** A submit event of the form. In the state `ready`, this event sends the form */
  | { type: 'submit' }
  /** `refuse`: nothing was sent. `accept`: the shop has accepted the form, or may have accepted it */
  | { type: 'refuse' | 'accept'; report?: Report }
  /**
   * The browser has posted the form, but the page has not unloaded. `earlier` is the state of this post: it
   * may still be running, the user has stopped it, or it has ended (undefined)
   */
  | { type: 'post'; earlier: Press['earlier'] }
  /** The page was hidden or restored from the back/forward cache, or the widget was unmounted */
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
/**
 * Transitions from every state, because a response can arrive after the user has left and restored the page.
 */
const always: Transitions = { refuse: 'refused', accept: 'sent', reset: 'idle' };

export const idle: Press = { state: 'idle', button: null };

/** Returns the press after an event; the same object if the event changes nothing. */
export function nextPress(press: Press, { type, ...facts }: PressEvent): Press {
  const state = always[type] ?? transitions[press.state][type];
  if (!state) return type === 'post' && press.earlier === 'still' ? { ...press, ...facts } : press;
  const earlier = state === 'checking' || state === 'idle' ? undefined : press.earlier;
  return { ...press, earlier, report: undefined, ...facts, state };
}
