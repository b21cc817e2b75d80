import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { importWithRetry } from '../widget.ts';
import type { Calendar } from './Calendar.tsx';

/** How far below the window a field is when its calendar is fetched, in px */
const near = 300;

const load = () => importWithRetry(() => import('./Calendar.tsx'));

/**
 * The calendar is fetched when its field comes near, and again when it is asked for. Where it cannot be had, the browser's
 * own takes its place.
 */
export function useLateCalendar(field: RefObject<HTMLElement | null>, isDisabled: boolean) {
  const [loaded, setLoaded] = useState<{ Calendar: typeof Calendar }>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');

  const prepare = () => {
    if (!loaded) load().then(setLoaded, () => undefined);
  };
  useEffect(() => {
    if (!field.current || isDisabled) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        load().then(setLoaded, () => undefined);
      },
      { rootMargin: `${near}px` },
    );
    seen.observe(field.current);
    return () => seen.disconnect();
  }, [field, isDisabled]);

  const own = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (state === 'failed') own.current?.focus();
  }, [state]);

  return {
    prepare,
    /** The browser's own field, which takes the focus in the button's place */
    own,
    Calendar: state === 'open' && !isDisabled ? loaded?.Calendar : undefined,
    /** Asked for, and not there yet */
    isLoading: state === 'open' && !loaded,
    isOpen: state === 'open' && !isDisabled,
    hasFailed: state === 'failed',
    open() {
      setState('open');
      load().then(setLoaded, () => setState((now) => (now === 'open' ? 'failed' : now)));
    },
    close: () => setState('closed'),
    fail: () => setState('failed'),
  };
}
