// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { videoHeader } from '../../../fixtures/markup/video-header.ts';
import { films } from '../../../fixtures/site/slides.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';

// site.md section 2.17: the video header. Browser tests cover its height

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

test('the video plays muted while the video is in the viewport and the tab is in the foreground', async () => {
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

test('if a click on the button has stopped the video, the video does not play until another click', async () => {
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

test('with reduced motion, the video plays only after a click on the button', async () => {
  isCalm = true;
  await open();
  expect([played, label()]).toEqual([[], 'Abspielen']);
  button().click();
  await settled();
  expect(played).toEqual(['play']);
});

test("the button's label changes to «Abspielen» when the browser has paused the video", async () => {
  await open();
  expect(label()).toBe('Anhalten');
  mayPlay = false;
  dispatchEvent(new Event('online'));
  await settled();
  expect(label()).toBe('Abspielen');
});

test('switching on reduced motion pauses a playing video', async () => {
  let changePreference = () => {};
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isCalm;
    },
    addEventListener: (_: string, listener: () => void) => {
      changePreference = listener;
    },
  }));
  await open();
  isCalm = true;
  changePreference();
  expect([played, label()]).toEqual([['play', 'pause'], 'Abspielen']);
});

test('a video without the muted attribute is muted', async () => {
  page = await openPage(String(videoHeader(films.oven)).replace(' muted', ''));
  expect([played, getElement<HTMLVideoElement>('video').muted]).toEqual([['play'], true]);
});

test('if the browser refuses autoplay, the video stays stopped until a click on the button plays it', async () => {
  mayPlay = false;
  await open();
  expect([played, label()]).toEqual([[], 'Abspielen']);
  mayPlay = true;
  button().click();
  await settled();
  expect(label()).toBe('Anhalten');
});

test.each([
  ['a click on the button', () => button().click()],
  ['the return of the connection', () => dispatchEvent(new Event('online'))],
])('%s reloads the video if none of its sources could be loaded', async (_, happens) => {
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

test('after an error during playback, a click on the button reloads the video', async () => {
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

test("unmounting restores the server's video", async () => {
  await open();
  page?.stop();
  expect([played.at(-1), getElement<HTMLVideoElement>('video').controls, observed]).toEqual([
    'pause',
    true,
    0,
  ]);
});
