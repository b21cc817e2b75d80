import type { MouseEvent, ReactNode } from 'react';
import { adoptStyles } from '../widget.ts';
import styles from './instead.css?inline';

interface Props {
  /** The reason why the content is missing */
  text: string;
  /** Language of `text`, if it differs from the language of the page */
  lang?: string;
  children: ReactNode;
  /** Undefined if a retry cannot succeed */
  retry?: { label: string; act(): void } | undefined;
}

/** Shows a sentence, an alternative and a retry button instead of third-party content that is not available. */
export function Instead({ text, lang, children, retry }: Props) {
  adoptStyles(styles);
  // The press removes the focused button together with this component, so the surrounding gate receives the focus
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
