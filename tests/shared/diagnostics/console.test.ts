// @vitest-environment page
import { expect, test } from 'vitest';
import { reportProblem } from '../../../shared/diagnostics/console.ts';
import { listenToConsole, setPage } from '../../support/page/page.ts';
import { entry, recorder } from '../../support/page/registry.ts';

const { widget } = recorder();
const catalogue = { 'heart-toggle': entry(widget), 'cart-flyout': entry(widget) };

test('the message about an unknown widget name suggests a similar name, or lists all names if no name is similar', () => {
  const { messages } = listenToConsole();
  const host = setPage('<div></div>');
  reportProblem('unknown', { host, name: 'herat-toggle' }, catalogue);
  reportProblem('unknown', { host, name: 'bestellung' }, catalogue);
  expect(messages).toEqual([
    'Krume: Widget «herat-toggle» gibt es nicht. Meinten Sie «heart-toggle»?',
    'Krume: Widget «bestellung» gibt es nicht. Bekannt sind: heart-toggle, cart-flyout.',
  ]);
});

test('reportProblem logs the host element with the message', () => {
  const { details } = listenToConsole();
  const host = setPage('<div></div>');
  reportProblem('load', { host, name: 'heart-toggle' }, catalogue);
  expect(details).toEqual([[host]]);
});

test('reportProblem logs an unexpected error with its stack, and logs a template mistake without a stack', () => {
  const { messages, details } = listenToConsole();
  const host = setPage('<div></div>');
  const bug = TypeError('x is not a function');
  const mistake = Object.assign(Error('data-count fehlt, erwartet wird eine ganze Zahl'), {
    name: 'TemplateError',
  });
  reportProblem('run', { host, name: 'cart-flyout' }, catalogue, bug);
  reportProblem('run', { host, name: 'cart-flyout' }, catalogue, mistake);
  expect(messages).toEqual([
    'Krume: Widget «cart-flyout» ist ausgefallen. Es bleibt beim HTML des Servers.',
    'Krume: Widget «cart-flyout» data-count fehlt, erwartet wird eine ganze Zahl',
  ]);
  expect(details).toEqual([[host, bug], [host]]);
});

test('if a page contains the same template mistake several times, reportProblem logs one message', () => {
  const { messages } = listenToConsole();
  const mistake = Object.assign(Error('data-product-id fehlt'), { name: 'TemplateError' });
  for (let place = 0; place < 1000; place++)
    reportProblem('run', { host: setPage('<i></i>'), name: 'heart-toggle' }, catalogue, mistake);
  expect(messages).toEqual(['Krume: Widget «heart-toggle» data-product-id fehlt']);
});
