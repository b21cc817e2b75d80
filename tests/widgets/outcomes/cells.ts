import { expect, vi } from 'vitest';
import { type faultModes, isInScope } from '../../../demo-pages/shop/server/faults.ts';
import { dialog } from '../../support/page/dialog.ts';
import { textOf } from '../../support/page/live-page.ts';
import { settled } from '../../support/page/page.ts';
import type { connectShop } from '../../support/shop/shop.ts';

// Combines every change with every response. Many inconclusive responses are tested twice: after the server has made
// the change (`done-500`), and without the change (`500`). The page must report the right outcome, and the server must
// never make a change twice. Status 400, 401, 404, 409 and 422 mean that the change was not made: shop.md section 7

type Shop = ReturnType<typeof connectShop>;
type Mode = (typeof faultModes)[number] | 'late' | 'done-late';

/** Conclusive responses, each with the outcome that the page must report. */
const conclusive = [
  ['ok', 'done'],
  ['empty', 'done'],
  ['400', 'failed'],
  ['401', 'session'],
  ['404', 'failed'],
  ['409', 'failed'],
  ['422', 'failed'],
] as const;

/** Inconclusive responses. With 'lost', 'malformed' and 'done-…', the server has made the change. */
const inconclusive = [
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

/** Combinations of the response to a change and the success of the look-up. */
export const cells: readonly { response: Mode; lookUp: 'works' | 'fails'; proves?: Reading }[] = [
  ...conclusive.map(([response, proves]) => ({ response, proves, lookUp: 'works' as const })),
  ...inconclusive.map((response) => ({ response, lookUp: 'works' as const })),
  ...(['lost', 'done-504', '504', 'done-html', '429'] as const).map((response) => ({
    response,
    lookUp: 'fails' as const,
  })),
];

export type Reading = 'done' | 'failed' | 'unknown' | 'session' | 'nothing';

/** Responses after which the server may still make the change. */
const mayStillArrive: readonly Mode[] = ['late', '408', '504'];

export interface Row {
  /** Method and path of the request that makes the change */
  scope: string;
  /** Method and path of the requests that look up the outcome */
  asks: string;
  /** Clicks the control that makes the change */
  act(): Promise<void>;
  /** Returns how often the server has made the change. Called without faults */
  made(): Promise<number>;
  failed: string | RegExp;
  unknown: string | RegExp;
  /** The text that reports the success, or a check of the visible result */
  done: string | (() => boolean);
  /** Whether a 404 counts as success, because the item to remove does not exist */
  isGoneMade?: true;
  /** Retries the change; by default with the dialog's button */
  again?(): Promise<void>;
}

/** Makes requests time out on the client. @param isDone whether the server makes the change */
function respondLate(scope: string, isDone: boolean): () => void {
  const shop = fetch;
  const wait = setTimeout;
  let isLate = true;
  let runOut = () => {};
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds?: number, ...rest: unknown[]) => {
    if (Number(milliseconds) >= 15_000) runOut = run;
    return wait(run, milliseconds, ...rest);
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (!isLate || !isInScope(scope, init.method ?? 'GET', path)) return shop(path, init);
    const timeOut = runOut;
    if (isDone) await shop(path, { ...init, signal: null });
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

/** Runs one combination with all its assertions. */
export async function checkCell(shop: Shop, row: Row, { response, lookUp, proves }: (typeof cells)[number]) {
  const isDone = ['ok', 'empty', 'lost', 'malformed'].includes(response) || response.startsWith('done-');
  let heal = () => {};
  if (response === 'late' || response === 'done-late') heal = respondLate(row.scope, isDone);
  else await shop.fail(lookUp === 'works' ? row.scope : `${row.scope}|${row.asks}`, response);
  await row.act();
  const report = reading(row);
  heal();
  await shop.fail('', 'ok');
  const made = await row.made();

  expect(made, 'carried out').toBe(isDone ? 1 : 0);
  expect(report).not.toBe('nothing');
  if (mayStillArrive.includes(response)) expect(report).toBe('unknown');
  if (report === 'done') expect(isDone || (response === '404' && row.isGoneMade), report).toBe(true);
  if (report === 'failed') expect(isDone, report).toBe(false);
  if (report === 'unknown') expect(proves, report).toBeUndefined();
  if (proves && !(response === '404' && row.isGoneMade)) expect(report).toBe(proves);
  if (report === 'done' || report === 'session') return;

  // A retry without faults repeats the same change
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
