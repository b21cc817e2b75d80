import { dayInZurich } from '../rules/dates/today.ts';
import type { CivilDate } from '../rules/dates/typed-date.ts';
import { shopNow } from './shop-clock.ts';

/** The civil day in the shop. Asked anew for each comparison: a page may stay open over midnight. */
export const shopDay = (): CivilDate => dayInZurich(new Date(shopNow()));
