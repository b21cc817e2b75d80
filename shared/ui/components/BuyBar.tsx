import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { activeElement } from '../../registry/native.ts';
import { productPage } from '../../stores/product/product-page.ts';

/** Forms on the page: of several, none is the one that is meant. */
const $forms = atom(0);

interface Props {
  productId: string;
  name: string;
  /** The form's own button: while it is seen, there is no bar */
  button: RefObject<HTMLButtonElement | null>;
  /** A button that does the same */
  children: ReactNode;
}

/**
 * Name, price and button of a product at the lower edge of a phone, within reach of a thumb, while the form's own button
 * is out of sight. Part of the form: its button submits it like the other. Its styles are `buy-bar.css`.
 */
export function BuyBar({ productId, name, button, children }: Props) {
  const price = useStore(productPage(productId).$price);
  const bar = useRef<HTMLDivElement>(null);
  const isNeeded = useOutOfSight(button, () => {
    if (bar.current?.contains(activeElement())) button.current?.focus({ preventScroll: true });
  });
  const forms = useStore($forms);
  useEffect(() => {
    $forms.set($forms.get() + 1);
    return () => $forms.set($forms.get() - 1);
  }, []);
  if (!isNeeded || forms > 1) return null;
  return (
    <div ref={bar} className="krume-buy-bar">
      <p>
        {/* A line for a price that is still to come: nothing moves then */}
        {name && <b>{name}</b>} <span>{price ?? '\u00a0'}</span>
      </p>
      {children}
    </div>
  );
}

/**
 * Phones, upright and on their side; not where a page is enlarged until nothing else is seen. Elsewhere there is no bar,
 * not even a hidden one.
 */
const phones = '(height >= 320px) and ((width < 860px) or (height < 500px))';

/** Whether an element is not, or not wholly, in the window of a phone; `onReturn` comes before it is said to be back. */
function useOutOfSight(element: RefObject<Element | null>, onReturn: () => void): boolean {
  const [isOut, setOut] = useState(false);
  const latest = useRef(onReturn);
  latest.current = onReturn;
  useEffect(() => {
    if (!element.current) return;
    const life = new AbortController();
    const media = matchMedia(phones);
    let isSeen = true;
    const update = () => {
      const isBack = isSeen || !media.matches;
      if (isBack) latest.current();
      setOut(!isBack);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // Of a pixel that is cut in two, one half may be missing
        isSeen = (entries.at(-1)?.intersectionRatio ?? 1) > 0.9;
        update();
      },
      { threshold: 0.9 },
    );
    observer.observe(element.current);
    media.addEventListener('change', update, { signal: life.signal });
    life.signal.addEventListener('abort', () => observer.disconnect());
    return () => life.abort();
  }, [element]);
  return isOut;
}

/** As on a new page; for tests. */
export const resetBuyBars = () => $forms.set(0);
