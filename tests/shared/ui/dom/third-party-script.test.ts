// @vitest-environment page
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetState } from '../../../../shared/registry/resettable.ts';
import { loadScript } from '../../../../shared/ui/dom/third-party-script.ts';

// site.md section 7, "Third-party services": each script loads once, from the configured URL

const appended: HTMLScriptElement[] = [];
beforeEach(() => {
  appended.length = 0;
  resetState();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node);
  });
});
afterEach(() => vi.restoreAllMocks());

test('loadScript loads a script once for several callers', async () => {
  const both = [
    loadScript('https://karten.example/a.js', atom(true)),
    loadScript('https://karten.example/a.js', atom(true)),
  ];
  expect(appended.map(({ src }) => src)).toEqual(['https://karten.example/a.js']);
  appended[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
});

test('if a script fails to load, the next call of loadScript loads the script again', async () => {
  const first = loadScript('https://karten.example/b.js', atom(true));
  appended[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('https://karten.example/b.js could not be loaded');
  const second = loadScript('https://karten.example/b.js', atom(true));
  appended[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});

test.each(['http://karten.example/c.js', 'data:text/javascript,1', 'javascript:1'])(
  'loadScript rejects the URL %s',
  async (url) => {
    await expect(loadScript(url, atom(true))).rejects.toThrow('no script is loaded from');
    expect(appended).toEqual([]);
  },
);

test('loadScript does not run a script whose consent is withdrawn during loading', async () => {
  const permission = atom(true);
  const first = loadScript('https://karten.example/d.js', permission);
  permission.set(false);
  await expect(first).rejects.toThrow('could not be loaded');
  expect(appended[0]?.ownerDocument).not.toBe(document);
  permission.set(true);
  const second = loadScript('https://karten.example/d.js', permission);
  expect(appended[1]?.ownerDocument).toBe(document);
  appended[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
  permission.set(false);
  expect(appended[1]?.ownerDocument).toBe(document);
});
