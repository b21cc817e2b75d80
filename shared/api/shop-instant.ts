import { type Temporal, temporal } from '../rules/dates/temporal.ts';
import { shopNow } from './shop-clock.ts';

/** The shop's time as a Temporal value, for the rules. */
export const shopInstant = (): Temporal.Instant => temporal().Instant.fromEpochMilliseconds(shopNow());
