import { readFlag } from '../shared/diagnostics/checks/attributes.ts';
import type { Finding } from '../shared/diagnostics/finding.ts';
import { queryPage } from '../shared/registry/native.ts';
import { sharedPageText } from '../shared/text/diagnostics/shared-page.ts';

type Configuration = Readonly<Record<string, unknown>>;

const hosts = (selector: string) => [...queryPage(selector)];
const widgetOf = (host: Element) => host.getAttribute('data-widget') ?? '';

/** Selectors of widgets whose HTML contains one visitor's data. */
const personal =
  '[data-widget="checkout"], [data-widget="address-book"], [data-widget="wishlist-page"], [data-widget="checked-form"][data-form="account"]';

/** Selectors of widgets that store the visitor's input. */
const storing =
  '[data-widget="checked-form"], [data-widget="product-form"], [data-widget="product-configurator"], [data-widget="product-reviews"], [data-widget="cake-creator"]';

/**
 * Reports a page that is declared as shared but contains a visitor's data, and a page that is probably shared
 * but not declared as shared.
 *
 * @param place the script element of the configuration; the head of a page without a configuration
 * @param isWhole false for an HTML fragment, whose missing elements may be elsewhere on the page
 */
export function checkSharedPage(page: Configuration, place: Element, isWhole: boolean): Finding[] {
  if (!readFlag(page.sharedPage)) {
    const names = isWhole && hasNoVisitorSettings(page) ? unprinted() : [];
    return names.length > 1 ? [{ place, text: sharedPageText.undeclared(names) }] : [];
  }
  const { sessionCookies } = page;
  const hasCookies = Array.isArray(sessionCookies) && sessionCookies.length > 0;
  return [
    ...hosts(personal).map((host) => ({
      place: host,
      text: sharedPageText.personal(widgetOf(host)),
    })),
    ...(!hasCookies && hosts(storing).length ? [{ place, text: sharedPageText.noCookies }] : []),
  ];
}

const hasNoVisitorSettings = (page: Configuration) =>
  ['sharedPage', 'authenticated', 'customer', 'signedOut'].every((key) => !Object.hasOwn(page, key));

/**
 * Selectors of widgets that show the visitor's data, and the attribute with this data. A guest's heart is a
 * link without `data-active`.
 */
const printed: readonly (readonly [selector: string, attribute: string])[] = [
  ['[data-widget="cart-flyout"]', 'data-count'],
  ['[data-widget="wishlist-entry"]', 'data-count'],
  ['[data-widget="heart-toggle"]:has(form, button)', 'data-active'],
];

/** Returns the names of widgets without the visitor's data; empty if any widget has this data. */
function unprinted(): string[] {
  const found = printed.flatMap(([selector, attribute]) =>
    hosts(selector).map((host) => ({ name: widgetOf(host), isPrinted: host.getAttribute(attribute) })),
  );
  return found.some(({ isPrinted }) => isPrinted) ? [] : [...new Set(found.map(({ name }) => name))];
}
