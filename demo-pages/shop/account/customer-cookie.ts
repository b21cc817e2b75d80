/**
 * Name of the cookie that tells scripts that a customer is signed in. The browser deletes the cookie together with the
 * session cookie.
 */
export const customerCookie = 'krume_customer';
