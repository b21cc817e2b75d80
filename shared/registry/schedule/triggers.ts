import { childrenOf, parentOf } from '../native.ts';
import { isLasting, parseConditions } from './conditions.ts';

/** Returns true if the condition is met. If not, calls `release` for the host later. */
type Wait = (host: HTMLElement) => boolean;

/** A loading condition, shared by all hosts that wait for it. */
export interface Step {
  wait: Wait;
  /** Whether the condition can become false again, so that it must be checked again immediately before loading */
  lasting: boolean;
}

/** Continues the hosts that wait for a step: one host, or all hosts if `host` is missing. */
export type Release = (step: Step, host?: Node) => void;

/** A `Release` for a fixed step. */
type ReleaseHost = (host?: Node) => void;

/** Maximum delay of the `idle` condition on a busy page, in milliseconds. */
const idleTimeout = 2000;

/** Events that start an interaction. Some assistive technologies send only `click`. */
const interactions = ['pointerover', 'pointerdown', 'focusin', 'click'];

/**
 * Registers the listener or observer of a condition until the signal aborts, and returns its `Wait`. Throws if the
 * argument is invalid.
 */
type CreateWait = (argument: string, release: ReleaseHost, signal: AbortSignal) => Wait;

const waits: Record<string, CreateWait> = {
  // The object has no prototype, so that `data-widget-on="constructor"` finds no function
  __proto__: null as never,
  load: () => () => true,
  idle: (_, release) => {
    let idle = false;
    const run = () => {
      idle = true;
      release();
    };
    // Safari has no `requestIdleCallback`
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
            // A host with `display: contents` has no box, so its children are observed. A host without children is
            // released at once, because it would never be visible
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
      // The host is released in a new task, so that a click right after the focus still hits the server's button
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

/** Calls `release` for a node and all its ancestors, because the host is one of them. */
function releaseAround(target: Node | null, release: ReleaseHost): void {
  for (let node = target; node; node = parentOf(node)) release(node);
}

/** The steps of a `data-widget-on` value. Throws if the value cannot be parsed or if an argument is invalid. */
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
