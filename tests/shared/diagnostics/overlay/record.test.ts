// @vitest-environment page
import { expect, test } from 'vitest';
import {
  detailsText,
  findingsOf,
  problemText,
  tableRow,
  type WidgetRecord,
} from '../../../../shared/diagnostics/overlay/record.ts';

const heart: WidgetRecord = {
  host: document.createElement('div'),
  name: 'heart-toggle',
  state: 'ready',
  strategy: { on: 'visible', own: false, isWrong: false },
  since: { waiting: 102.4, loading: 340, ready: 370.6 },
};
const typo: WidgetRecord = {
  host: document.createElement('div'),
  name: 'heart-togle',
  state: 'unknown',
  strategy: undefined,
  since: { unknown: 100 },
  problem: 'gibt es nicht. Meinten Sie «heart-toggle»?',
};

test('detailsText states the strategy of a widget, where the strategy is set, and when each state began', () => {
  expect(detailsText(heart)).toBe('visible, laut Katalog · wartet 102 · lädt 340 · bereit 371 ms');
  expect(detailsText({ ...heart, strategy: { on: 'load', own: true, isWrong: false } })).toMatch(
    /^load, laut Markup · /,
  );
});

test('detailsText is empty if the widget name is unknown', () => {
  expect(detailsText(typo)).toBe('');
});

test('problemText contains a mistake once, even if the mistake also stops the widget', () => {
  const hints = ['hat kein data-name', typo.problem ?? ''];
  expect(problemText({ ...typo, hints })).toBe(`${typo.problem}\nhat kein data-name`);
});

test('each row of the console table contains the name, state, strategy and times of one widget', () => {
  expect(tableRow(heart)).toEqual({
    Widget: 'heart-toggle',
    Zustand: 'bereit',
    Strategie: 'visible, laut Katalog',
    'wartet (ms)': 102,
    'lädt (ms)': 340,
    'bereit (ms)': 371,
    Fehler: '',
  });
  expect(tableRow(typo)).toMatchObject({ Zustand: 'unbekannt', Strategie: '', Fehler: typo.problem });
});

test('a finding about a widget starts with the widget name, and a finding about the page has no prefix', () => {
  const place = typo.host;
  expect(findingsOf(heart)).toEqual([]);
  expect(findingsOf({ ...typo, hints: ['hat kein data-name'] })).toEqual([
    { place, text: 'Widget «heart-togle» gibt es nicht. Meinten Sie «heart-toggle»?' },
    { place, text: 'Widget «heart-togle» hat kein data-name' },
  ]);
  const page: WidgetRecord = {
    ...typo,
    name: 'Seite',
    state: 'mistake',
    problem: undefined,
    hints: ['Im <head> fehlt …'],
  };
  expect(findingsOf(page)).toEqual([{ place, text: 'Im <head> fehlt …' }]);
});
