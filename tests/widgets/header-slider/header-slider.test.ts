// @vitest-environment page
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { headerSlider } from '../../../fixtures/markup/header-slider.ts';
import { slides } from '../../../fixtures/site/slides.ts';
import { eagerCatalogue, openPage, point } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, nodesIn, setPage, settled, watch } from '../../support/page/page.ts';
import { start, stop } from '../../support/page/start.ts';

// site.md sections 2.17, 4.8 and 9: the header slider. Browser tests cover swiping, loading and layout

let page: Awaited<ReturnType<typeof openPage>> | undefined;
let isCalm: boolean;
let isHidden: boolean;
let film: { play: () => Promise<void>; played: string[] };
/** The running progress bar with its duration; `finish` completes it */
let running: { line: Element; duration: unknown; finish(): void } | undefined;

beforeEach(() => {
  listenToConsole();
  [isCalm, isHidden, running] = [false, false, undefined];
  film = { play: () => Promise.resolve(), played: [] };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('motion') && isCalm }));
  vi.spyOn(Document.prototype, 'hidden', 'get').mockImplementation(() => isHidden);
  // Simulates the minimal layout that Embla needs
  vi.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockReturnValue('0px');
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.localName === 'li' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100 : 0;
  });
  const cancel = () => {
    running = undefined;
  };
  Element.prototype.animate = function (this: Element, _, options) {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    running = { line: this, ...(options as { duration: number }), finish };
    return { cancel, finished } as unknown as Animation;
  };
  const name = (element: HTMLVideoElement) =>
    String(element.getAttribute('poster')).replace(/.*\/(\w+)\.webp$/, '$1');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLVideoElement) {
    await film.play();
    film.played.push(`${name(this)} from ${this.currentTime}`);
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLVideoElement) {
    film.played.push(`${name(this)} paused`);
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(own: Partial<Parameters<typeof headerSlider>[0]> = {}): Promise<void> {
  page = await openPage(headerSlider({ label: 'Aktuell', slides, ...own }));
}
const choices = () => [...document.querySelectorAll<HTMLButtonElement>('.krume-header-choice')];
const current = () => choices().findIndex((choice) => choice.getAttribute('aria-current') === 'true');
/** Index of the slide whose progress bar is running. */
const inProgress = () => choices().findIndex((choice) => running && choice.contains(running.line));
const within = () => [...document.querySelectorAll('li')].map((slide) => !slide.hasAttribute('inert'));
const toggle = () => getElement('.krume-header-toggle');
const label = () => toggle().getAttribute('aria-label');

/** Ends the time of the current slide. */
async function next(): Promise<void> {
  running?.finish();
  await settled();
}
async function choose(index: number): Promise<void> {
  choices()[index]?.click();
  await settled();
}

test('the slider shows its slides in a loop, each for 15 seconds or for the configured interval', async () => {
  await open();
  expect([current(), inProgress(), running?.duration]).toEqual([0, 0, 15_000]);
  for (const index of [1, 2, 3, 0]) {
    await next();
    expect([current(), inProgress(), running?.duration]).toEqual([index, index, 15_000]);
  }
  page?.stop();
  await open({ interval: 4000 });
  expect(running?.duration).toBe(4000);
});

test('mounting the slider does not change the elements of the first slide', async () => {
  setPage(`<main>${headerSlider({ label: 'Aktuell', slides })}</main>`);
  const first = getElement('.krume-header-slides > li');
  const nodes = [first, ...nodesIn(first)];
  const watched = watch(first);
  start(eagerCatalogue());
  await settled();
  expect([getElement('[data-widget]').dataset.widgetState, current()]).toEqual(['ready', 0]);
  // Embla only rewrites the position, which has not changed
  expect(watched.log().filter((line) => line !== 'attributes style LI')).toEqual([]);
  expect(first.style.cssText).toBe('transform: translate3d(0px,0px,0px);');
  const now = getElement('.krume-header-slides > li');
  const kept = [now, ...nodesIn(now)].filter((node, index) => node === nodes[index]);
  expect(kept).toHaveLength(nodes.length);
  // No ancestor was hidden while the slider mounted
  for (let place: Element | null = first; place; place = place.parentElement)
    expect(place.matches('[hidden], [inert], [aria-hidden="true"]')).toBe(false);
  stop();
});

test('the slider inserts all its elements before Embla measures the layout', async () => {
  const measured: boolean[] = [];
  const note = (place: Element | null) =>
    void measured.push(Boolean(place?.closest('.krume-header-live')?.querySelector('.krume-header-bar')));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    note(this);
    return 100;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    note(this);
    return 100;
  });
  await open();
  expect([measured.length > 5, new Set(measured)]).toEqual([true, new Set([true])]);
});

test.each([
  [0, 0],
  [30, 0],
  [210, 2],
])(
  "if the server's list was scrolled by %i px before mount, the slider starts at the slide with index %i",
  async (scrolled, begins) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
    const scrolledTo: number[] = [];
    vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation(function (this: Element, left) {
      if (this.matches('[data-widget]')) scrolledTo.push(left);
    });
    vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(scrolled);
    await open();
    // Writing an unchanged scroll position would cause a layout
    expect([current(), scrolledTo]).toEqual([begins, scrolled ? [0] : []]);
  },
);

/** Simulates sixty frames per second. The test advances the frames. */
function stopFrames(): (milliseconds: number) => void {
  const view = document.defaultView ?? window;
  let waiting: FrameRequestCallback[] = [];
  let frames = 0;
  vi.spyOn(view, 'requestAnimationFrame').mockImplementation((run) => waiting.push(run));
  return (milliseconds) => {
    while (frames < (milliseconds * 60) / 1000) {
      const due = waiting;
      waiting = [];
      frames++;
      for (const run of due) run((frames * 1000) / 60);
    }
  };
}

test('after a click, the selected slide reaches its position in 300 to 400 ms', async () => {
  await open();
  const runTo = stopFrames();
  /** Remaining distance in percent */
  const missing = () =>
    Math.abs(100 - Number(/-(\d+(\.\d+)?)px/.exec(getElement('ul').getAttribute('style') ?? '')?.[1]));
  await choose(1);
  runTo(300);
  expect(missing()).toBeGreaterThan(2);
  for (const time of [400, 500, 600, 1000]) {
    runTo(time);
    expect(missing()).toBeLessThan(0.5);
  }
});

test.each([
  [2, 'opens the link', false],
  [3, 'changes the slide', true],
])('a swipe of %i px on a link in a slide %s', async (pixels, _, isTurn) => {
  // Embla ignores touches without a layout, and happy-dom has no offsetParent
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, value: document.body });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent'));
  await open();
  const link = getElement('li a');
  const touch = (type: string, x: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    link.dispatchEvent(Object.assign(event, { touches: [{ clientX: x, clientY: 0 }] }));
  };
  touch('touchstart', 50);
  touch('touchmove', 50 - pixels);
  touch('touchend', 50 - pixels);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // Removes `href`, because happy-dom would follow the link
  link.removeAttribute('href');
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(isTurn);
});

test('if images fail to load, the slider marks the images as broken and continues to rotate', async () => {
  await open();
  for (const image of document.querySelectorAll('img')) image.dispatchEvent(new Event('error'));
  expect(document.querySelectorAll('.krume-header-slides img[data-broken]')).toHaveLength(2);
  expect(document.querySelectorAll('.krume-header-bar img[data-broken]')).toHaveLength(4);
  await next();
  expect(current()).toBe(1);
});

test("hidden slides are inert, and the label of each slide's button contains its number and title", async () => {
  await open();
  await next();
  expect(within()).toEqual([false, true, false, false]);
  expect(choices().map((choice) => choice.getAttribute('aria-label'))).toEqual([
    '1 von 4: Der Sonntag beginnt mit uns',
    '2 von 4: Fünf Uhr früh, noch warm',
    '3 von 4: Torten für jedes Fest',
    '4 von 4: Zopf nach Mass',
  ]);
});

test('the picture of a slide uses the source for phones below a width of 720 px', async () => {
  await open({ slides: slides.slice(0, 1) });
  expect(
    [...document.querySelectorAll('picture source')].map((source) => source.getAttribute('media')),
  ).toEqual(['(max-width: 719px)']);
});

test("a thumbnail shows the image in data-thumb or, if data-thumb is missing, the slide's image or video poster", async () => {
  const [first, second] = slides;
  await open({ slides: [first, second].flatMap((slide) => slide ?? []) });
  const thumbs = () =>
    [...document.querySelectorAll('.krume-header-bar img')].map((image) =>
      image.getAttribute('src')?.replace(/.*(?=\/artwork)/, ''),
    );
  expect(thumbs()).toEqual(['/artwork/slider/sonntag.svg', '/artwork/film/ofen.webp']);
  page?.stop();
  await open({ slides: slides.map((slide) => ({ ...slide, thumb: '/klein.jpg' })) });
  expect(thumbs()).toEqual(Array(4).fill('/klein.jpg'));
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', ''])(
  'a slide with the invalid thumbnail URL "%s" uses the image of the slide as its thumbnail',
  async (thumb) => {
    const html = String(headerSlider({ label: 'Aktuell', slides: slides.slice(0, 2) }));
    page = await openPage(html.replace('<li', `<li data-thumb="${thumb}"`));
    const [first] = document.querySelectorAll<HTMLImageElement>('.krume-header-bar img');
    expect(first?.getAttribute('src')).toMatch(/\/artwork\/slider\/sonntag.svg$/);
  },
);

test('a video starts from the beginning when its slide appears, and pauses 1.5 s after the slide disappears', async () => {
  await open();
  const video = getElement<HTMLVideoElement>('video');
  expect([video.controls, film.played]).toEqual([false, []]);
  video.currentTime = 3;
  await next();
  expect([film.played, video.muted]).toEqual([['ofen from 0'], true]);
  await next();
  await vi.advanceTimersByTimeAsync(1499);
  expect(film.played).toEqual(['ofen from 0']);
  await vi.advanceTimersByTimeAsync(1);
  expect(film.played).toEqual(['ofen from 0', 'ofen paused']);
});

test('a video keeps playing if its slide appears again after one second', async () => {
  await open();
  await choose(1);
  await choose(0);
  await vi.advanceTimersByTimeAsync(1000);
  await choose(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(film.played).toEqual(['ofen from 0', 'ofen from 0']);
});

test('a video keeps playing if its slide returns within one second, after two other slides were shown in between', async () => {
  await open();
  await choose(1);
  await choose(0);
  await vi.advanceTimersByTimeAsync(500);
  await choose(2);
  await vi.advanceTimersByTimeAsync(500);
  await choose(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(film.played).toEqual(['ofen from 0', 'ofen from 0']);
});

test('a video without the muted attribute is muted', async () => {
  setPage(`<main>${String(headerSlider({ label: 'Aktuell', slides })).replaceAll(' muted', '')}</main>`);
  expect(getElement<HTMLVideoElement>('video').muted).toBe(false);
  start(eagerCatalogue());
  await settled();
  await choose(1);
  expect([film.played, getElement<HTMLVideoElement>('video').muted]).toEqual([['ofen from 0'], true]);
  stop();
});

test('if the browser refuses to play a video, the slider continues to rotate', async () => {
  film.play = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  await open();
  await next();
  expect([current(), film.played, label()]).toEqual([1, [], 'Anhalten']);
  await next();
  expect(current()).toBe(2);
});

test.each([
  ['a click on the play button', () => toggle().click()],
  ['the return of the connection', () => dispatchEvent(new Event('online'))],
])('%s reloads a video if none of its sources could be loaded', async (_, happens) => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {
    film.play = () => Promise.resolve();
  });
  film.play = () => Promise.reject(new DOMException('no source', 'NotSupportedError'));
  await open();
  await choose(1);
  expect([load.mock.calls.length, label()]).toEqual([0, 'Abspielen']);
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(3);
  happens();
  await settled();
  expect([load.mock.calls.length, film.played, label()]).toEqual([1, ['ofen from 0'], 'Anhalten']);
  // A video that is already playing is not reloaded
  dispatchEvent(new Event('online'));
  await settled();
  expect(film.played).toEqual(['ofen from 0']);
});

test('a video that the user stopped does not start when the connection returns', async () => {
  await open();
  await choose(1);
  toggle().click();
  await settled();
  const before = [...film.played];
  dispatchEvent(new Event('online'));
  await settled();
  expect([film.played, label()]).toEqual([before, 'Abspielen']);
});

test('after an error during playback, the label of the button is «Abspielen»', async () => {
  await open();
  await choose(1);
  getElement('video').dispatchEvent(new Event('error'));
  expect(label()).toBe('Abspielen');
});

/** Simulates that the tab becomes hidden or visible. */
function hideTab(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const live = () => getElement('ul').getAttribute('aria-live');
const stopped = [undefined, 'Abspielen', 'polite'];
const waiting = [undefined, 'Anhalten', 'polite'];
const rotating = [15_000, 'Anhalten', 'off'];
const state = () => [running?.duration, label(), live()];

const stops: [string, () => unknown][] = [
  ['focusing a link in the slider', () => getElement('li a').focus()],
  ['a click on the stop button', () => toggle().click()],
  ['selecting a slide', () => choose(0)],
];
test.each(stops)('%s stops the rotation until the user clicks the start button', async (_, happens) => {
  await open();
  await happens();
  await settled();
  expect(state()).toEqual(stopped);
  getElement('a').blur();
  point(getElement('section'), 'pointerenter');
  point(getElement('section'), 'pointerleave');
  hideTab(true);
  hideTab(false);
  expect(state()).toEqual(stopped);
  toggle().click();
  expect(state()).toEqual(rotating);
});

const pauses: [string, () => unknown, () => unknown][] = [
  [
    'the mouse is over the slider',
    () => point(getElement('section'), 'pointerenter'),
    () => point(getElement('section'), 'pointerleave'),
  ],
  [
    'a finger touches the slider',
    () => point(getElement('li'), 'pointerdown', 'touch'),
    () => point(document, 'pointerup', 'touch'),
  ],
  [
    'a finger scrolls the page',
    () => point(getElement('li'), 'pointerdown', 'touch'),
    () => point(document, 'pointercancel', 'touch'),
  ],
  ['the tab is hidden', () => hideTab(true), () => hideTab(false)],
];
test.each(pauses)('the rotation pauses while %s, and continues afterwards', async (_, begin, end) => {
  await open();
  begin();
  expect(state()).toEqual(waiting);
  end();
  expect(state()).toEqual(rotating);
  await next();
  expect([current(), ...state()]).toEqual([1, ...rotating]);
});

test('the rotation does not continue until the mouse has left the slider and the tab is visible', async () => {
  await open();
  point(getElement('section'), 'pointerenter');
  hideTab(true);
  point(getElement('section'), 'pointerleave');
  expect(state()).toEqual(waiting);
  hideTab(false);
  expect(state()).toEqual(rotating);
});

test('while the mouse is over the slider, the user can still stop and start the rotation with the button', async () => {
  await open();
  point(getElement('section'), 'pointerenter');
  toggle().click();
  expect(state()).toEqual(stopped);
  toggle().click();
  expect(state()).toEqual(rotating);
  point(getElement('section'), 'pointerleave');
  point(getElement('section'), 'pointerenter');
  expect(state()).toEqual(waiting);
});

test('a video pauses while the tab is hidden, and continues unless the user has stopped the video', async () => {
  await open();
  await choose(1);
  hideTab(true);
  expect(film.played).toEqual(['ofen from 0', 'ofen paused']);
  hideTab(false);
  await settled();
  expect([film.played.at(-1), label()]).toEqual(['ofen from 0', 'Anhalten']);
  toggle().click();
  hideTab(true);
  hideTab(false);
  await settled();
  expect([film.played.at(-1), label()]).toEqual(['ofen paused', 'Abspielen']);
});

test('with reduced motion, the slider shows a selected slide without animation', async () => {
  isCalm = true;
  await open();
  const runTo = stopFrames();
  const place = () => /-?\d+(?=px)/.exec(getElement('ul').getAttribute('style') ?? '')?.[0];
  await choose(2);
  runTo(40);
  expect(place()).toBe('-200');
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
  // The default action is prevented, so the page does not scroll
  expect(getElement('section').dispatchEvent(key)).toBe(false);
  runTo(80);
  expect(place()).toBe('-100');
});

test('stopping the rotation stops the progress bar, and thumbnails load lazily', async () => {
  await open();
  const isRunning = () => getElement('.krume-header-bar').hasAttribute('data-running');
  expect(isRunning()).toBe(true);
  toggle().click();
  expect(isRunning()).toBe(false);
  expect(choices().map((choice) => choice.querySelector('img')?.loading)).toEqual(Array(4).fill('lazy'));
});

test.each([
  ['a touch outside the slides', () => point(getElement('section'), 'pointerenter', 'touch')],
  ['focusing the button', () => toggle().focus()],
])('%s does not stop the rotation of the slider', async (_, happens) => {
  await open();
  happens();
  expect([running?.duration, label()]).toEqual([15_000, 'Anhalten']);
});

/** Simulates hover or focus before the slider mounts. */
function onStart(pseudo: string): void {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === pseudo || matches.call(this, selector);
  });
}

test('if the slider mounts under the mouse, the rotation starts when the mouse leaves', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
  onStart(':hover');
  await open();
  expect(state()).toEqual(waiting);
  point(getElement('section'), 'pointerleave');
  expect(state()).toEqual(rotating);
});

test('if the focus is in the slider on mount, the rotation does not start', async () => {
  onStart(':focus-within');
  await open();
  expect(state()).toEqual(stopped);
});

test('on a touch screen, a hover state on mount does not pause the rotation', async () => {
  onStart(':hover');
  await open();
  expect(state()).toEqual(rotating);
});

test('switching on reduced motion stops the rotation of the slider', async () => {
  let notify = () => {};
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('motion') && isCalm;
    },
    addEventListener: (_: string, listener: () => void) => {
      if (query.includes('motion')) notify = listener;
    },
  }));
  await open();
  expect(running).toBeDefined();
  isCalm = true;
  notify();
  expect([running, label()]).toEqual([undefined, 'Abspielen']);
});

test("the slider measures the slides again 200 ms after a change of the slider's width", async () => {
  let change = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        change = notify;
      }
      observe() {}
      disconnect() {}
    },
  );
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  await open();
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(0);
  measured.mockClear();
  width.mockReturnValue(200);
  change();
  await vi.advanceTimersByTimeAsync(199);
  expect(measured).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(measured).toHaveBeenCalled();
});

test('after the user has stopped a video, the next video plays only after a click on the button', async () => {
  await open();
  await choose(1);
  expect(label()).toBe('Anhalten');
  toggle().click();
  await settled();
  expect([film.played, label()]).toEqual([['ofen from 0', 'ofen paused'], 'Abspielen']);
  await choose(3);
  expect(film.played).toHaveLength(2);
  toggle().click();
  await settled();
  expect([film.played.at(-1), label()]).toEqual(['mehl from 0', 'Anhalten']);
});

test('the rotation does not start with reduced motion or in a hidden tab', async () => {
  isCalm = true;
  await open();
  await choose(1);
  expect([running, film.played, label()]).toEqual([undefined, [], 'Abspielen']);
  page?.stop();
  [isCalm, isHidden] = [false, true];
  await open();
  expect(running).toBeUndefined();
  hideTab(false);
  expect(state()).toEqual(rotating);
});

test('arrow keys change slides in a loop and move the focus from a hidden slide to the current button', async () => {
  await open();
  const link = getElement('li a');
  link.focus();
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
  await settled();
  expect([current(), choices()[3] === document.activeElement]).toEqual([3, true]);
  getElement('section').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect(current()).toBe(0);
});

test('if there is one slide, the slider does not rotate, and has a button only if the slide is a video', async () => {
  await open({ slides: slides.slice(1, 2) });
  expect([running, choices(), film.played, label()]).toEqual([undefined, [], ['ofen from 0'], 'Anhalten']);
  page?.stop();
  await open({ slides: slides.slice(0, 1) });
  expect([running, document.querySelector('.krume-header-bar')]).toEqual([undefined, null]);
});

test.each([
  ['a video among other slides', slides.slice(1), 0],
  ['a single video', slides.slice(1, 2), undefined],
])(
  'if the controls of %s had the focus before mount, mounting moves the focus to a button',
  async (_, own, choice) => {
    setPage(`<main>${headerSlider({ label: 'Aktuell', slides: own })}</main>`);
    getElement('video').tabIndex = 0;
    getElement('video').focus();
    start(eagerCatalogue());
    await settled();
    expect(document.activeElement).toBe(choice === undefined ? toggle() : choices()[choice]);
    stop();
  },
);

test('a slider with an interval of 0 does not rotate', async () => {
  await open({ interval: 0 });
  expect([running, current()]).toEqual([undefined, 0]);
});

test.each([15, -5, 999])("the invalid interval %i leaves the server's slides unchanged", async (interval) => {
  await open({ interval });
  expect([running, document.querySelector('.krume-header-bar')]).toEqual([undefined, null]);
  expect(getElement('[data-widget="header-slider"]').dataset.widgetState).toBe('failed');
});

test('unmounting the slider stops the rotation, the video and all timers', async () => {
  await open();
  await choose(1);
  await choose(0);
  page?.stop();
  expect([running, film.played.at(-1), getElement<HTMLVideoElement>('video').controls]).toEqual([
    undefined,
    'ofen paused',
    true,
  ]);
  const before = film.played.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(film.played).toHaveLength(before);
});

test('if a video fails to play after unmount, nothing on the page changes', async () => {
  await open();
  let refuse = () => {};
  film.play = () => new Promise((_, reject) => (refuse = () => reject(new DOMException('', 'AbortError'))));
  await choose(1);
  const list = getElement('ul');
  page?.stop();
  refuse();
  await settled();
  expect(list.hasAttribute('aria-live')).toBe(false);
});
