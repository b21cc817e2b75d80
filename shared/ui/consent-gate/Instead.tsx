import type { MouseEvent, ReactNode } from 'react';
import { adoptStyles } from '../widget.ts';
import styles from './instead.css?inline';

interface Props {
  /** The reason why the content is missing */
  text: string;
  /** Language of `text`, if it differs from the page's */
  lang?: string;
  /** Content that works without the service */
  children: ReactNode;
  /** A retry button, if a retry can succeed */
  retry?: { label: string; act(): void } | undefined;
}

/** Replaces third-party content that is not available: a sentence, an alternative, and a retry button. */
export function Instead({ text, lang, children, retry }: Props) {
  adoptStyles(styles);
  // The button is removed with this component, so the focus moves to the gate
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
