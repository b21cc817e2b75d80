import { checkoutText } from '../../../shared/text/checkout.ts';
import { isBefore, type Step } from './steps.ts';

interface Props {
  current: Step;
  /** The first step: authentication for guests, addresses for customers */
  first: Step;
  onJump(step: Step): void;
}

const shown = ['address', 'shipping', 'payment', 'summary', 'done'] as const;

/**
 * The progress bar. Completed steps have a check mark and can be opened again. Hidden in the last step.
 *
 * @see shop.md section 2.7
 */
export function Progress({ current, first, onJump }: Props) {
  if (current === 'done') return null;
  // Authentication has no entry in the progress bar, and counts as the address step
  const position = current === 'authenticate' ? 'address' : current;
  return (
    <nav className="krume-progress" aria-label={checkoutText.progress}>
      <ol>
        {shown.map((step) => {
          const isDone = isBefore(step, position);
          const isCurrent = step === position;
          const target = step === 'address' && current === 'authenticate' ? first : step;
          return (
            <li key={step} data-state={isDone ? 'done' : isCurrent ? 'current' : 'open'}>
              {isDone || isCurrent ? (
                <button
                  type="button"
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => onJump(target)}
                >
                  <span>{checkoutText.steps[step]}</span>
                  {isDone && <span className="krume-hidden">, {checkoutText.stepDone}</span>}
                </button>
              ) : (
                <span>
                  <span>{checkoutText.steps[step]}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
