import { type ReactNode, useLayoutEffect } from 'react';
import { useIsland } from '../../../shared/ui/widget.ts';
import { focusHeading } from './focus-heading.ts';

interface Props {
  /** Number of step changes; 0 when the page opens on this step */
  arrivals: number;
  children: ReactNode;
}

/**
 * The heading of a step. After a step change, it takes the focus, so that screen readers announce it.
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
