import { useLayoutEffect, useRef } from 'react';
import { activeElement, pageBody } from '../../../shared/registry/native.ts';
import { checkoutText } from '../../../shared/text/checkout.ts';

/** A message that the cart is empty, with a link to the shop. @see shop.md section 8 */
export function Empty({ shopUrl }: { shopUrl: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // The focused element may have been removed with the previous step
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
