import { customerCookie } from '../shop/account/customer-cookie.ts';

/**
 * Messages of a page to the worker: `control` to handle the page's calls from now on, `keep` to store the
 * files of this version.
 */
export type Request = 'control' | 'keep';

/**
 * The message of the worker to all pages: whether a customer is signed in. Responses of a worker cannot set
 * cookies.
 */
export interface Visitor {
  isCustomer: boolean;
}

/** The cookie that a server would have set. */
export const cookieFor = ({ isCustomer }: Visitor): string =>
  isCustomer ? `${customerCookie}=1; path=/; samesite=lax` : `${customerCookie}=; path=/; max-age=0`;
