import { type MouseEvent, useState } from 'react';
import { closest } from '../../registry/native.ts';
import { errorSummaryText } from '../../text/error-summary.ts';
import { showField } from '../dom/show-field.ts';
import { adoptStyles, uniqueId } from '../widget.ts';
import styles from './error-summary.css?inline';

interface Props {
  /** Error messages by field name, in form order; an empty message if the reason is not known */
  problems: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
  heading?: 'h2' | 'h3';
}

/**
 * Links to the invalid fields. Place the summary below the fields: above the fields, each removed link would move the
 * focused field.
 */
export function ErrorSummary({ problems, labels, heading: Heading = 'h3' }: Props) {
  adoptStyles(styles);
  // `useIsland` is not available, because the summary of a server-rendered form is outside an island
  const [id] = useState(uniqueId);
  const failing = Object.entries(problems);
  if (failing.length === 0) return null;
  const show = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const form = closest(event.currentTarget as Element, 'form');
    if (form) showField(form, name);
  };
  return (
    <section className="krume-error-summary" aria-labelledby={id}>
      <Heading id={id}>{errorSummaryText.heading}</Heading>
      <ul>
        {failing.map(([name, reason]) => {
          const label = labels[name] ?? name;
          return (
            <li key={name}>
              {/* The click handler moves the focus, so no element needs this id */}
              <a href={`#${id}-${name}`} onClick={(event) => show(event, name)}>
                {label}
              </a>
              {reason && `${label.endsWith('?') ? '' : ':'} ${reason}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
