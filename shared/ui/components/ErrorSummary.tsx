import type { MouseEvent } from 'react';
import { closest } from '../../registry/native.ts';
import { errorSummaryText } from '../../text/error-summary.ts';
import { adoptOnce } from '../dom/adopt-once.ts';
import { showField } from '../dom/show-field.ts';
import { useIsland } from '../widget.ts';
import styles from './error-summary.css?inline';

interface Props {
  /** Why each field is in error, by its name, in form order */
  problems: Readonly<Record<string, string>>;
  /** What each field is called, by its name */
  labels: Readonly<Record<string, string>>;
}

/**
 * The fields that are in error, each a link to it. It stands in its form, above the button that sends it: higher up,
 * each entry that goes would move the field that is being typed into.
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
            {/* A fragment that is nowhere: it is followed by us */}
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
