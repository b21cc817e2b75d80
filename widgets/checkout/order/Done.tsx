import type { ReactNode } from 'react';
import { orderText } from '../../../shared/text/order.ts';
import { StepHeading } from '../flow/StepHeading.tsx';

interface Props {
  heading?: string;
  /** Number of step changes, see `StepHeading` */
  arrivals: number;
  /** The order number that the shopper sees; undefined if the response contains no number */
  incrementId: string | undefined;
  shopUrl: string;
  children?: ReactNode;
}

/**
 * The last step. The order number fades in after 200 ms.
 *
 * @see shop.md sections 2.7, "Fertig", and 9, "Timings"
 */
export function Done({ heading = orderText.thanks, arrivals, incrementId, shopUrl, children }: Props) {
  return (
    <div className="krume-card krume-done">
      <StepHeading arrivals={arrivals}>{heading}</StepHeading>
      {incrementId !== undefined && (
        <p>
          {orderText.numberLabel} <b className="krume-order-number">{orderText.number(incrementId)}</b>
        </p>
      )}
      {children}
      <p>
        <a href={shopUrl}>{orderText.goOn}</a>
      </p>
    </div>
  );
}
