import { type Temporal, temporal } from '../rules/dates/temporal.ts';
import { shopNow } from './shop-clock.ts';

export const shopInstant = (): Temporal.Instant => temporal().Instant.fromEpochMilliseconds(shopNow());
