import { parseQuantity, type QuantityLimits } from '../../shared/rules/product/quantity.ts';

// A state machine for the quantity field of a cart item: the text in the field, and the pending change.

interface QuantityState {
  /** The quantity last confirmed by the server */
  known: number;
  /** The text in the field; undefined if the field shows the confirmed quantity */
  typed: string | undefined;
  /** Whether the shopper is still typing */
  isTyping: boolean;
  /** Whether the typed number was corrected, because it was not an integer or was out of range */
  isCorrected: boolean;
  /** The quantity that is being sent. `due` is the quantity to send next */
  sending: number | undefined;
  due: number | undefined;
  /** Error message of the last change; the quantity stays in the field for a retry */
  problem: string;
}

export type QuantityEvent =
  | { type: 'typed'; text: string }
  /** The shopper has paused typing, or the field has lost the focus; `again` retries a failed change */
  | { type: 'settled'; again?: boolean }
  | { type: 'succeeded' }
  | { type: 'failed'; problem: string }
  /** The shopper has changed another line. This clears an earlier error */
  | { type: 'otherLineChanged' }
  /** The server has confirmed a quantity, after a change on this page or in another tab */
  | { type: 'confirmed'; known: number }
  | { type: 'left' };

/** The next state, and the quantity to send now, if any. */
export interface QuantityStep {
  state: QuantityState;
  send?: number | undefined;
}

export const openQuantity = (known: number): QuantityState => ({
  known,
  typed: undefined,
  isTyping: false,
  isCorrected: false,
  sending: undefined,
  due: undefined,
  problem: '',
});

/** Whether the field shows the confirmed quantity, without an error. */
export const isUntouched = ({ typed, sending, problem }: QuantityState): boolean =>
  typed === undefined && sending === undefined && problem === '';

/**
 * Returns the next state after an event. While a change is being sent, later values wait, and only the latest
 * value is sent afterwards.
 */
export function quantityStep(
  state: QuantityState,
  event: QuantityEvent,
  limits: QuantityLimits,
): QuantityStep {
  const { typed, known, sending, due } = state;
  const value = typed === undefined ? undefined : parseQuantity(typed, limits);
  const settled = { ...state, isTyping: false };
  switch (event.type) {
    case 'typed': {
      // A number below the minimum is not sent during typing, because it may be the start of a larger number
      const isTyping =
        parseQuantity(event.text, limits) !== undefined && Number(event.text) >= (limits.min ?? 1);
      return { state: { ...state, typed: event.text, isTyping, isCorrected: false, problem: '' } };
    }
    case 'settled': {
      if (typed === undefined) return { state: settled };
      // The confirmed quantity replaces text that is not a number
      if (value === undefined) return { state: { ...settled, typed: undefined } };
      const isCorrected = state.isCorrected || Number(typed) !== value;
      const shown = { ...settled, typed: String(value), isCorrected };
      if (state.problem && !event.again) return { state: shown };
      if (value === (due ?? sending ?? known)) return { state: shown };
      if (sending !== undefined) return { state: { ...shown, due: value } };
      return { state: { ...shown, sending: value, problem: '' }, send: value };
    }
    case 'succeeded': {
      const accepted = { ...state, known: sending ?? known, sending: due, due: undefined };
      return { state: accepted, send: due };
    }
    case 'failed': {
      if (due !== undefined) return { state: { ...state, sending: due, due: undefined }, send: due };
      // The error is outdated if the server has since confirmed the same quantity
      const problem = value === known ? '' : event.problem;
      return { state: { ...state, sending: undefined, problem } };
    }
    case 'otherLineChanged':
      return {
        state: state.problem ? { ...settled, typed: undefined, isCorrected: false, problem: '' } : state,
      };
    case 'confirmed': {
      const isBusy = state.isTyping || sending !== undefined;
      const waits = state.problem !== '' && event.known === known;
      const isCorrected = state.isCorrected && event.known === value;
      const confirmed = { ...state, known: event.known, isCorrected };
      return { state: isBusy || waits ? confirmed : { ...confirmed, typed: undefined, problem: '' } };
    }
    case 'left': {
      const last = state.isTyping && value !== undefined ? value : due;
      if (last === undefined || last === (sending ?? known)) return { state: settled };
      // On unload, the latest value is sent now, and no further value waits
      return { state: { ...settled, known: last, due: undefined }, send: last };
    }
  }
}
