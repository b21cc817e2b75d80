import { customerCookie } from '../shop/account/customer-cookie.ts';

/**
 * Messages from a page to the worker. `control`: handle the requests of all open pages from now on. `keep`: store the
 * files of this version.
 */
export type Request = 'control' | 'keep';

/** Message from the worker to all pages: whether a customer is signed in. A worker's response cannot set cookies. */
export interface Visitor {
  isCustomer: boolean;
}

/** The cookie that a server would have set for this visitor. */
export const cookieFor = ({ isCustomer }: Visitor): string =>
  isCustomer ? `${customerCookie}=1; path=/; samesite=lax` : `${customerCookie}=; path=/; max-age=0`;
