import { describe, expect, test } from 'vitest';
import { openQuantity, type QuantityEvent, quantityStep } from '../../../widgets/cart-page/quantity.ts';

// shop.md section 2.5: the quantity field of a line

const limits = { min: 2, max: 50 };

/** A field at 3 pieces that has gone through some events: what it sends, and how it stands. */
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
const answered: QuantityEvent = { type: 'answered' };
const failed: QuantityEvent = { type: 'failed', problem: 'Nein.' };
const left: QuantityEvent = { type: 'left' };
const told = (known: number): QuantityEvent => ({ type: 'told', known });

test('what is typed is sent when it has settled, not before', () => {
  expect(run(typed('4'))).toMatchObject({ sent: [], typed: '4', isTyping: true });
  expect(run(typed('4'), typed('41'), settled)).toMatchObject({ sent: [41], typed: '41', isTyping: false });
});

test.each([
  ['60', 50],
  ['2.9', 2],
])(
  '%s is %d, within the limits, and is said to be corrected until something else is typed',
  (text, value) => {
    const corrected = { sent: [value], typed: String(value), isCorrected: true };
    expect(run(typed(text), settled, settled, answered)).toMatchObject(corrected);
    expect(run(typed(text), settled, typed('4'))).toMatchObject({ isCorrected: false });
    expect(run(typed(text), settled, answered, told(value))).toMatchObject({ isCorrected: true });
    expect(run(typed(text), settled, answered, told(7))).toMatchObject({ isCorrected: false });
    expect(run(typed('04'), settled)).toMatchObject({ typed: '4', isCorrected: false });
  },
);

test('a number below the minimum waits for more digits, and is the minimum once the field is left', () => {
  expect(run(typed('1'))).toMatchObject({ isTyping: false });
  expect(run(typed('1'), settled).sent).toEqual([2]);
});

test.each(['', '-', 'drei'])('«%s» is no number: the old one returns', (text) => {
  expect(run(typed(text), settled)).toMatchObject({ sent: [], typed: undefined });
});

test('Enter and then leaving the field sends one change', () => {
  expect(run(typed('4'), settled, settled).sent).toEqual([4]);
  expect(run(typed('4'), settled, answered, settled).sent).toEqual([4]);
});

test('the number that is there already is not sent', () => {
  expect(run(typed('3'), settled).sent).toEqual([]);
});

describe('while a change is under way', () => {
  test('only the newest after it is sent', () => {
    const events = [typed('4'), settled, typed('5'), settled, typed('6'), settled];
    expect(run(...events).sent).toEqual([4]);
    expect(run(...events, answered)).toMatchObject({ sent: [4, 6], typed: '6' });
  });

  test('the shop’s older number does not take the field away from who types', () => {
    expect(run(typed('4'), settled, told(9))).toMatchObject({ typed: '4' });
    expect(run(typed('4'), told(9))).toMatchObject({ typed: '4' });
  });

  test('its failure is not told when a newer one follows', () => {
    expect(run(typed('4'), settled, typed('5'), settled, failed)).toMatchObject({
      sent: [4, 5],
      problem: '',
    });
  });
});

test('an accepted number stays until the shop says another', () => {
  expect(run(typed('4'), settled, answered)).toMatchObject({ known: 4, typed: '4' });
  expect(run(typed('4'), settled, answered, told(5))).toMatchObject({ known: 5, typed: undefined });
});

describe('a failed change', () => {
  const again: QuantityEvent = { type: 'settled', again: true };

  test('is told, and keeps its number', () => {
    expect(run(typed('4'), settled, failed)).toMatchObject({ problem: 'Nein.', typed: '4', known: 3 });
  });

  test('is sent again when it is asked for, not by leaving the field', () => {
    expect(run(typed('4'), settled, failed, settled).sent).toEqual([4]);
    expect(run(typed('4'), settled, failed, again)).toMatchObject({ sent: [4, 4], problem: '' });
  });

  test('is told the second time, too', () => {
    expect(run(typed('4'), settled, failed, again, failed)).toMatchObject({ problem: 'Nein.', typed: '4' });
  });

  test('waits while the shop says the old number, and is over when it says another one', () => {
    const over = { problem: '', typed: undefined };
    expect(run(typed('4'), settled, failed, told(3))).toMatchObject({ problem: 'Nein.', typed: '4' });
    expect(run(typed('4'), settled, failed, told(4))).toMatchObject(over);
    expect(run(typed('4'), settled, failed, told(9))).toMatchObject({ ...over, known: 9 });
    expect(run(typed('4'), settled, told(4), failed)).toMatchObject({ problem: '', typed: '4' });
  });

  test('is past when another line was changed', () => {
    const passed: QuantityEvent = { type: 'passed' };
    expect(run(typed('4'), settled, failed, passed)).toMatchObject({ problem: '', typed: undefined });
    expect(run(typed('4'), passed)).toMatchObject({ typed: '4', isTyping: true });
  });
});

test('what is typed after a refusal stays, and its message goes', () => {
  expect(run(typed('4'), settled, typed('5'), failed)).toMatchObject({ typed: '5' });
  expect(run(typed('4'), settled, failed, typed('5'))).toMatchObject({ typed: '5', problem: '' });
});

describe('with the page that is left', () => {
  test('goes what was not sent yet, once, though the field is left too', () => {
    expect(run(typed('4'), left, settled).sent).toEqual([4]);
    expect(run(typed('4'), settled, left).sent).toEqual([4]);
    expect(run(typed('4'), settled, typed('5'), settled, left, settled).sent).toEqual([4, 5]);
  });

  test('goes nothing that cannot be read or is known already', () => {
    expect(run(typed('-'), left).sent).toEqual([]);
    expect(run(typed('3'), left).sent).toEqual([]);
    expect(run(left).sent).toEqual([]);
  });
});
