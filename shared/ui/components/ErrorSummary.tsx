import type { MouseEvent } from 'react';
import { closest } from '../../registry/native.ts';
import { errorSummaryText } from '../../text/error-summary.ts';
import { adoptOnce } from '../dom/adopt-once.ts';
import { showField } from '../dom/show-field.ts';
import { useIsland } from '../widget.ts';
import styles from './error-summary.css?inline';

interface Props {
  /** Error messages by field name, in form order */
  problems: Readonly<Record<string, string>>;
  /** Labels by field name */
  labels: Readonly<Record<string, string>>;
}

/**
 * Links to the invalid fields. Place it above the submit button: at the top of the form, each removed entry would move
 * the focused field.
 */
export function ErrorSummary({ problems, labels }: Props) {
  adoptOnce(styles);
  const { id } = useIsland();
  const failing = Object.entries(problems);
  if (failing.length === 0) return null;
  const show = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const form = closest(event.currentTarget as Element, 'form');
    if (form) showField(form, name);
  };
  return (
    <section className="krume-error-summary" aria-labelledby={id('error-summary')}>
      <h3 id={id('error-summary')}>{errorSummaryText.heading}</h3>
      <ul>
        {failing.map(([name, reason]) => (
          <li key={name}>
            {/* No element has this id: the click handler moves the focus */}
            <a href={`#${id(`field-${name}`)}`} onClick={(event) => show(event, name)}>
              {labels[name] ?? name}
            </a>
            : {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
