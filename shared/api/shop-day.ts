import { dayInZurich } from '../rules/dates/today.ts';
import type { CivilDate } from '../rules/dates/typed-date.ts';
import { shopNow } from './shop-clock.ts';

/** The current day in the shop. Do not store the result, because a page may stay open past midnight. */
export const shopDay = (): CivilDate => dayInZurich(new Date(shopNow()));
