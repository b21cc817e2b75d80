// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadStyle } from '../../../shared/registry/styles.ts';

/** Takes the stylesheet at the moment when it would be fetched. */
function nextLink(): () => HTMLLinkElement {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  return () => append.mock.lastCall?.[0] as HTMLLinkElement;
}

afterEach(() => {
  document.head.replaceChildren();
});

test('a stylesheet is there when it applies, not before', async () => {
  const link = nextLink();
  const done = vi.fn();
  const loading = loadStyle('/dist/heart.css').then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  expect([link().rel, link().getAttribute('href')]).toEqual(['stylesheet', '/dist/heart.css']);

  link().onload?.(new Event('load'));
  await loading;
  expect(done).toHaveBeenCalledOnce();
});

test('a stylesheet that does not come is a failure and leaves nothing behind', async () => {
  const link = nextLink();
  const loading = loadStyle('/dist/heart.css');
  const remove = vi.spyOn(link(), 'remove');
  const event = new Event('error');
  link().onerror?.(event);
  await expect(loading).rejects.toBe(event);
  expect(remove).toHaveBeenCalledOnce();
});
