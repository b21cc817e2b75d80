import { useLayoutEffect, useRef } from 'react';
import { activeElement, pageBody } from '../../../shared/registry/native.ts';
import { checkoutText } from '../../../shared/text/checkout.ts';

/** Nothing is left to be ordered, and the way back to the shop. @see shop.md section 8 */
export function Empty({ shopUrl }: { shopUrl: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // What had the focus may have gone with the step
    if (activeElement() === pageBody()) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="krume-card">
      <p role="status">{checkoutText.noProducts}</p>
      <a ref={link} className="krume-button" href={shopUrl}>
        {checkoutText.toShop}
      </a>
    </div>
  );
}
