type State = 'idle' | 'validating' | 'checking' | 'sending' | 'refused' | 'sent';

/** Shows why nothing was sent, or what the shop has answered. */
type Tell = (retry: () => void) => void;

/** A press on the button that sends a form. */
export interface Press {
  state: State;
  button: HTMLElement | null;
  /** The shopper wants the form sent, although the same was sent before */
  isConfirmed?: boolean | undefined;
  /** An earlier post by the browser: it may go on, or the shopper has stopped it */
  earlier?: 'still' | 'stopped' | undefined;
  tell?: Tell | undefined;
}

export type PressEvent =
  | { type: 'press'; button: HTMLElement | null; isConfirmed: boolean }
  /** `valid`: no field is in error. `pass`: the bot-check has given a token, or the form has none */
  | { type: 'valid' | 'pass' }
  /** `refuse`: nothing was sent. `answer`: the shop has taken the form, or may have */
  | { type: 'refuse' | 'answer'; tell?: Tell }
  /** The page is still there: the browser's post may go on, is over (undefined), or was stopped by the shopper */
  | { type: 'post'; earlier: Press['earlier'] }
  /** The page is left, comes back out of the back/forward cache, or the widget stops */
  | { type: 'reset' };

type Transitions = Partial<Record<PressEvent['type'], State>>;

const ready: Transitions = { press: 'validating' };
const transitions: Record<State, Transitions> = {
  idle: ready,
  validating: { valid: 'checking' },
  checking: { pass: 'sending' },
  sending: { post: 'sent' },
  refused: ready,
  sent: ready,
};
/** From every state: the shop may answer after the page was left and restored. */
const always: Transitions = { refuse: 'refused', answer: 'sent', reset: 'idle' };

export const idle: Press = { state: 'idle', button: null };

/** The press after an event; the same object where the event changes nothing. */
export function nextPress(press: Press, { type, ...facts }: PressEvent): Press {
  const state = always[type] ?? transitions[press.state][type];
  if (!state) return type === 'post' && press.earlier === 'still' ? { ...press, ...facts } : press;
  const earlier = state === 'checking' || state === 'idle' ? undefined : press.earlier;
  return { ...press, earlier, tell: undefined, ...facts, state };
}
