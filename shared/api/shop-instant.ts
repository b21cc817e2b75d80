import { type Temporal, temporal } from '../rules/dates/temporal.ts';
import { shopNow } from './shop-clock.ts';

/** The shop's current time. */
export const shopInstant = (): Temporal.Instant => temporal().Instant.fromEpochMilliseconds(shopNow());
