import { describe, expect, test } from 'vitest';
import { openQuantity, type QuantityEvent, quantityStep } from '../../../widgets/cart-page/quantity.ts';

// shop.md section 2.5: the quantity field of a line

const limits = { min: 2, max: 50 };

/** Sends events to a field with quantity 3. Returns the sent quantities and the state. */
function run(...events: QuantityEvent[]) {
  let state = openQuantity(3);
  const sent: number[] = [];
  for (const event of events) {
    const step = quantityStep(state, event, limits);
    state = step.state;
    if (step.send !== undefined) sent.push(step.send);
  }
  return { sent, ...state };
}

const typed = (text: string): QuantityEvent => ({ type: 'typed', text });
const settled: QuantityEvent = { type: 'settled' };
const succeeded: QuantityEvent = { type: 'succeeded' };
const failed: QuantityEvent = { type: 'failed', problem: 'Nein.' };
const left: QuantityEvent = { type: 'left' };
const confirmed = (known: number): QuantityEvent => ({ type: 'confirmed', known });

test('a typed quantity is not sent until the user stops typing', () => {
  expect(run(typed('4'))).toMatchObject({ sent: [], typed: '4', isTyping: true });
  expect(run(typed('4'), typed('41'), settled)).toMatchObject({ sent: [41], typed: '41', isTyping: false });
});

test.each([
  ['60', 50],
  ['2.9', 2],
])(
  'the typed quantity %s is corrected to %d, and the correction is announced until the user types another number',
  (text, value) => {
    const corrected = { sent: [value], typed: String(value), isCorrected: true };
    expect(run(typed(text), settled, settled, succeeded)).toMatchObject(corrected);
    expect(run(typed(text), settled, typed('4'))).toMatchObject({ isCorrected: false });
    expect(run(typed(text), settled, succeeded, confirmed(value))).toMatchObject({ isCorrected: true });
    expect(run(typed(text), settled, succeeded, confirmed(7))).toMatchObject({ isCorrected: false });
    expect(run(typed('04'), settled)).toMatchObject({ typed: '4', isCorrected: false });
  },
);

test('a quantity below the minimum is not sent while the user types, and is raised to the minimum on blur', () => {
  expect(run(typed('1'))).toMatchObject({ isTyping: false });
  expect(run(typed('1'), settled).sent).toEqual([2]);
});

test.each(['', '-', 'drei'])('the invalid quantity «%s» is replaced by the previous quantity', (text) => {
  expect(run(typed(text), settled)).toMatchObject({ sent: [], typed: undefined });
});

test('pressing Enter and then leaving the quantity field sends one change', () => {
  expect(run(typed('4'), settled, settled).sent).toEqual([4]);
  expect(run(typed('4'), settled, succeeded, settled).sent).toEqual([4]);
});

test('typing the current quantity again sends no change', () => {
  expect(run(typed('3'), settled).sent).toEqual([]);
});

describe('while a quantity change is being sent', () => {
  test('if the user enters several quantities, the last quantity is sent after the response', () => {
    const events = [typed('4'), settled, typed('5'), settled, typed('6'), settled];
    expect(run(...events).sent).toEqual([4]);
    expect(run(...events, succeeded)).toMatchObject({ sent: [4, 6], typed: '6' });
  });

  test('a quantity from the server does not overwrite the typed text', () => {
    expect(run(typed('4'), settled, confirmed(9))).toMatchObject({ typed: '4' });
    expect(run(typed('4'), confirmed(9))).toMatchObject({ typed: '4' });
  });

  test('a failed request shows no error if the user has entered a newer quantity', () => {
    expect(run(typed('4'), settled, typed('5'), settled, failed)).toMatchObject({
      sent: [4, 5],
      problem: '',
    });
  });
});

test('an accepted quantity is kept until the server reports another quantity', () => {
  expect(run(typed('4'), settled, succeeded)).toMatchObject({ known: 4, typed: '4' });
  expect(run(typed('4'), settled, succeeded, confirmed(5))).toMatchObject({ known: 5, typed: undefined });
});

describe('a failed quantity change', () => {
  const again: QuantityEvent = { type: 'settled', again: true };

  test('a failed quantity change shows its error and keeps the typed quantity', () => {
    expect(run(typed('4'), settled, failed)).toMatchObject({ problem: 'Nein.', typed: '4', known: 3 });
  });

  test('a failed quantity change is resent when the user presses the retry button, but not when the user leaves the field', () => {
    expect(run(typed('4'), settled, failed, settled).sent).toEqual([4]);
    expect(run(typed('4'), settled, failed, again)).toMatchObject({ sent: [4, 4], problem: '' });
  });

  test('a failed quantity change shows its error again if the retry fails', () => {
    expect(run(typed('4'), settled, failed, again, failed)).toMatchObject({ problem: 'Nein.', typed: '4' });
  });

  test('a failed quantity change clears its error when the server reports another quantity', () => {
    const over = { problem: '', typed: undefined };
    expect(run(typed('4'), settled, failed, confirmed(3))).toMatchObject({ problem: 'Nein.', typed: '4' });
    expect(run(typed('4'), settled, failed, confirmed(4))).toMatchObject(over);
    expect(run(typed('4'), settled, failed, confirmed(9))).toMatchObject({ ...over, known: 9 });
    expect(run(typed('4'), settled, confirmed(4), failed)).toMatchObject({ problem: '', typed: '4' });
  });

  test('a failed quantity change clears its error when another line changes', () => {
    const otherLineChanged: QuantityEvent = { type: 'otherLineChanged' };
    expect(run(typed('4'), settled, failed, otherLineChanged)).toMatchObject({
      problem: '',
      typed: undefined,
    });
    expect(run(typed('4'), otherLineChanged)).toMatchObject({ typed: '4', isTyping: true });
  });
});

test('typing clears the error of a failed quantity change and keeps the typed text', () => {
  expect(run(typed('4'), settled, typed('5'), failed)).toMatchObject({ typed: '5' });
  expect(run(typed('4'), settled, failed, typed('5'))).toMatchObject({ typed: '5', problem: '' });
});

describe('a quantity field when the page unloads', () => {
  test('when the page unloads, the quantity field sends a typed quantity exactly once, even if the field loses the focus', () => {
    expect(run(typed('4'), left, settled).sent).toEqual([4]);
    expect(run(typed('4'), settled, left).sent).toEqual([4]);
    expect(run(typed('4'), settled, typed('5'), settled, left, settled).sent).toEqual([4, 5]);
  });

  test('when the page unloads, the quantity field does not send an invalid or unchanged quantity', () => {
    expect(run(typed('-'), left).sent).toEqual([]);
    expect(run(typed('3'), left).sent).toEqual([]);
    expect(run(left).sent).toEqual([]);
  });
});
