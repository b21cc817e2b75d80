// What comes late and uses the core imports it whole: CONTRIBUTING.md, "What is fetched late"
import '../shared/ui/widget.ts';
import { forgetEverything, sweep } from '../shared/kept/sweep.ts';
import { offerSweep } from '../shared/stores/follow-kept.ts';

offerSweep({ sweep, forgetEverything });
