// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript, resetScripts } from '../../../../shared/ui/dom/third-party-script.ts';

// site.md section 7, "Third-party services": scripts come once, and from where the configuration says.

const appended: HTMLScriptElement[] = [];
beforeEach(() => {
  appended.length = 0;
  resetScripts();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node);
  });
});
afterEach(() => vi.restoreAllMocks());

test('a script is asked for once, however many want it', async () => {
  const both = [loadScript('https://karten.example/a.js'), loadScript('https://karten.example/a.js')];
  expect(appended.map(({ src }) => src)).toEqual(['https://karten.example/a.js']);
  appended[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
});

test('one that did not come can be asked for again', async () => {
  const first = loadScript('https://karten.example/b.js');
  appended[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('https://karten.example/b.js could not be loaded');
  const second = loadScript('https://karten.example/b.js');
  appended[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});

test.each(['http://karten.example/c.js', 'data:text/javascript,1', 'javascript:1'])(
  'none is loaded from %s',
  async (url) => {
    await expect(loadScript(url)).rejects.toThrow('no script is loaded from');
    expect(appended).toEqual([]);
  },
);
