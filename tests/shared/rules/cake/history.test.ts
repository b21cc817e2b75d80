import { expect, test } from 'vitest';
import { historySteps, newHistory, redo, step, undo } from '../../../../shared/rules/cake/history.ts';

test('undo and redo restore steps in order', () => {
  const three = step(step(newHistory('one'), 'two'), 'three');
  expect(undo(three).now).toBe('two');
  expect(undo(undo(three)).now).toBe('one');
  expect(redo(undo(undo(three))).now).toBe('two');
  expect(redo(redo(undo(undo(three))))).toEqual(three);
});

test('undo and redo change nothing when there is no step', () => {
  const alone = newHistory('one');
  expect(undo(alone)).toEqual(alone);
  expect(redo(alone)).toEqual(alone);
});

test('a new step clears the steps to redo', () => {
  const other = step(undo(step(newHistory('one'), 'two')), 'other');
  expect(other).toEqual({ past: ['one'], now: 'other', future: [] });
});

test('a step with an unchanged state is ignored', () => {
  const state = { elements: [] };
  const history = newHistory(state);
  expect(step(history, state)).toBe(history);
});

test('undo is limited to 50 steps', () => {
  let history = newHistory(0);
  for (let count = 1; count <= 60; count += 1) history = step(history, count);
  expect(historySteps).toBe(50);
  expect(history.past).toHaveLength(50);
  for (let count = 0; count < 80; count += 1) history = undo(history);
  expect(history.now).toBe(10);
  expect(history.future).toHaveLength(50);
});
