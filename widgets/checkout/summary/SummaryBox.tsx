import type { ReactNode } from 'react';
import { checkoutText } from '../../../shared/text/checkout.ts';

interface Props {
  title: string;
  onChange(): void;
  children: ReactNode;
}

/** What was chosen in a step, with the way back to it. */
export function SummaryBox({ title, onChange, children }: Props) {
  return (
    <section className="krume-card">
      <h3>{title}</h3>
      {children}
      <button type="button" className="krume-link" onClick={onChange}>
        {checkoutText.change}
        <span className="krume-hidden">: {title}</span>
      </button>
    </section>
  );
}
