import { object, parse, string } from 'valibot';
import { expect, vi } from 'vitest';
import type { Key, Tab } from './engine.ts';
import type { Command } from './webdriver.ts';

const keys: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' };

/** Key of an element reference in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const Found = object({ [elementKey]: string() });

/** A browser window that WebDriver commands control. */
export function createTab(url: string, command: Command): Tab {
  const run: Tab['run'] = async (script, ...args) => {
    // The caller sets the type of the result
    const response = await command('POST', '/execute/sync', {
      script: `return (${script})(...arguments)`,
      args,
    });
    return response as Awaited<ReturnType<typeof script>>;
  };

  /** Waits for a visible element that matches and scrolls to it. */
  async function find(selector: string): Promise<string> {
    let id = '';
    await expect
      .poll(
        async () => {
          const isShown = await run((wanted) => {
            const element = document.querySelector(wanted);
            // In the middle of the viewport, no sticky bar covers the element. Otherwise, the driver would click the
            // bar
            element?.scrollIntoView({ block: 'center' });
            return element?.checkVisibility({ visibilityProperty: true }) ?? false;
          }, selector);
          if (!isShown) return '';
          const found = await command('POST', '/element', { using: 'css selector', value: selector });
          id = parse(Found, found)[elementKey];
          return id;
        },
        { message: `${selector} is shown` },
      )
      .not.toBe('');
    return id;
  }

  const act = (...actions: object[]) => command('POST', '/actions', { actions });
  const mouse = (...actions: object[]) => ({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions,
  });
  const keyboard = (...actions: object[]) => ({ type: 'key', id: 'keyboard', actions });
  const strokes = (text: string) =>
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  /**
   * Moves the mouse to an element. The move is repeated, because the driver rejects an element whose layout is
   * changing.
   */
  const hover = (selector: string) =>
    vi.waitFor(
      async () => {
        const origin = { [elementKey]: await find(selector) };
        await act(mouse({ type: 'pointerMove', x: 0, y: 0, origin }));
      },
      { timeout: 10_000 },
    );

  return {
    run,
    open: async (path) => void (await command('POST', '/url', { url: new URL(path, url).href })),
    back: async () => void (await command('POST', '/back', {})),
    reload: async () => void (await command('POST', '/refresh', {})),
    async click(selector) {
      await hover(selector);
      await act(mouse({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }));
    },
    async point(at) {
      if (typeof at === 'string') await hover(at);
      else await act(mouse({ type: 'pointerMove', origin: 'viewport', ...at }));
    },
    async type(selector, text) {
      const id = await find(selector);
      await run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), selector);
      await command('POST', `/element/${id}/value`, { text });
    },
    async choose(selector, value) {
      await find(selector);
      const option = { using: 'css selector', value: `${selector} option[value="${value}"]` };
      const { [elementKey]: id } = parse(Found, await command('POST', '/element', option));
      await command('POST', `/element/${id}/click`, {});
    },
    press: async (key) => void (await act(keyboard(...strokes(keys[key])))),
    shiftWheel: () => Promise.reject(Error('WebKitWebDriver lets go of the keys when it turns the wheel')),
  };
}
