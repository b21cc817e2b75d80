import type { MouseEvent, ReactNode } from 'react';
import { adoptOnce } from '../dom/adopt-once.ts';
import styles from './instead.css?inline';

interface Props {
  /** Why it is not there */
  text: string;
  /** The language of `text`, where it is not the page's */
  lang?: string;
  /** What can be done without it */
  children: ReactNode;
  /** A button's, where trying again may help */
  retry?: { label: string; act(): void } | undefined;
}

/** Stands in the place of something of a third party that does not come: one sentence, what works without it, another try. */
export function Instead({ text, lang, children, retry }: Props) {
  adoptOnce(styles);
  // The button goes with what it tries: the focus stays in its place
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('.krume-gate-content')?.focus({ preventScroll: true });
    retry?.act();
  };
  return (
    <div className="krume-instead">
      <p role="status" lang={lang}>
        {text}
      </p>
      {children}
      {retry && (
        <button type="button" className="krume-button" onClick={press}>
          {retry.label}
        </button>
      )}
    </div>
  );
}
