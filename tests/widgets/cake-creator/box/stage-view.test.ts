// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { openStageView } from '../../../../widgets/cake-creator/box/stage-view.ts';
import type { Creator } from '../../../../widgets/cake-creator/design/creator.ts';
import { createDesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';
import { settled } from '../../../support/page/page.ts';

// shop.md sections 2.3 and 9, "Timings": when the canvas of the box is drawn

/** Calls to the scene */
const calls = vi.hoisted((): string[] => []);
vi.mock('../../../../widgets/cake-creator/box/scene.ts', () => ({
  createScene: async ({ width }: { width: number }) => {
    calls.push(`made ${width}`);
    return {
      canvas: document.createElement('canvas'),
      show: (elements: CakeElement[], glides: object) =>
        calls.push(`shown ${elements.map(({ index }) => index)} gliding ${Object.keys(glides)}`),
      drag: () => {},
      resize: (to: number) => calls.push(`resized ${to}`),
      destroy: () => calls.push('destroyed'),
    };
  },
}));

const rose = { type: 'pattern', name: 'Rose', imagePath: '/rose.svg' } as const;
let designs: Creator['designs'];
let ended: AbortController;
let width: number;
/** Completes the loading of a picture */
let arrive: () => void;
let observers: (() => void)[];
const holder = document.createElement('div');

beforeEach(() => {
  calls.length = 0;
  designs = createDesignStore(8, [{ ...rose, index: 0 }]);
  ended = new AbortController();
  width = 600;
  observers = [];
  arrive = () => {};
  Object.defineProperty(holder, 'clientWidth', { configurable: true, get: () => width });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        observers.push(run);
      }
      observe = () => {};
      disconnect = () => {
        observers = [];
      };
    },
  );
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
});

async function open(load: () => Promise<boolean> = async () => true) {
  const creator: Pick<Creator, 'layout' | 'designs' | 'pictures'> = {
    layout: cakeLayouts.circle,
    designs,
    pictures: { get: () => undefined, load },
  };
  return openStageView(holder, creator as Creator, ended.signal);
}

/** Resizes the box and notifies its observer */
function resize(to: number): void {
  width = to;
  for (const run of observers) run();
}

test('the drawing of the box has the optimal width if its container has no width', async () => {
  width = 0;
  await open();
  expect(calls[0]).toBe('made 600');
});

test('a drawing of the box that loads after the signal has aborted is not inserted', async () => {
  holder.replaceChildren();
  vi.spyOn(calls, 'push').mockImplementationOnce((made) => {
    ended.abort();
    return Array.prototype.push.call(calls, made);
  });
  await expect(open()).rejects.toThrow('abort');
  expect([calls, holder.childElementCount]).toEqual([['made 600', 'destroyed'], 0]);
});

test('each change to the box is drawn once, and a dropped element is animated', async () => {
  const view = await open();
  expect(calls).toEqual(['made 600', 'shown 0 gliding ']);
  designs.change({ type: 'move', from: 0, to: 3 });
  view.settle({ 3: { x: 0, y: 0 } });
  await settled();
  expect(calls.slice(2)).toEqual(['shown 3 gliding 3']);
  designs.undo();
  await settled();
  expect(calls.slice(3)).toEqual(['shown 0 gliding ']);
});

test('changes to the box that are made while pictures load are drawn together after the pictures have loaded', async () => {
  let isFirst = true;
  await open(() => {
    if (isFirst) {
      isFirst = false;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      arrive = () => resolve(true);
    });
  });
  calls.length = 0;
  designs.change({ type: 'move', from: 0, to: 3 });
  await settled();
  expect(calls).toEqual([]);
  designs.change({ type: 'move', from: 3, to: 5 });
  arrive();
  await settled();
  expect(calls).toEqual([]);
  arrive();
  await settled();
  expect(calls).toEqual(['shown 5 gliding ']);
});

test('after a resize, the box is not drawn in the new size until the size has stayed the same for 200 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open();
  calls.length = 0;
  resize(500);
  vi.advanceTimersByTime(150);
  resize(400);
  vi.advanceTimersByTime(199);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['resized 400']);
  resize(300);
  resize(400);
  vi.advanceTimersByTime(200);
  expect(calls).toEqual(['resized 400']);
  // Simulates that the window was moved to a screen with a higher resolution
  vi.stubGlobal('devicePixelRatio', 3);
  resize(400);
  vi.advanceTimersByTime(200);
  expect(calls).toEqual(['resized 400', 'resized 400']);
  vi.useRealTimers();
});

test('aborting the signal destroys the drawing of the box and ends all updates', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open();
  calls.length = 0;
  resize(500);
  ended.abort();
  vi.advanceTimersByTime(1000);
  expect([calls, observers]).toEqual([['destroyed'], []]);
  vi.useRealTimers();
  designs.change({ type: 'move', from: 0, to: 3 });
  await settled();
  expect(calls).toEqual(['destroyed']);
});
