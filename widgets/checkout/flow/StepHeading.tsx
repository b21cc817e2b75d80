import { type ReactNode, useLayoutEffect } from 'react';
import { useIsland } from '../../../shared/ui/widget.ts';
import { focusHeading } from './focus-heading.ts';

interface Props {
  /** Number of step changes since the page opened; 0 leaves the focus unchanged */
  arrivals: number;
  children: ReactNode;
}

/**
 * The heading of a step. After a step change, the heading gets the focus, so that screen readers announce the
 * step.
 */
export function StepHeading({ arrivals, children }: Props) {
  const { host } = useIsland();
  useLayoutEffect(() => {
    if (arrivals > 0) focusHeading(host);
  }, [arrivals, host]);
  return (
    <h2 className="krume-step-heading" tabIndex={-1}>
      {children}
    </h2>
  );
}
