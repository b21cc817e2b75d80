import { customerCookie } from '../shop/account/customer-cookie.ts';

/** What a page asks of the worker: to answer its calls from now on, and to keep the files of this version. */
export type Request = 'control' | 'keep';

/** What the worker tells all pages: whether a customer is signed in. Responses of a worker cannot set cookies. */
export interface Visitor {
  isCustomer: boolean;
}

/** The cookie that a server would have set. */
export const cookieFor = ({ isCustomer }: Visitor): string =>
  isCustomer ? `${customerCookie}=1; path=/; samesite=lax` : `${customerCookie}=; path=/; max-age=0`;
