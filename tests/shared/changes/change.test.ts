// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemRemoval } from '../../../shared/api/cart.ts';
import { ApiError, UnknownOutcome } from '../../../shared/api/errors.ts';
import { type Finding, makeChange } from '../../../shared/changes/change.ts';
import { createContentKeys } from '../../../shared/changes/content-keys.ts';
import { createOutbox } from '../../../shared/changes/outbox.ts';
import { serialQueue } from '../../../shared/changes/serial-queue.ts';
import { rememberSignOut } from '../../../shared/kept/signed-out.ts';
import { resetState } from '../../../shared/registry/resettable.ts';
import { listen } from '../../../shared/signals/signals.ts';

// Each title names a state of shared/changes/README.md

const removal = itemRemoval('12');
const kept = 'krume:changes';
const { track, claim, reset } = createOutbox({
  name: 'changes',
  owner: 'anyone',
  paths: /^\/rest\/cart\/item\/12$/,
});
let sent: string[];

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  resetState();
  reset();
});

/** Returns the given results in order, and records the sent idempotency keys. */
const sendWith = (...results: (string | ApiError)[]) => {
  return async (_: unknown, key: string) => {
    sent.push(key);
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  };
};
const lost = () => new ApiError(0, '', 'network');
const outcome = (making: Promise<unknown>) => making.catch((error: Error) => error.name);

/** The outcome of a change without a response, if looking up the change in the shop returns `finding`. */
const asked = (finding: Finding<string>, wasLost = lost()) =>
  outcome(
    makeChange<string, string | undefined>({
      change: 'a',
      send: sendWith(wasLost, wasLost),
      begin: () => ({ confirm: async () => finding }),
    }),
  );

test('queued: while a change waits for an earlier change, the outbox stores the waiting change', async () => {
  const queue = serialQueue();
  const leave = await queue.enter();
  const making = makeChange({
    change: removal,
    key: 'a',
    send: sendWith('done'),
    queue,
    outbox: track,
  });
  await Promise.resolve();
  expect([sent, sessionStorage.getItem(kept)]).toEqual([[], expect.stringContaining('"key":"a"')]);
  leave();
  expect([await making, sent]).toEqual(['done', ['a']]);
});

test('queued: if a change gets no response, the next waiting change fails without being sent', async () => {
  createContentKeys({ content: '', key: 'earlier' });
  const queue = serialQueue(true);
  const making = ['a', 'b', 'earlier'].map((key) =>
    outcome(makeChange({ change: key, key, send: sendWith(lost(), lost()), queue })),
  );
  expect(await Promise.all(making)).toEqual(['UnknownOutcome', 'ApiError', 'UnknownOutcome']);
  expect(sent).toEqual(['a', 'a']);
});

test('sent: ten changes for which the caller sets no idempotency key get ten different keys', async () => {
  const send = sendWith();
  await Promise.all(Array.from({ length: 10 }, () => makeChange({ change: 'a', send })));
  expect(new Set(sent).size).toBe(10);
});

test.each(['network', 'timeout'])(
  'sent: after a %s error, a change is sent a second time with the same idempotency key',
  async (code) => {
    const isRepeat: boolean[] = [];
    const result = makeChange({
      change: 'a',
      send: sendWith(new ApiError(0, 'nothing', code), 'done'),
      begin: () => ({ confirmed: (_, isOld) => isRepeat.push(isOld) }),
    });
    expect([await result, isRepeat]).toEqual(['done', [true]]);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
  },
);

test.each([
  { what: 'a change that gets no response is sent twice', status: 0, tries: 2 },
  { what: 'a change that the shop refuses is sent once', status: 409, tries: 1 },
  { what: 'a change that exceeds the rate limit is sent once', status: 429, tries: 1 },
])('sent: $what', async ({ status, tries }) => {
  const send = vi.fn(() => Promise.reject(new ApiError(status, 'Ausverkauft')));
  await expect(makeChange({ change: 'a', send })).rejects.toThrow('Ausverkauft');
  expect(send).toHaveBeenCalledTimes(tries);
});

/** Records a sign-out in another tab, one second later. */
function signOutLater(): void {
  vi.setSystemTime(Date.now() + 1000);
  rememberSignOut(Date.now());
}

test.each([
  ['customer', true, { name: 'SessionExpired' }, 1],
  ['guest', false, { status: 401 }, 0],
])(
  'queued: if another tab signs out while a %s’s change waits, the change is not sent',
  async (_, authenticated, error, expired) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    document.head.innerHTML = `<script type="application/json" data-krume-config>{"authenticated": ${authenticated}}</script>`;
    const events: unknown[] = [];
    const life = new AbortController();
    listen('session-expired', () => events.push('expired'), life.signal);
    const queue = serialQueue();
    const leave = await queue.enter();
    const making = makeChange({
      change: removal,
      key: 'a',
      send: sendWith('done'),
      queue,
      outbox: track,
    });
    signOutLater();
    leave();
    await expect(making).rejects.toMatchObject(error);
    expect([sent, sessionStorage.getItem(kept), events.length]).toEqual([[], null, expired]);
    life.abort();
    // A change that starts after the sign-out is still sent
    expect(await makeChange({ change: 'b', key: 'b', send: sendWith('done'), queue })).toBe('done');
  },
);

test('queued: if another customer has signed in, a waiting change fails with status 401 instead of SessionExpired', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const queue = serialQueue();
  const leave = await queue.enter();
  const making = makeChange({ change: 'a', send: sendWith('done'), queue });
  signOutLater();
  rememberSignOut(undefined, false);
  leave();
  await expect(making).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual([]);
});

test('sent: if another tab signs out before a change gets a response, the change is not sent a second time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const making = makeChange({
    change: 'a',
    send: async (_, key) => {
      sent.push(key);
      signOutLater();
      throw lost();
    },
  });
  await expect(making).rejects.toThrow(UnknownOutcome);
  expect(sent).toHaveLength(1);
});

test('confirmed: a change is confirmed by its response or, if the response is lost, by a look-up in the shop', async () => {
  const events: string[] = [];
  const begin = () => ({ confirmed: (result: string | undefined) => events.push(`confirmed ${result}`) });
  await makeChange({ change: removal, key: 'a', send: sendWith('done'), outbox: track, begin });
  expect([events, sessionStorage.getItem(kept)]).toEqual([['confirmed done'], null]);
  expect(await asked({ made: 'found' })).toBe('found');
});

test('refused: if a refused change is sent again with the same key, the new attempt counts as a first attempt', async () => {
  const wasSent: boolean[] = [];
  const failures: unknown[] = [];
  const refusal = new ApiError(409, 'Ausverkauft');
  const making = () =>
    makeChange({
      change: removal,
      key: 'a',
      send: sendWith(refusal),
      outbox: track,
      begin(isResent) {
        wasSent.push(isResent);
        return {};
      },
      failed: (error) => failures.push(error),
    });
  expect([await outcome(making()), await outcome(making())]).toEqual(['ApiError', 'ApiError']);
  expect([wasSent, failures, sessionStorage.getItem(kept)]).toEqual([
    [false, false],
    [refusal, refusal],
    null,
  ]);
});

test.each<[state: string, reason: string, finding: Finding<string>, result: string]>([
  ['confirmed', 'the shop has applied the first attempt', { made: 'found' }, 'found'],
  ['refused', 'the shop has applied neither attempt', 'not-made', 'ApiError'],
  ['refused', 'the look-up finds no outcome', undefined, 'ApiError'],
])('a change whose second attempt the shop refuses is %s if %s', async (_, __, finding, result) => {
  const forbidden = new ApiError(403, '');
  const making = makeChange<string, string | undefined>({
    change: 'a',
    send: sendWith(lost(), forbidden),
    begin: () => ({ confirm: async () => finding }),
  });
  expect([await outcome(making), sent.length]).toEqual([result, 2]);
});

test('refused: a change that gets no response is refused if the look-up finds that the shop has not applied it', async () => {
  expect(await asked('not-made')).toBe('ApiError');
});

test('refused: after status 409, the next change that has the same content gets a new idempotency key', async () => {
  const keys = createContentKeys();
  const settled: string[] = [];
  const making = (result: ApiError) => {
    const key = keys.keyFor('box');
    const plan = { change: 'box', key, send: sendWith(result), settled: () => settled.push(key) };
    return outcome(makeChange(plan));
  };
  await making(new ApiError(429, 'Zu viele Anfragen'));
  expect([keys.attempt()?.key, settled]).toEqual([sent[0], []]);
  await making(new ApiError(409, 'Ausverkauft'));
  expect([keys.attempt(), settled]).toEqual([undefined, sent.slice(1)]);
  expect(sent[1]).toBe(sent[0]);
  expect(keys.keyFor('box')).not.toBe(sent[0]);
});

test.each([
  ['confirmed', 'has the order from another tab', { made: 'found' }, 'found'],
  ['refused', 'does not have the order', 'not-made' as const, 'ApiError'],
  ['unknown', 'does not respond to the look-up', undefined, 'UnknownOutcome'],
])('an order that gets status 409 is %s if the shop %s', async (state, _, finding, expected) => {
  let isSettled = false;
  const making = makeChange({
    change: 'a',
    send: sendWith(new ApiError(409, 'Leer')),
    begin: () => ({ confirm: async () => finding, confirmsRefusal: true }),
    settled: () => {
      isSettled = true;
    },
  });
  expect([await outcome(making), isSettled]).toEqual([expected, state !== 'unknown']);
});

test('unknown: if a change gets no response and the look-up cannot determine the outcome, the outcome is unknown', async () => {
  expect(await asked(undefined)).toBe('UnknownOutcome');
  expect(await asked('not-made', new ApiError(0, '', 'timeout'))).toBe('UnknownOutcome');
});

test.each([401, 409])(
  'unknown: if a change gets no response and its second attempt gets status %i, the outcome stays unknown',
  async (status) => {
    const settled = vi.fn();
    const making = makeChange({ change: 'a', send: sendWith(lost(), new ApiError(status, '')), settled });
    expect([await outcome(making), sent.length]).toEqual(['UnknownOutcome', 2]);
    expect(settled).not.toHaveBeenCalled();
  },
);

test('unknown: if the outcome of a change is unknown, the next change with the same content gets the same key', async () => {
  const keys = createContentKeys();
  const wasSent: boolean[] = [];
  const making = (content: string, ...results: (string | ApiError)[]) =>
    makeChange({
      change: content,
      key: keys.keyFor(content),
      send: sendWith(...results),
      begin: (isResent) => ({ confirmed: () => wasSent.push(isResent) }),
    });
  await expect(making('a', lost(), lost())).rejects.toBeInstanceOf(UnknownOutcome);
  await making('a', 'done');
  await making('a', 'done');
  expect([new Set(sent.slice(0, 3)).size, new Set(sent).size, wasSent]).toEqual([1, 2, [true, false]]);
});

test('resumed by a later page: a pending change is sent with its original content and idempotency key', async () => {
  const never = () => new Promise<never>(() => {});
  void makeChange({ change: removal, key: 'a', send: never, outbox: track });
  const left = sessionStorage.getItem(kept);
  resetState();
  reset();
  sessionStorage.setItem(kept, left ?? '');
  const [pending] = claim();
  expect(pending).toEqual({ key: 'a', change: removal });
  await makeChange({ ...pending, change: removal, send: sendWith('done'), outbox: track });
  expect([sent, sessionStorage.getItem(kept)]).toEqual([['a'], null]);
});

test('resumed by a later page: if a form has the same content as a resumed change, it gets the same idempotency key', async () => {
  const keys = createContentKeys({ content: '"a"', key: 'earlier' });
  await makeChange({ change: 'a', key: 'earlier', send: sendWith('done'), isResumed: true });
  expect(keys.keyFor('a')).toBe('earlier');
});
