import type { ReactNode } from 'react';
import { formText } from '../../../shared/text/form.ts';
import { FieldError } from '../../../shared/ui/components/FieldError.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';

interface Props {
  /** Name of the radio buttons */
  name: string;
  label: string;
  /** Whether the label is only for screen readers, because a heading shows the same text */
  isLabelHidden?: boolean;
  isMissing: boolean;
  /** Why the chosen option is not possible */
  problem?: string | undefined;
  children: ReactNode;
}

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
