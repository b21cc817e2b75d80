import { expect, test } from 'vitest';
import { historySteps, newHistory, redo, step, undo } from '../../../../shared/rules/cake/history.ts';

test('undo and redo step through the states of a cake design in order', () => {
  const three = step(step(newHistory('one'), 'two'), 'three');
  expect(undo(three).now).toBe('two');
  expect(undo(undo(three)).now).toBe('one');
  expect(redo(undo(undo(three))).now).toBe('two');
  expect(redo(redo(undo(undo(three))))).toEqual(three);
});

test('if a cake history has no steps, undo and redo do not change it', () => {
  const alone = newHistory('one');
  expect(undo(alone)).toEqual(alone);
  expect(redo(alone)).toEqual(alone);
});

test('a new step in the cake history removes the steps for redo', () => {
  const other = step(undo(step(newHistory('one'), 'two')), 'other');
  expect(other).toEqual({ past: ['one'], now: 'other', future: [] });
});

test('the cake history ignores a step that does not change the cake design', () => {
  const state = { elements: [] };
  const history = newHistory(state);
  expect(step(history, state)).toBe(history);
});

test('the cake history keeps at most 50 steps for undo', () => {
  let history = newHistory(0);
  for (let count = 1; count <= 60; count += 1) history = step(history, count);
  expect(historySteps).toBe(50);
  expect(history.past).toHaveLength(50);
  for (let count = 0; count < 80; count += 1) history = undo(history);
  expect(history.now).toBe(10);
  expect(history.future).toHaveLength(50);
});
