// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '../../../../shared/diagnostics/finding.ts';
import { debug } from '../../../../shared/diagnostics/overlay/index.ts';
import type { Catalogue, Widget } from '../../../../shared/registry/catalogue.ts';
import { stop } from '../../../../shared/registry/registry.ts';
import { TemplateError } from '../../../../shared/registry/widget/template-error.ts';

const quiet: Widget = { mode: 'enhance', mount: () => () => undefined };
const broken = (error: Error): Widget => ({
  mode: 'enhance',
  mount: () => {
    throw error;
  },
});

const catalogue: Catalogue = {
  clock: { on: 'load', load: async () => ({ default: quiet }) },
  lamp: { on: 'interaction', load: async () => ({ default: quiet }) },
  lost: { on: 'load', load: () => Promise.reject(new TypeError('Failed to fetch')) },
  misprint: {
    on: 'load',
    load: async () => ({
      default: broken(
        new TemplateError({ kind: 'own', text: 'data-count fehlt, erwartet wird eine ganze Zahl' }),
      ),
    }),
  },
  crash: { on: 'load', load: async () => ({ default: broken(new Error('secret stack')) }) },
};

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'table').mockReturnValue();
});
afterEach(() => {
  end();
  stop();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

async function open(html: string) {
  document.body.innerHTML = html;
  end = debug(catalogue);
  await vi.advanceTimersByTimeAsync(2000);
}

const root = () => document.querySelector('krume-debug')?.shadowRoot ?? expect.fail('no overlay');
const title = () => root().querySelector<HTMLButtonElement>('.title') ?? expect.fail('no title');
const body = () => root().querySelector<HTMLElement>('#body') ?? expect.fail('no body');
/** The rows of the panel, with `|` between columns. */
function rows(): string[] {
  if (title().ariaExpanded !== 'true' && body().hidden) title().click();
  return [...root().querySelectorAll('.list button')].map((row) =>
    [...row.children]
      .slice(0, 3)
      .map((part) => part.textContent)
      .filter(Boolean)
      .join(' | '),
  );
}

test('the debug overlay lists each widget on the page and the state of the widget', async () => {
  await open('<p data-widget="clock"></p><p data-widget="lamp"></p>');
  expect(document.querySelector('p')?.dataset.widgetState).toBe('ready');
  expect(rows()).toEqual(['lamp | wartet', 'clock | bereit']);
  expect(title().textContent).toBe('Prüfansicht · 2 Widgets');
});

test('the debug overlay lists widgets that have errors first, and describes each error in German without a stack', async () => {
  await open(
    ['clock', 'clok', 'lost', 'misprint', 'crash'].map((name) => `<p data-widget="${name}"></p>`).join('') +
      '<p data-widget="clock" data-widget-on="sofort"></p>',
  );
  expect(rows()).toEqual([
    'clok | unbekannt | gibt es nicht. Meinten Sie «clock»?',
    'lost | ausgefallen | konnte nicht geladen werden. Es bleibt beim HTML des Servers.',
    'misprint | ausgefallen | data-count fehlt, erwartet wird eine ganze Zahl',
    'crash | ausgefallen | ist ausgefallen. Es bleibt beim HTML des Servers.',
    'clock | bereit | versteht data-widget-on="sofort" nicht und lädt wie im Katalog. Möglich sind load, idle, visible, visible(200px), interaction und media(…).',
    'clock | bereit',
  ]);
  expect(title().textContent).toBe('Prüfansicht · 6 Widgets · 5 Fehler');
  expect(root().textContent).not.toContain('secret');
});

test('if two elements have the same mistake, the debug overlay lists the mistake once for each element', async () => {
  document.body.innerHTML = '<i id="first"></i><i id="second"></i>';
  const [first, second] = document.querySelectorAll('i');
  const found = [first, second, first].flatMap((place) => (place ? [{ place, text: 'liest niemand' }] : []));
  end = debug(catalogue, { askSite: async () => found });
  await vi.advanceTimersByTimeAsync(2000);
  expect(rows().filter((row) => row.includes('liest niemand'))).toHaveLength(2);
});

test('a mistake that is found again keeps its row, so that the row keeps the focus', async () => {
  const found = [{ place: document.body, text: 'liest niemand' }];
  let report: (found: readonly Finding[]) => void = () => undefined;
  end = debug(catalogue, {
    watchSite(call) {
      report = call;
    },
  });
  const row = () => root().querySelector('.list button');
  report(found);
  await vi.advanceTimersByTimeAsync(2000);
  expect(rows()).toEqual([expect.stringContaining('liest niemand')]);
  const before = row();
  report(found);
  await vi.advanceTimersByTimeAsync(2000);
  expect(row()).toBe(before);
});

test('the debug overlay updates its list when a widget is inserted, removed or moved', async () => {
  await open('<div><p data-widget="lamp"></p></div><main></main>');
  const [lamp, main] = [document.querySelector('p'), document.querySelector('main')];
  const late = document.createElement('p');
  late.dataset.widget = 'clock';
  main?.append(late, lamp ?? expect.fail());
  await vi.advanceTimersByTimeAsync(500);
  expect(rows()).toEqual(['lamp | wartet', 'clock | bereit']);

  lamp?.remove();
  await vi.advanceTimersByTimeAsync(500);
  expect(rows()).toEqual(['clock | bereit']);
  late.remove();
  await vi.advanceTimersByTimeAsync(500);
  expect(rows()).toEqual([]);
  expect(root().textContent).toContain('Auf dieser Seite ist kein Widget.');
});

test('a click on a row in the debug overlay scrolls the page to the widget that the row describes', async () => {
  await open('<p data-widget="clock"></p>');
  rows();
  const scroll = vi.spyOn(document.querySelector('p') ?? expect.fail(), 'scrollIntoView').mockReturnValue();
  root().querySelector<HTMLButtonElement>('.list button')?.click();
  expect(scroll).toHaveBeenCalledOnce();
});

test('a click on the title of the debug overlay opens or closes the panel, and Escape closes the panel', async () => {
  await open('<p data-widget="clock"></p>');
  rows();
  expect(title().getAttribute('aria-expanded')).toBe('true');
  body().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([body().hidden, title().getAttribute('aria-expanded')]).toEqual([true, 'false']);
  title().click();
  expect([body().hidden, title().getAttribute('aria-expanded')]).toEqual([false, 'true']);
});

test('Escape in the panel of the debug overlay closes nothing on the page', async () => {
  await open('<p data-widget="clock"></p>');
  rows();
  const pressEscape = () =>
    body().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
  const onPage = vi.fn();
  document.addEventListener('keydown', onPage);
  pressEscape();
  expect([body().hidden, onPage.mock.calls.length]).toEqual([true, 0]);
  pressEscape();
  expect(onPage).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onPage);
});

test('the debug overlay lists 200 of 2,000 widgets until the user clicks «Alle 2000 anzeigen»', async () => {
  await open('<p data-widget="lamp"></p>'.repeat(2000));
  expect(rows()).toHaveLength(200);
  expect(root().querySelector('.counts')?.textContent).toBe('2000 wartet');
  const all = [...root().querySelectorAll('button')].find(
    (button) => button.textContent === 'Alle 2000 anzeigen',
  );
  all?.click();
  expect(rows()).toHaveLength(2000);
  expect(root().querySelector('.labels')?.childElementCount).toBeLessThan(400);
});

test('the debug overlay prints a console table when no widget state has changed for one second', async () => {
  await open('<p data-widget="clock"></p>');
  expect(console.table).toHaveBeenCalledOnce();
  expect(console.table).toHaveBeenCalledWith([
    expect.objectContaining({ Widget: 'clock', Zustand: 'bereit' }),
  ]);
});

test('closing the debug overlay removes its element from the page, and the widgets stay mounted', async () => {
  await open('<p data-widget="clock"></p>');
  end();
  expect(document.querySelector('krume-debug')).toBeNull();
  expect(document.querySelector('p')?.dataset.widgetState).toBe('ready');
});

test('the debug overlay adds no global variable', async () => {
  const before = Object.keys(window);
  await open('<p data-widget="clock"></p>');
  expect(Object.keys(window).filter((name) => !before.includes(name))).toEqual([]);
});
