// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onPageLeave, onPageReturn } from '../../../shared/stores/page-lifecycle.ts';
import { leavePage, returnToPage } from '../../tabs.ts';

test('only a page that comes out of the back/forward cache has returned', () => {
  const listener = vi.fn();
  const life = new AbortController();
  onPageReturn(listener, life.signal);
  returnToPage(false);
  expect(listener).not.toHaveBeenCalled();
  returnToPage(true);
  expect(listener).toHaveBeenCalledOnce();
  life.abort();
  returnToPage(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('a page is left for good or into the cache', () => {
  const listener = vi.fn();
  const life = new AbortController();
  onPageLeave(listener, life.signal);
  leavePage();
  expect(listener).toHaveBeenCalledOnce();
  life.abort();
  leavePage();
  expect(listener).toHaveBeenCalledOnce();
});
