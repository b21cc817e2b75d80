import { expect, vi } from 'vitest';
import { type faultModes, isInScope } from '../../../demo-pages/shop/server/faults.ts';
import { dialog } from '../../support/page/dialog.ts';
import { textOf } from '../../support/page/live-page.ts';
import { settled } from '../../support/page/page.ts';
import type { connectShop } from '../../support/shop/shop.ts';

// Every change there is, times every answer there is, carried out or not: what the shopper reads is true, and nothing is made
// twice. A refusal (400, 404, 409, 422) and a 401 are never carried out: that is the shop's contract, shop.md section 7.

type Shop = ReturnType<typeof connectShop>;
type Mode = (typeof faultModes)[number] | 'late' | 'done-late';

/** What can truly be read after an answer that proves something. */
const proving = [
  ['ok', 'done'],
  ['empty', 'done'],
  ['400', 'failed'],
  ['401', 'session'],
  ['404', 'failed'],
  ['409', 'failed'],
  ['422', 'failed'],
] as const;

/** What proves nothing: each carried out, and not. */
const open = [
  'offline',
  'lost',
  'late',
  'done-late',
  'cut',
  'malformed',
  '408',
  'done-408',
  '429',
  'done-429',
  '500',
  'done-500',
  '502',
  'done-502',
  '503',
  'done-503',
  '504',
  'done-504',
  'html',
  'done-html',
  'json',
  'done-json',
] as const;

/** How the call is answered, and how the shop then answers when it is asked. */
export const cells: readonly { answer: Mode; asked: 'asked' | 'cannot be asked'; proves?: Reading }[] = [
  ...proving.map(([answer, proves]) => ({ answer, proves, asked: 'asked' as const })),
  ...open.map((answer) => ({ answer, asked: 'asked' as const })),
  ...(['lost', 'done-504', '504', 'done-html', '429'] as const).map((answer) => ({
    answer,
    asked: 'cannot be asked' as const,
  })),
];

export type Reading = 'done' | 'failed' | 'unknown' | 'session' | 'nothing';

/** Nobody waited for the shop to end: not carried out yet, the change may still arrive. */
const mayStillArrive: readonly Mode[] = ['late', '408', '504'];

export interface Row {
  /** Of the call that makes the change */
  scope: string;
  /** Of the calls by which the shop is asked about it */
  asks: string;
  /** Presses what makes the change */
  act(): Promise<void>;
  /** How often the shop has made it; the shop is healthy then */
  made(): Promise<number>;
  failed: string | RegExp;
  unknown: string | RegExp;
  /** The success: what is read, or what is seen where it has no words */
  done: string | (() => boolean);
  /** A 404 means that it is made: what was to be removed is gone */
  isGoneMade?: true;
  /** Tries again by hand; the button of the dialog by default */
  again?(): Promise<void>;
}

/** Lets calls run into the client's time-out, at once; carried out or not. */
function answerLate(scope: string, isDone: boolean): () => void {
  const answer = fetch;
  const wait = setTimeout;
  let isLate = true;
  let runOut = () => {};
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds?: number, ...rest: unknown[]) => {
    if (Number(milliseconds) >= 15_000) runOut = run;
    return wait(run, milliseconds, ...rest);
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (!isLate || !isInScope(scope, init.method ?? 'GET', path)) return answer(path, init);
    const timeOut = runOut;
    if (isDone) await answer(path, { ...init, signal: null });
    timeOut();
    throw init.signal?.reason;
  });
  return () => {
    isLate = false;
  };
}

function reading(row: Row): Reading {
  const text = textOf(document.body) ?? '';
  const says = (wanted: string | RegExp) =>
    typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
  if (says('Ihre Sitzung ist abgelaufen')) return 'session';
  if (says(row.unknown)) return 'unknown';
  if (says(row.failed)) return 'failed';
  const isDone = typeof row.done === 'string' ? text.includes(row.done) : row.done();
  return isDone ? 'done' : 'nothing';
}

/** One cell of the table, with everything that is asked of it. */
export async function checkCell(shop: Shop, row: Row, { answer, asked, proves }: (typeof cells)[number]) {
  const isDone = ['ok', 'empty', 'lost', 'malformed'].includes(answer) || answer.startsWith('done-');
  let heal = () => {};
  if (answer === 'late' || answer === 'done-late') heal = answerLate(row.scope, isDone);
  else await shop.fail(asked === 'asked' ? row.scope : `${row.scope}|${row.asks}`, answer);
  await row.act();
  const said = reading(row);
  heal();
  await shop.fail('', 'ok');
  const made = await row.made();

  expect(made, 'carried out').toBe(isDone ? 1 : 0);
  expect(said).not.toBe('nothing');
  if (mayStillArrive.includes(answer)) expect(said).toBe('unknown');
  if (said === 'done') expect(isDone || (answer === '404' && row.isGoneMade), said).toBe(true);
  if (said === 'failed') expect(isDone, said).toBe(false);
  if (said === 'unknown') expect(proves, said).toBeUndefined();
  if (proves && !(answer === '404' && row.isGoneMade)) expect(said).toBe(proves);
  if (said === 'done' || said === 'session') return;

  // By hand, once the shop is well again: the same change
  await (row.again ?? pressAgain)();
  await settled();
  expect(await row.made(), 'made in the end').toBe(1);
  expect(reading(row), 'read in the end').toBe('done');
}

async function pressAgain(): Promise<void> {
  await settled();
  dialog()?.press('Erneut versuchen');
  await settled();
}
