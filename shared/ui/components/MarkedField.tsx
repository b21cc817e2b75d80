import type { ReactNode } from 'react';
import { useIsland } from '../widget.ts';
import { FieldError } from './FieldError.tsx';

interface Props {
  name: string;
  problem: string | undefined;
  children(described: { 'aria-invalid'?: true; 'aria-describedby'?: string }): ReactNode;
}

/** Highlights an invalid field, and adds an error message for screen readers. @see shop.md section 5 */
export function MarkedField({ name, problem, children }: Props) {
  const { id } = useIsland();
  const described = problem ? { 'aria-invalid': true as const, 'aria-describedby': id(name) } : {};
  return (
    <>
      {children(described)}
      {problem && <FieldError id={id(name)} text={problem} />}
    </>
  );
}
