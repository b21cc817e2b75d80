import { dayInZurich } from '../rules/dates/today.ts';
import type { CivilDate } from '../rules/dates/typed-date.ts';
import { shopNow } from './shop-clock.ts';

/** The civil day in the shop. Call it for each comparison, because a page may stay open past midnight. */
export const shopDay = (): CivilDate => dayInZurich(new Date(shopNow()));
