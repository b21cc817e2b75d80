import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '../widget.ts';
import type { Calendar } from './Calendar.tsx';

/** Distance in pixels between the viewport and a date field at which the calendar is fetched */
const near = 300;

const load = lazyPart(() => import('./Calendar.tsx'));

/**
 * Fetches the calendar when a date field comes near the viewport. If the calendar has not loaded, the hook also fetches
 * the calendar when the user focuses the field, points at the button or opens the calendar. If the calendar cannot be
 * loaded or started, the browser's own date field replaces the button.
 */
export function useLazyCalendar(field: RefObject<HTMLElement | null>, isDisabled: boolean) {
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
    /** Ref to the browser's own date field, which receives the focus instead of the button */
    own,
    Calendar: state === 'open' && !isDisabled ? loaded?.Calendar : undefined,
    /** True while the calendar is open but its code has not loaded */
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
