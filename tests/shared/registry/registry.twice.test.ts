// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { reportProblem, reportSecondLoader } from '../../../shared/diagnostics/console.ts';
import { start, stop } from '../../../shared/registry/index.ts';
import { listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { only, recorder, states } from '../../support/page/registry.ts';

const report = async () => ({ reportProblem, reportSecondLoader });

afterEach(stop);

/** Imports a second copy of the loader. */
async function secondLoader() {
  vi.resetModules();
  return import('../../../shared/registry/index.ts');
}

test('if a page loads the bundle twice, the second script logs both script URLs and mounts nothing', async () => {
  const { messages } = listenToConsole();
  const [first, second] = [recorder(), recorder()];
  setPage('<div id="a" data-widget="teaser"></div>');
  const other = await secondLoader();
  expect(start(only('teaser', first.widget), report, 'https://a.example/krume.js')).toBe(true);
  expect(other.start(only('teaser', second.widget), report, 'https://b.example/krume.js')).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<div id="b" data-widget="teaser"></div>');
  await settled();

  expect([first.events, second.events]).toEqual([['+a', '+b'], []]);
  expect(messages).toEqual([
    'Krume: Auf dieser Seite läuft Krume zweimal: zuerst aus https://a.example/krume.js, dann aus https://b.example/krume.js. Der zweite Aufruf tut nichts. Es braucht nur ein <script> davon.',
  ]);
  other.stop();
  expect(states()).toEqual(['ready', 'ready']);
});

test('after the first bundle script has been stopped, a second bundle script can mount the widgets', async () => {
  const [first, second] = [recorder(), recorder()];
  setPage('<div id="a" data-widget="teaser"></div>');
  const other = await secondLoader();
  start(only('teaser', first.widget));
  stop();
  other.start(only('teaser', second.widget));
  await settled();
  expect(second.events).toEqual(['+a']);
  other.stop();
});
