import type { ReactNode } from 'react';
import { formText } from '../../../shared/text/form.ts';
import { FieldError } from '../../../shared/ui/components/FieldError.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';

interface Props {
  /** Of its fields */
  name: string;
  label: string;
  /** On the screen a heading says so */
  isLabelHidden?: boolean;
  isMissing: boolean;
  /** Why the chosen one cannot be taken */
  problem?: string | undefined;
  children: ReactNode;
}

/** One of several, and what is wrong with the choice. */
export function Choices({ name, label, isLabelHidden, isMissing, problem, children }: Props) {
  const { id } = useIsland();
  const [labelId, problemId] = [id(`${name}-label`), id(`${name}-problem`)];
  const isWrong = isMissing || Boolean(problem);
  return (
    <div
      role="radiogroup"
      className="krume-choices"
      aria-labelledby={labelId}
      aria-required
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? problemId : undefined}
    >
      <b id={labelId} className={isLabelHidden ? 'krume-hidden' : undefined}>
        {label}
      </b>
      {children}
      {isMissing && <FieldError id={problemId} text={formText.choose} />}
      {!isMissing && problem && (
        <p id={problemId} className="krume-note" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
