import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { activeElement } from '../../registry/native.ts';
import { resettable } from '../../registry/resettable.ts';
import { productPage } from '../../stores/product/product-page.ts';

/**
 * Number of product forms on the page. With several forms, the bar is not shown, because it could name the wrong
 * product.
 */
const $forms = atom(0);

interface Props {
  productId: string;
  name: string;
  /** The button of the form. The bar is hidden while this button is in view */
  button: RefObject<HTMLButtonElement | null>;
  /** A button with the same action as the button of the form */
  children: ReactNode;
}

/**
 * Name, price and button of a product at the bottom edge of a phone, while the button of the form is out of view. The
 * bar is inside the form, so that a press submits the form. The bar slides in only after a scroll: when the page opens,
 * the animation would cost 14 style recalculations. The styles are in `buy-bar.css`.
 */
export function BuyBar({ productId, name, button, children }: Props) {
  const price = useStore(productPage(productId).$price);
  const bar = useRef<HTMLDivElement>(null);
  const [isNeeded, slidesIn] = useOutOfSight(button, () => {
    if (bar.current?.contains(activeElement())) button.current?.focus({ preventScroll: true });
  });
  const forms = useStore($forms);
  useEffect(() => {
    $forms.set($forms.get() + 1);
    return () => $forms.set($forms.get() - 1);
  }, []);
  if (!isNeeded || forms > 1) return null;
  return (
    <div ref={bar} className={slidesIn ? 'krume-buy-bar krume-slides-in' : 'krume-buy-bar'}>
      <p>
        {/* Reserves a line for the price, so that a price that loads later causes no layout shift */}
        {name && <b>{name}</b>} <span>{price ?? '\u00a0'}</span>
      </p>
      {children}
    </div>
  );
}

/**
 * Matches phones in portrait and landscape. Does not match a desktop page at high zoom, where the bar would cover the
 * content.
 */
const phones = '(height >= 320px) and ((width < 860px) or (height < 500px))';

/**
 * Returns whether an element is at least partly outside the viewport of a phone, and whether the element was in the
 * viewport before. `onReturn` is called whenever the element is reported in the viewport, or the viewport is no longer
 * that of a phone.
 */
function useOutOfSight(element: RefObject<Element | null>, onReturn: () => void): [boolean, boolean] {
  const [isOut, setOut] = useState(false);
  const wasSeen = useRef(false);
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
        // 0.9 instead of 1, because rounding to whole pixels can keep the ratio of a visible element below 1
        isSeen = (entries.at(-1)?.intersectionRatio ?? 1) > 0.9;
        wasSeen.current ||= isSeen;
        update();
      },
      { threshold: 0.9 },
    );
    observer.observe(element.current);
    media.addEventListener('change', update, { signal: life.signal });
    life.signal.addEventListener('abort', () => observer.disconnect());
    return () => life.abort();
  }, [element]);
  return [isOut, wasSeen.current];
}

resettable(() => $forms.set(0));
