// @vitest-environment page
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { headerSlider } from '../../../fixtures/markup/header-slider.ts';
import { slides } from '../../../fixtures/site/slides.ts';
import { eagerCatalogue, openPage, point } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, nodesIn, setPage, settled, watch } from '../../support/page/page.ts';
import { start, stop } from '../../support/page/start.ts';

// site.md sections 2.17, 4.8 and 9; swipe, loading and layout are tested in the browser

let page: Awaited<ReturnType<typeof openPage>> | undefined;
let isCalm: boolean;
let isHidden: boolean;
let film: { play: () => Promise<void>; played: string[] };
/** The progress that runs: how long, and what happens at its end */
let running: { line: Element; duration: unknown; finish(): void } | undefined;

beforeEach(() => {
  listenToConsole();
  [isCalm, isHidden, running] = [false, false, undefined];
  film = { play: () => Promise.resolve(), played: [] };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('motion') && isCalm }));
  vi.spyOn(Document.prototype, 'hidden', 'get').mockImplementation(() => isHidden);
  // A layout, as far as Embla asks for one
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
/** The slide whose line grows. */
const inProgress = () => choices().findIndex((choice) => running && choice.contains(running.line));
const within = () => [...document.querySelectorAll('li')].map((slide) => !slide.hasAttribute('inert'));
const toggle = () => getElement('.krume-header-toggle');
const label = () => toggle().getAttribute('aria-label');

/** The time of the slide that is shown is over. */
async function next(): Promise<void> {
  running?.finish();
  await settled();
}
async function choose(index: number): Promise<void> {
  choices()[index]?.click();
  await settled();
}

test('each slide has 15 seconds, or as the page says, and after the last one comes the first', async () => {
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

test('the first slide is the server’s own, and nothing is done to it: it is painted as if there were no script', async () => {
  setPage(`<main>${headerSlider({ label: 'Aktuell', slides })}</main>`);
  const first = getElement('.krume-header-slides > li');
  const nodes = [first, ...nodesIn(first)];
  const watched = watch(first);
  start(eagerCatalogue());
  await settled();
  expect([getElement('[data-widget]').dataset.widgetState, current()]).toEqual(['ready', 0]);
  // Where it stands is Embla’s to say; it stands where it stood
  expect(watched.log().filter((line) => line !== 'attributes style LI')).toEqual([]);
  expect(first.style.cssText).toBe('transform: translate3d(0px,0px,0px);');
  const now = getElement('.krume-header-slides > li');
  const kept = [now, ...nodesIn(now)].filter((node, index) => node === nodes[index]);
  expect(kept).toHaveLength(nodes.length);
  // Nor is what it stands in hidden meanwhile
  for (let place: Element | null = first; place; place = place.parentElement)
    expect(place.matches('[hidden], [inert], [aria-hidden="true"]')).toBe(false);
  stop();
});

test('all is put in before anything is measured: a page of many sliders is laid out once for each', async () => {
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
  'where a finger has scrolled to meanwhile (%i), it begins, and does not stand aside',
  async (scrolled, begins) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
    const scrolledTo: number[] = [];
    vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation(function (this: Element, left) {
      if (this.matches('[data-widget]')) scrolledTo.push(left);
    });
    vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(scrolled);
    await open();
    // Nothing is written where nothing changes: the page would be laid out for it
    expect([current(), scrolledTo]).toEqual([begins, scrolled ? [0] : []]);
  },
);

/** Sixty pictures a second, whose callbacks run when the test says so. */
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

test('a slide is at its place 400 ms after it was chosen, and still on its way at 300', async () => {
  await open();
  const runTo = stopFrames();
  /** How much of its way is missing, in hundredths */
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
  [2, 'is a press', false],
  [3, 'turns', true],
])('a finger that goes %i px on a link %s (site.md section 9)', async (pixels, _, isTurn) => {
  // happy-dom has none, and Embla takes no finger where nothing is laid out
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
  // happy-dom would go there
  link.removeAttribute('href');
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(isTurn);
});

test('an image that does not load leaves its ground, in the slide and in the bar, and the slides go on', async () => {
  await open();
  for (const image of document.querySelectorAll('img')) image.dispatchEvent(new Event('error'));
  expect(document.querySelectorAll('.krume-header-slides img[data-broken]')).toHaveLength(2);
  expect(document.querySelectorAll('.krume-header-bar img[data-broken]')).toHaveLength(4);
  await next();
  expect(current()).toBe(1);
});

test('what is not shown is out of reach, and the bar names each slide', async () => {
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

test('an image has its own for windows narrower than 720, and no other', async () => {
  await open({ slides: slides.slice(0, 1) });
  expect(
    [...document.querySelectorAll('picture source')].map((source) => source.getAttribute('media')),
  ).toEqual(['(width < 720px)']);
});

test('thumbnails are the images and the covers, or what the page says', async () => {
  const [first, second] = slides;
  await open({ slides: [first, second].flatMap((slide) => slide ?? []) });
  const thumbs = () =>
    [...document.querySelectorAll('.krume-header-bar img')].map((image) =>
      image.getAttribute('src')?.replace(/.*(?=\/artwork)/, ''),
    );
  expect(thumbs()).toEqual(['/artwork/hero.svg', '/artwork/film/ofen.webp']);
  page?.stop();
  await open({ slides: slides.map((slide) => ({ ...slide, thumb: '/klein.jpg' })) });
  expect(thumbs()).toEqual(Array(4).fill('/klein.jpg'));
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', ''])(
  'a thumbnail at "%s" is none: the slide’s own picture is shown',
  async (thumb) => {
    const html = String(headerSlider({ label: 'Aktuell', slides: slides.slice(0, 2) }));
    page = await openPage(html.replace('<li', `<li data-thumb="${thumb}"`));
    const [first] = document.querySelectorAll<HTMLImageElement>('.krume-header-bar img');
    expect(first?.getAttribute('src')).toMatch(/\/artwork\/hero.svg$/);
  },
);

test('a film starts over when it is shown, and pauses 1.5 seconds after it is hidden', async () => {
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

test('one that is shown again in time goes on, from its start', async () => {
  await open();
  await choose(1);
  await choose(0);
  await vi.advanceTimersByTimeAsync(1000);
  await choose(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(film.played).toEqual(['ofen from 0', 'ofen from 0']);
});

test('one that is shown again within its time goes on, though others were shown meanwhile', async () => {
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

test('a film plays without its sound, whatever the page’s markup forgot', async () => {
  setPage(`<main>${String(headerSlider({ label: 'Aktuell', slides })).replaceAll(' muted', '')}</main>`);
  expect(getElement<HTMLVideoElement>('video').muted).toBe(false);
  start(eagerCatalogue());
  await settled();
  await choose(1);
  expect([film.played, getElement<HTMLVideoElement>('video').muted]).toEqual([['ofen from 0'], true]);
  stop();
});

test('a film that may not play, or does not load, stays its cover, and the slides go on', async () => {
  film.play = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  await open();
  await next();
  expect([current(), film.played, label()]).toEqual([1, [], 'Anhalten']);
  await next();
  expect(current()).toBe(2);
});

test.each([
  ['the button', () => toggle().click()],
  ['the connection that is back', () => dispatchEvent(new Event('online'))],
])(
  'a film whose sources did not come is fetched anew by %s: a browser asks for them once',
  async (_, happens) => {
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
    // One that plays is left alone
    dispatchEvent(new Event('online'));
    await settled();
    expect(film.played).toEqual(['ofen from 0']);
  },
);

test('a connection that is back starts nothing that was stopped', async () => {
  await open();
  await choose(1);
  toggle().click();
  await settled();
  const before = [...film.played];
  dispatchEvent(new Event('online'));
  await settled();
  expect([film.played, label()]).toEqual([before, 'Abspielen']);
});

test('a film that breaks off is none that plays', async () => {
  await open();
  await choose(1);
  getElement('video').dispatchEvent(new Event('error'));
  expect(label()).toBe('Abspielen');
});

/** The tab goes to the background, or comes back. */
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
  ['the focus', () => getElement('li a').focus()],
  ['the button', () => toggle().click()],
  ['a choice', () => choose(0)],
];
test.each(stops)('%s stops the slider, and only the button starts it again', async (_, happens) => {
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
    'the mouse is over it',
    () => point(getElement('section'), 'pointerenter'),
    () => point(getElement('section'), 'pointerleave'),
  ],
  [
    'a finger is on it',
    () => point(getElement('li'), 'pointerdown', 'touch'),
    () => point(document, 'pointerup', 'touch'),
  ],
  [
    'the finger scrolls the page',
    () => point(getElement('li'), 'pointerdown', 'touch'),
    () => point(document, 'pointercancel', 'touch'),
  ],
  ['its tab is hidden', () => hideTab(true), () => hideTab(false)],
];
test.each(pauses)('while %s, the slider waits; then it goes on', async (_, begin, end) => {
  await open();
  begin();
  expect(state()).toEqual(waiting);
  end();
  expect(state()).toEqual(rotating);
  await next();
  expect([current(), ...state()]).toEqual([1, ...rotating]);
});

test('the slider waits until the last reason to wait has gone', async () => {
  await open();
  point(getElement('section'), 'pointerenter');
  hideTab(true);
  point(getElement('section'), 'pointerleave');
  expect(state()).toEqual(waiting);
  hideTab(false);
  expect(state()).toEqual(rotating);
});

test('the button under the mouse stops a slider that waits for the mouse, and starts it there', async () => {
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

test('a film pauses in a hidden tab and starts over when the tab is back, unless the button has stopped it', async () => {
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

test('with reduced motion a slide that is chosen, or turned to by a key, is at its place at once', async () => {
  isCalm = true;
  await open();
  const runTo = stopFrames();
  const place = () => /-?\d+(?=px)/.exec(getElement('ul').getAttribute('style') ?? '')?.[0];
  await choose(2);
  runTo(40);
  expect(place()).toBe('-200');
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
  // The page does not scroll by it
  expect(getElement('section').dispatchEvent(key)).toBe(false);
  runTo(80);
  expect(place()).toBe('-100');
});

test('what is seen of a stopped slider is its slide’s line, and thumbnails are fetched when they are looked at', async () => {
  await open();
  const isRunning = () => getElement('.krume-header-bar').hasAttribute('data-running');
  expect(isRunning()).toBe(true);
  toggle().click();
  expect(isRunning()).toBe(false);
  expect(choices().map((choice) => choice.querySelector('img')?.loading)).toEqual(Array(4).fill('lazy'));
});

test.each([
  ['a finger that comes near', () => point(getElement('section'), 'pointerenter', 'touch')],
  ['the focus on its button', () => toggle().focus()],
])('%s does not stop it', async (_, happens) => {
  await open();
  happens();
  expect([running?.duration, label()]).toEqual([15_000, 'Anhalten']);
});

/** What the pointer or the focus is on as the slider begins. */
function onStart(pseudo: string): void {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === pseudo || matches.call(this, selector);
  });
}

test('where the mouse is already, the slider begins when the mouse leaves it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' }));
  onStart(':hover');
  await open();
  expect(state()).toEqual(waiting);
  point(getElement('section'), 'pointerleave');
  expect(state()).toEqual(rotating);
});

test('where the focus is already, the slider does not begin', async () => {
  onStart(':focus-within');
  await open();
  expect(state()).toEqual(stopped);
});

test('the hover that a tap leaves on a touch screen does not hold the slider', async () => {
  onStart(':hover');
  await open();
  expect(state()).toEqual(rotating);
});

test('who asks for less motion while it rotates has it stopped', async () => {
  let tell = () => {};
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('motion') && isCalm;
    },
    addEventListener: (_: string, listener: () => void) => {
      if (query.includes('motion')) tell = listener;
    },
  }));
  await open();
  expect(running).toBeDefined();
  isCalm = true;
  tell();
  expect([running, label()]).toEqual([undefined, 'Abspielen']);
});

test('of another width, it measures anew', async () => {
  let change = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        change = tell;
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

test('the button stops a film, too, and the next one stays still until it is pressed again', async () => {
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

test('with reduced motion nothing moves by itself; in a hidden tab the slider begins once the tab is shown', async () => {
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

test('arrow keys turn the slides, at the ends too, and the focus does not stay out of reach', async () => {
  await open();
  const link = getElement('li a');
  link.focus();
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
  await settled();
  expect([current(), choices()[3] === document.activeElement]).toEqual([3, true]);
  getElement('section').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect(current()).toBe(0);
});

test('a single slide does not rotate: a film has its button, an image stands alone', async () => {
  await open({ slides: slides.slice(1, 2) });
  expect([running, choices(), film.played, label()]).toEqual([undefined, [], ['ofen from 0'], 'Anhalten']);
  page?.stop();
  await open({ slides: slides.slice(0, 1) });
  expect([running, document.querySelector('.krume-header-bar')]).toEqual([undefined, null]);
});

test.each([
  ['a film among others', slides.slice(1), 0],
  ['a film alone', slides.slice(1, 2), undefined],
])('the focus on %s stays, on a button, when its own controls go', async (_, own, choice) => {
  setPage(`<main>${headerSlider({ label: 'Aktuell', slides: own })}</main>`);
  getElement('video').tabIndex = 0;
  getElement('video').focus();
  start(eagerCatalogue());
  await settled();
  expect(document.activeElement).toBe(choice === undefined ? toggle() : choices()[choice]);
  stop();
});

test('with an interval of 0 it does not rotate', async () => {
  await open({ interval: 0 });
  expect([running, current()]).toEqual([undefined, 0]);
});

test.each([15, -5, 999])('an interval of %i is refused: the slides stay a row', async (interval) => {
  await open({ interval });
  expect([running, document.querySelector('.krume-header-bar')]).toEqual([undefined, null]);
  expect(getElement('[data-widget="header-slider"]').dataset.widgetState).toBe('failed');
});

test('when it goes, what was under way ends', async () => {
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

test('a film that is refused late sets nothing on a slider that has gone', async () => {
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
