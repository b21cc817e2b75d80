const isReady = (heart: Element, ready: string) =>
  heart.matches(ready) || heart.querySelector(ready) !== null;

/**
 * Resolves as soon as a heart is set up. A MutationObserver reports this earlier than polling: the next turn of the
 * event loop may start with a frame, which must not be measured.
 */
const setUpOf = (heart: Element, ready: string) =>
  new Promise<void>((resolve, reject) => {
    if (isReady(heart, ready)) return resolve();
    const late = setTimeout(() => reject(new Error('The hearts were not set up within 30 seconds')), 30_000);
    const observer = new MutationObserver(() => {
      if (!isReady(heart, ready)) return;
      observer.disconnect();
      clearTimeout(late);
      resolve();
    });
    observer.observe(heart, { subtree: true, childList: true, attributes: true });
  });

interface Hearts {
  html: string;
  /** Selectors as in `Contender` */
  ready: string;
  inView?: string | undefined;
  /** URL of the contender's script, if the script is not running yet */
  script?: string | undefined;
}

/** The hearts inside the viewport. Measured in an animation frame, in which the browser computes the layout anyway. */
const heartsInView = (list: Element) =>
  new Promise<Element[]>((resolve) =>
    requestAnimationFrame(() =>
      resolve([...list.children].filter((heart) => heart.getBoundingClientRect().top < innerHeight)),
    ),
  );

/**
 * Inserts hearts, runs the contender's script if given, and waits for the last heart. With `inView`, also waits for the
 * hearts inside the viewport. Returns milliseconds. Rejects if some hearts are not set up.
 */
async function setUp({ html, ready, inView, script }: Hearts): Promise<number> {
  const list = document.createElement('div');
  const begin = performance.now();
  list.innerHTML = html;
  document.body.append(list);
  if (script) await import(script);
  dispatchEvent(new Event('bench:hearts'));
  const last = list.lastElementChild;
  if (!last) throw new Error('There are no hearts');
  await setUpOf(last, ready);
  if (inView) await Promise.all((await heartsInView(list)).map((heart) => setUpOf(heart, inView)));
  const duration = performance.now() - begin;
  const missing = [...list.children].filter((heart) => !isReady(heart, ready)).length;
  if (missing) throw new Error(`${missing} of ${list.children.length} hearts are not set up`);
  return duration;
}

async function scrollTo(index: number, inView: string): Promise<void> {
  const heart = heartAt(index);
  heart.scrollIntoView();
  await setUpOf(heart, inView);
}

function heartAt(index: number): Element {
  const heart = document.querySelector(`body > div > :nth-child(${index + 1})`);
  if (!heart) throw new Error(`There is no heart ${index}`);
  return heart;
}

/** Clicks a heart and waits until the heart is pressed. Returns milliseconds. */
async function click(index: number): Promise<number> {
  const heart = heartAt(index);
  const button = heart.querySelector('button');
  if (!button) throw new Error(`Heart ${index} has no button`);
  const pressed = () => heart.querySelector('[aria-pressed="true"]') !== null;
  // Uses a MutationObserver, because polling would delay network responses
  const done = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => pressed() && resolve());
    observer.observe(heart, { subtree: true, childList: true, attributeFilter: ['aria-pressed'] });
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The heart was not pressed within 30 seconds')), 30_000);
  });
  const begin = performance.now();
  button.click();
  if (!pressed()) await Promise.race([done, late]);
  return performance.now() - begin;
}

const paint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Milliseconds until the server responds to a small request. */
async function roundTrip(): Promise<number> {
  const begin = performance.now();
  await fetch('/rest/round-trip', { cache: 'no-store' });
  return performance.now() - begin;
}

export const harness = { setUp, scrollTo, click, paint, roundTrip };

declare global {
  interface Window {
    harness: typeof harness;
  }
}

window.harness = harness;
