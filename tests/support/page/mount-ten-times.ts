import { expect, vi } from 'vitest';
import { settled } from './page.ts';

interface Rounds {
  place: Element;
  /** What `followLive` follows */
  live: ReadonlyMap<unknown, string>;
  /** What each round begins with, before its markup is put in */
  prepare(): void;
  markup: unknown;
  /** What is done with it until it goes */
  use(): unknown;
}

/** Puts widgets in, uses and removes them ten times: there is then what was there after the first rounds. */
export async function mountTenTimes({ place, live, prepare, markup, use }: Rounds): Promise<void> {
  const round = async () => {
    prepare();
    place.innerHTML = String(markup);
    await settled();
    const states = [...place.querySelectorAll<HTMLElement>('[data-widget]')].map(
      ({ dataset }) => dataset.widgetState,
    );
    expect(states).toEqual(states.map(() => 'ready'));
    await use();
    const held = live.size;
    place.replaceChildren();
    await settled();
    return held;
  };
  const left = () => [...live.values()].sort();
  const nodes = () => document.querySelectorAll('*').length;
  await round();
  await round();
  const before = [nodes(), document.adoptedStyleSheets.length];
  const listeners = left().filter((name) => !name.startsWith('timer')).length;
  // That there is something to leave behind
  const held: number[] = [];
  for (let turn = 0; turn < 10; turn++) held.push(await round());
  expect(Math.min(...held)).toBeGreaterThan(listeners);
  // What ends by itself: the rest of a way back in the history
  await vi.waitFor(() => expect(left().filter((name) => name.startsWith('timer'))).toEqual([]));
  expect([left().length, nodes(), document.adoptedStyleSheets.length]).toEqual([listeners, ...before]);
}
