import { expect, vi } from 'vitest';
import { settled } from './page.ts';

interface Rounds {
  place: Element;
  /** The objects that `followLive` tracks */
  live: ReadonlyMap<unknown, string>;
  /** Called before the markup of each round is inserted */
  prepare(): void;
  markup: unknown;
  /** Uses the widget before it is removed */
  use(): unknown;
}

/** Inserts, uses and removes widgets ten times. Expects no more tracked objects than after the first rounds. */
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
  // Timers such as the time-out for going back in the history end on their own
  const timersEnd = () =>
    vi.waitFor(() => expect(left().filter((name) => name.startsWith('timer'))).toEqual([]), {
      timeout: 5000,
    });
  await round();
  await round();
  await timersEnd();
  const before = [nodes(), document.adoptedStyleSheets.length];
  const listeners = left().length;
  // A mounted widget must have a tracked object; otherwise the test would prove nothing
  const held: number[] = [];
  for (let turn = 0; turn < 10; turn++) held.push(await round());
  expect(Math.min(...held)).toBeGreaterThan(listeners);
  await timersEnd();
  expect([left().length, nodes(), document.adoptedStyleSheets.length]).toEqual([listeners, ...before]);
}
