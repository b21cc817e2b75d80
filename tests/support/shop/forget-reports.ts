import { forgetReported } from '../../../shared/diagnostics/console.ts';
import { forgetCmsDamage } from '../../../shared/diagnostics/mistakes/cms-damage.ts';
import { setOpenTagFinder } from '../../../shared/diagnostics/mistakes/unclosed.ts';

/** Resets the diagnostics, which do not call `resettable()`, so that the same mistakes are reported again. */
export function forgetReports(): void {
  forgetReported();
  forgetCmsDamage();
  setOpenTagFinder();
}
