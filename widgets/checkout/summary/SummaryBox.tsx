import type { ReactNode } from 'react';
import { checkoutText } from '../../../shared/text/checkout.ts';

interface Props {
  title: string;
  onChange(): void;
  children: ReactNode;
}

/** The choices of one step, with a button to change them. */
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
