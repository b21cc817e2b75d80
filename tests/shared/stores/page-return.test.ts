// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onPageReturn } from '../../../shared/stores/page-return.ts';
import { returnToPage } from '../../tabs.ts';

test('only a page that comes out of the back/forward cache has returned', () => {
  const listener = vi.fn();
  onPageReturn(listener);
  returnToPage(false);
  expect(listener).not.toHaveBeenCalled();
  returnToPage(true);
  expect(listener).toHaveBeenCalledOnce();
});
