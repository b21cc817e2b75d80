// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { videoHeader } from '../../../fixtures/markup/video-header.ts';
import { films } from '../../../fixtures/site/slides.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';

// site.md section 2.17: the video header; its height is tested in the browser

let page: Awaited<ReturnType<typeof openPage>> | undefined;
let isCalm: boolean;
let isHidden: boolean;
let mayPlay: boolean;
let played: string[];
let see: (isIntersecting: boolean) => void;
let observed: number;

beforeEach(() => {
  listenToConsole();
  [isCalm, isHidden, mayPlay, played, observed] = [false, false, true, [], 0];
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  vi.spyOn(Document.prototype, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe() {
        observed++;
      }
      disconnect() {
        observed--;
      }
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLVideoElement) {
    if (!mayPlay) throw new DOMException('not allowed', 'NotAllowedError');
    played.push('play');
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLVideoElement) {
    if (played.at(-1) === 'play') played.push('pause');
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async () => {
  page = await openPage(videoHeader(films.oven));
};
const button = () => getElement('.krume-film-toggle');
const label = () => button().getAttribute('aria-label');
const turnTab = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('plays muted while visible and in the foreground tab', async () => {
  await open();
  const film = getElement<HTMLVideoElement>('video');
  expect([played, film.muted, film.controls, label()]).toEqual([['play'], true, false, 'Anhalten']);
  see(false);
  see(true);
  await settled();
  turnTab(true);
  turnTab(false);
  await settled();
  expect(played).toEqual(['play', 'pause', 'play', 'pause', 'play']);
});

test('the button stops it, and then only the button starts it again', async () => {
  await open();
  button().click();
  see(false);
  see(true);
  turnTab(false);
  await settled();
  expect([played, label()]).toEqual([['play', 'pause'], 'Abspielen']);
  button().click();
  await settled();
  expect([played.at(-1), label()]).toEqual(['play', 'Anhalten']);
});

test('waits for the button with reduced motion', async () => {
  isCalm = true;
  await open();
  expect([played, label()]).toEqual([[], 'Abspielen']);
  button().click();
  await settled();
  expect(played).toEqual(['play']);
});

test('updates the button when the browser stops the video', async () => {
  await open();
  expect(label()).toBe('Anhalten');
  mayPlay = false;
  dispatchEvent(new Event('online'));
  await settled();
  expect(label()).toBe('Abspielen');
});

test('stops when reduced motion is switched on', async () => {
  let tell = () => {};
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isCalm;
    },
    addEventListener: (_: string, listener: () => void) => {
      tell = listener;
    },
  }));
  await open();
  isCalm = true;
  tell();
  expect([played, label()]).toEqual([['play', 'pause'], 'Abspielen']);
});

test('plays muted, even without the attribute', async () => {
  page = await openPage(String(videoHeader(films.oven)).replace(' muted', ''));
  expect([played, getElement<HTMLVideoElement>('video').muted]).toEqual([['play'], true]);
});

test('a video that may not load or play keeps its poster; the button tries again', async () => {
  mayPlay = false;
  await open();
  expect([played, label()]).toEqual([[], 'Abspielen']);
  mayPlay = true;
  button().click();
  await settled();
  expect(label()).toBe('Anhalten');
});

test.each([
  ['the button', () => button().click()],
  ['the connection that is back', () => dispatchEvent(new Event('online'))],
])('%s reloads a video whose sources failed, which browsers try only once', async (_, happens) => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {
    mayPlay = true;
  });
  mayPlay = false;
  await open();
  expect(load).not.toHaveBeenCalled();
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(3);
  happens();
  await settled();
  expect([load.mock.calls.length, played, label()]).toEqual([1, ['play'], 'Anhalten']);
});

test('updates the button when playback fails, and reloads on click', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  await open();
  const film = getElement<HTMLVideoElement>('video');
  Object.defineProperty(film, 'error', { value: { code: 2 } });
  film.dispatchEvent(new Event('error'));
  expect(label()).toBe('Abspielen');
  button().click();
  await settled();
  expect([load.mock.calls.length, label()]).toEqual([1, 'Anhalten']);
});

test("restores the server's video on unmount", async () => {
  await open();
  page?.stop();
  expect([played.at(-1), getElement<HTMLVideoElement>('video').controls, observed]).toEqual([
    'pause',
    true,
    0,
  ]);
});
