// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { start, stop } from '../../../shared/registry/index.ts';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { entry, recorder } from '../../support/page/registry.ts';

let logged: ReturnType<typeof listenToConsole>;
beforeEach(() => {
  logged = listenToConsole();
});
afterEach(stop);

const cause = Error('Der Ofen ist kalt');
const failing = () =>
  recorder('replace', () => {
    throw cause;
  }).widget;

test('the registry imports the code for error messages when the first error occurs', async () => {
  const events: unknown[] = [];
  const report = async () => {
    events.push('fetched');
    return {
      reportProblem: (kind: string, { name }: { name: string }, _: object, error?: unknown) =>
        events.push([kind, name, error]),
      reportSecondLoader: () => expect.fail('only one loader has started'),
    };
  };
  setPage('<i data-widget="good"></i>');
  start({ good: entry(recorder().widget), bad: entry(failing()) }, report);
  await settled();
  expect(events).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<i data-widget="bad"></i>');
  await settled();
  expect(events).toEqual(['fetched', ['run', 'bad', cause]]);
});

test('if start() is called without a reporter, the registry logs the kind of the mistake, the host and the error', async () => {
  setPage('<i id="a" data-widget="bad"></i><i id="b" data-widget="bda"></i>');
  start({ bad: entry(failing()) });
  await settled();
  expect(logged.messages).toEqual(['Symbol(krume)', 'Symbol(krume)']);
  expect(logged.details).toEqual([
    ['unknown', getElement('#b'), undefined],
    ['run', getElement('#a'), cause],
  ]);
});

test('if the code for error messages cannot be imported, the registry logs the host and the error', async () => {
  setPage('<i id="a" data-widget="bad"></i>');
  start({ bad: entry(failing()) }, () => Promise.reject(TypeError('Failed to fetch')));
  await settled();
  expect(logged.details).toEqual([['run', getElement('#a'), cause]]);
});
