/** Shows scripts that a customer is signed in; expires with the session. */
export const customerCookie = 'krume_customer';
