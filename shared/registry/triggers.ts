import { isLasting, parseConditions } from './conditions.ts';
import { childrenOf, parentOf } from './native.ts';

/** True when the condition holds already; otherwise the host is released later. */
type Wait = (host: HTMLElement) => boolean;

/** One condition on the way to loading, shared by all hosts that wait for it. */
export interface Step {
  wait: Wait;
  /** May cease to hold again, and is asked anew each time */
  lasting: boolean;
}

/** Lets one host go, or, without one, all that wait for this step. */
export type Release = (step: Step, host?: Node) => void;

/** The same for a step that is known. */
type ReleaseHost = (host?: Node) => void;

/** Milliseconds: nobody waits longer for a page to come alive, however busy it is. */
const idleTimeout = 2000;

/** What a shopper does first; `click` is all that some assistive technology sends. */
const interactions = ['pointerover', 'pointerdown', 'focusin', 'click'];

/** Sets up what one kind of condition listens to, until the signal says stop. Throws for an argument that is wrong. */
type CreateWait = (argument: string, release: ReleaseHost, signal: AbortSignal) => Wait;

const waits: Record<string, CreateWait> = {
  // No prototype: an attribute may say `constructor`, and means nothing by it
  __proto__: null as never,
  load: () => () => true,
  idle: (_, release) => {
    let idle = false;
    const run = () => {
      idle = true;
      release();
    };
    // Safari has no idle callback; there it is the first task after the scripts
    const later: (run: () => void, options: IdleRequestOptions) => void =
      window.requestIdleCallback ?? setTimeout;
    later(run, { timeout: idleTimeout });
    return () => idle;
  },
  visible: (margin, release, signal) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          if (isIntersecting) {
            observer.unobserve(target);
            releaseAround(target, release);
          } else if (!boundingClientRect.width && getComputedStyle(target).display === 'contents') {
            // No box of its own: its children's boxes stand for it; without any it will never be seen
            for (const child of childrenOf(target)) observer.observe(child);
            if (!target.firstElementChild) releaseAround(target, release);
          }
        }
      },
      { rootMargin: margin || '0px' },
    );
    signal.addEventListener('abort', () => observer.disconnect());
    return (host) => {
      observer.observe(host);
      return false;
    };
  },
  interaction: (_, release, signal) => {
    for (const type of interactions) {
      // In a task of its own: a click that follows the focus at once is still about the server's button
      addEventListener(type, ({ target }) => setTimeout(releaseAround, 0, target, release), {
        capture: true,
        passive: true,
        signal,
      });
    }
    return () => false;
  },
  media: (query, release, signal) => {
    const list = matchMedia(query);
    list.addEventListener('change', () => release(), { signal });
    return () => list.matches;
  },
};

/** Releases a node and all around it: one of them is the host. */
function releaseAround(target: Node | null, release: ReleaseHost): void {
  for (let node = target; node; node = parentOf(node)) release(node);
}

/** The steps of a `data-widget-on`. Throws when it cannot be read or an argument is wrong. */
export function planSteps(text: string, release: Release, signal: AbortSignal): Step[] {
  return parseConditions(text).map((condition) => {
    const { name, argument } = condition;
    const wait = waits[name] as CreateWait;
    const step: Step = {
      lasting: isLasting(condition),
      wait: wait(argument, (host) => release(step, host), signal),
    };
    return step;
  });
}
