import { parseQuantity, type QuantityLimits } from '../../shared/rules/product/quantity.ts';

// The quantity field of a line as a state machine: what stands in it, and what is on its way to the shop.

export interface QuantityState {
  /** What the shop has said last */
  known: number;
  /** What stands in the field; undefined is what the shop has said */
  typed: string | undefined;
  /** The shopper has not finished typing */
  isTyping: boolean;
  /** Another number than the one typed was put in its place: it was no whole one, or out of the limits */
  isCorrected: boolean;
  /** The value under way, and the newest that waits for its answer */
  sending: number | undefined;
  due: number | undefined;
  /** What went wrong with the last change: its number stays, to be tried again */
  problem: string;
}

export type QuantityEvent =
  | { type: 'typed'; text: string }
  /** The pause after typing is over, or the field was left; `again` for a change that has failed */
  | { type: 'settled'; again?: boolean }
  | { type: 'answered' }
  | { type: 'failed'; problem: string }
  /** Another line was changed: what failed before is past */
  | { type: 'passed' }
  /** The shop has said another number, here or in another tab */
  | { type: 'told'; known: number }
  | { type: 'left' };

/** What is to be sent: now, or with the page that is being left. */
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

/** The next state after an event. While a change is under way, only the newest after it counts. */
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
      // A number below the minimum may be the beginning of a larger one: that is for the shopper to say
      const isTyping =
        parseQuantity(event.text, limits) !== undefined && Number(event.text) >= (limits.min ?? 1);
      return { state: { ...state, typed: event.text, isTyping, isCorrected: false, problem: '' } };
    }
    case 'settled': {
      if (typed === undefined) return { state: settled };
      // Nothing that can be read gives way to what the shop has said
      if (value === undefined) return { state: { ...settled, typed: undefined } };
      const isCorrected = state.isCorrected || Number(typed) !== value;
      const shown = { ...settled, typed: String(value), isCorrected };
      if (state.problem && !event.again) return { state: shown };
      if (value === (due ?? sending ?? known)) return { state: shown };
      if (sending !== undefined) return { state: { ...shown, due: value } };
      return { state: { ...shown, sending: value, problem: '' }, send: value };
    }
    case 'answered': {
      const accepted = { ...state, known: sending ?? known, sending: due, due: undefined };
      return { state: accepted, send: due };
    }
    case 'failed': {
      if (due !== undefined) return { state: { ...state, sending: due, due: undefined }, send: due };
      // The shop has said meanwhile that it was made
      const problem = value === known ? '' : event.problem;
      return { state: { ...state, sending: undefined, problem } };
    }
    case 'passed':
      return {
        state: state.problem ? { ...settled, typed: undefined, isCorrected: false, problem: '' } : state,
      };
    case 'told': {
      const isBusy = state.isTyping || sending !== undefined;
      const waits = state.problem !== '' && event.known === known;
      const isCorrected = state.isCorrected && event.known === value;
      const told = { ...state, known: event.known, isCorrected };
      return { state: isBusy || waits ? told : { ...told, typed: undefined, problem: '' } };
    }
    case 'left': {
      const last = state.isTyping && value !== undefined ? value : due;
      if (last === undefined || last === (sending ?? known)) return { state: settled };
      // A field that is left with its page has nothing more to send
      return { state: { ...settled, known: last, due: undefined }, send: last };
    }
  }
}
