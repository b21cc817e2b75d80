/**
 * Returns a rule that matches links by URL. Patterns are relative to the page, because the rules may be on
 * another origin.
 */
const matches = (...patterns: string[]) => ({ href_matches: patterns, relative_to: 'document' });

/**
 * Words in URLs of pages that must not be prerendered, because the request has an effect or the page belongs
 * to the CMS's administration.
 */
const actions = 'kasse|checkout|logout|signout|abmelden|wp-admin|wp-login\\.php';
const files = 'pdf|zip|docx?|xlsx?|ics|csv|txt|xml|json|jpe?g|png|gif|webp|avif|svg|mp[34]|webm';

/**
 * Rules for links that the browser may prerender when the user is about to follow the link. A link to the
 * same origin matches if it has no query, because a request with a query may change the cart. Browsers
 * prerender nothing if the user saves data or energy.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prerender: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          matches('/*'),
          { not: matches(`{/*}?/(${actions}){/*}?`, `/*.(${files})`, '/*\\?(.+)') },
          {
            not: {
              selector_matches: '[data-no-prerender], [data-no-prerender] *, [rel~=nofollow], [download]',
            },
          },
        ],
      },
    },
  ],
};
