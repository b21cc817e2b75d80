/** Scripts read from this cookie that a customer is signed in. It expires with the session. */
export const customerCookie = 'krume_customer';
