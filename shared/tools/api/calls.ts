import type { ApiCall } from './call.ts';
import { cartCalls } from './cart-calls.ts';
import { productCalls } from './product-calls.ts';
import { siteCalls } from './site-calls.ts';

/** All API calls of the bundle. @see shop.md and site.md section 7 */
export const apiCalls: readonly ApiCall[] = [...cartCalls, ...productCalls, ...siteCalls];
