import { expect, test } from 'vitest';
import { historySteps, newHistory, redo, step, undo } from '../../../../shared/rules/cake/history.ts';

test('the cake history undoes and redoes steps in order', () => {
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

test('a new step in the cake history removes the steps that could be redone', () => {
  const other = step(undo(step(newHistory('one'), 'two')), 'other');
  expect(other).toEqual({ past: ['one'], now: 'other', future: [] });
});

test('the cake history ignores a step that changes nothing', () => {
  const state = { elements: [] };
  const history = newHistory(state);
  expect(step(history, state)).toBe(history);
});

test('the cake history can undo at most 50 steps', () => {
  let history = newHistory(0);
  for (let count = 1; count <= 60; count += 1) history = step(history, count);
  expect(historySteps).toBe(50);
  expect(history.past).toHaveLength(50);
  for (let count = 0; count < 80; count += 1) history = undo(history);
  expect(history.now).toBe(10);
  expect(history.future).toHaveLength(50);
});
