import { type ReactNode, useLayoutEffect } from 'react';
import { useIsland } from '../../../shared/ui/widget.ts';
import { focusHeading } from './focus-heading.ts';

interface Props {
  /** Grows with each step that is gone to; 0 when the page has been opened here */
  arrivals: number;
  children: ReactNode;
}

/** What the step is called. Who comes to it hears it: the heading takes the focus. */
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
