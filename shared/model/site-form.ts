/** Names of the site's forms in `data-form`. @see site.md sections 2.11 and 2.19 */
export const siteFormNames = [
  'login',
  'signup',
  'password-lost',
  'account',
  'newsletter',
  'footer-newsletter',
  'contact',
  'birthday-event',
  'cake-order',
  'customer-card',
  'offer',
] as const;

export type SiteFormName = (typeof siteFormNames)[number];
