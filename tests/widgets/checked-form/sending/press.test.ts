import { describe, expect, test } from 'vitest';
import {
  idle,
  nextPress,
  type Press,
  type PressEvent,
} from '../../../../widgets/checked-form/sending/press.ts';

// site.md sections 2.11, 2.19 and 4.9: the states of a submission, from the press of the submit button to the request

const events: Readonly<Record<PressEvent['type'], PressEvent>> = {
  press: { type: 'press', button: null, isConfirmed: false },
  valid: { type: 'valid' },
  pass: { type: 'pass' },
  submit: { type: 'submit' },
  refuse: { type: 'refuse' },
  accept: { type: 'accept' },
  post: { type: 'post', earlier: undefined },
  reset: { type: 'reset' },
};
const types = ['press', 'valid', 'pass', 'submit', 'refuse', 'accept', 'post', 'reset'] as const;

/** The next state after each event, by state. Other events change nothing. */
const expected: Readonly<Record<Press['state'], Partial<Record<PressEvent['type'], Press['state']>>>> = {
  idle: { press: 'validating', refuse: 'refused', accept: 'sent' },
  validating: { valid: 'checking', refuse: 'refused', accept: 'sent', reset: 'idle' },
  checking: { pass: 'ready', refuse: 'refused', accept: 'sent', reset: 'idle' },
  ready: { submit: 'sending', refuse: 'refused', accept: 'sent', reset: 'idle' },
  sending: { post: 'sent', refuse: 'refused', accept: 'sent', reset: 'idle' },
  refused: { press: 'validating', accept: 'sent', reset: 'idle' },
  sent: { press: 'validating', refuse: 'refused', reset: 'idle' },
};

const at = (state: Press['state'], facts: Partial<Press> = {}): Press => ({ ...idle, state, ...facts });
const follow = (press: Press, ...followed: PressEvent[]) => followed.reduce(nextPress, press);

describe.each(Object.entries(expected))('transitions from the form state %s', (name, transitions) => {
  const press = at(name as Press['state']);
  const moves = types.filter((type) => transitions[type]);
  test.each(moves)(`the event %s changes the form state ${name}`, (type) => {
    expect(nextPress(press, events[type]).state).toBe(transitions[type]);
  });
  test.each(types.filter((type) => !transitions[type]))(
    `the event %s does not change the form state ${name}`,
    (type) => {
      expect(nextPress(press, events[type]).state).toBe(name);
    },
  );
});

test("the submission of a valid form goes through the states from 'idle' to 'sent'", () => {
  const steps = [events.press, events.valid, events.pass, events.submit, events.post];
  const states = steps.map((_, index) => follow(idle, ...steps.slice(0, index + 1)).state);
  expect(states).toEqual(['validating', 'checking', 'ready', 'sending', 'sent']);
});

test.each(['validating', 'checking', 'ready', 'sending'] as const)(
  "pressing the submit button in the state '%s' changes nothing",
  (state) => {
    const press = at(state, { isConfirmed: true });
    expect(nextPress(press, events.press)).toBe(press);
  },
);

test('pressing the submit button again clears the confirmation and the message of the previous press', () => {
  const refused = at('refused', { isConfirmed: true, report: () => {} });
  expect(nextPress(refused, events.press)).toMatchObject({ isConfirmed: false, report: undefined });
});

test('the message of a refused submission is not kept in the next state', () => {
  const report = () => {};
  const refused = nextPress(at('checking'), { type: 'refuse', report });
  expect(refused.report).toBe(report);
  expect(nextPress(refused, events.press).report).toBeUndefined();
});

describe('a submission that the browser may still be sending', () => {
  const still = nextPress(at('sending'), { type: 'post', earlier: 'still' });

  test("the form remembers an unfinished post in the states 'sent', 'validating' and 'refused'", () => {
    expect(still).toMatchObject({ state: 'sent', earlier: 'still' });
    expect(follow(still, events.press)).toMatchObject({ state: 'validating', earlier: 'still' });
    expect(follow(still, events.press, events.refuse)).toMatchObject({ state: 'refused', earlier: 'still' });
  });

  test.each([events.reset, events.valid])(
    'the form forgets an unfinished post after the event $type',
    (event) => {
      expect(follow(still, events.press, event).earlier).toBeUndefined();
    },
  );

  test("the end or the abort of an earlier post does not change the state 'refused'", () => {
    const refused = follow(still, events.press, events.refuse);
    expect(nextPress(refused, events.post)).toMatchObject({ state: 'refused', earlier: undefined });
    const stopped = nextPress(refused, { type: 'post', earlier: 'stopped' });
    expect(stopped).toMatchObject({ state: 'refused', earlier: 'stopped' });
    expect(nextPress(stopped, events.post)).toBe(stopped);
  });
});

test("a stopped navigation is ignored unless the form is in the state 'sending'", () => {
  for (const state of ['idle', 'validating', 'checking', 'ready', 'refused', 'sent'] as const) {
    const press = at(state);
    expect(nextPress(press, { type: 'post', earlier: 'stopped' })).toBe(press);
  }
});
