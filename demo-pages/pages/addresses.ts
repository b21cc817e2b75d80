import { html } from 'hono/html';
import { addressBook } from '../../fixtures/markup/address-book.ts';
import { attribute, invalid } from '../../fixtures/markup/host.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { SavedAddress } from '../../fixtures/shop/customers.ts';
import { addressText } from '../../shared/text/address.ts';
import { addressBookText } from '../../shared/text/address-book.ts';
import type { Notice } from '../shop/account/session.ts';
import type { Page } from './page.ts';

export const addressesUrl = '/konto/adressen';

export function addressesPage(addresses: readonly SavedAddress[]): Page {
  return {
    title: 'Ihre Adressen',
    description: 'Ihre Adressen bei der Bäckerei Krume: für Rechnungen, für Lieferungen und alle weiteren.',
    main: html`<div class="page-head"><h1>Ihre Adressen</h1><p><a href="/login">Zum Kundenkonto</a></p></div>
${ownAddressBook(addresses)}`,
  };
}

export const ownAddressBook = (addresses: readonly SavedAddress[]): Markup =>
  addressBook({ addresses, url: addressesUrl });

/**
 * The form for an address, for browsers without JavaScript.
 *
 * @param address the address to edit; undefined for a new address
 * @param notice the message and the typed values after the shop rejected the form
 */
export function addressPage(address: SavedAddress | undefined, notice: Notice | undefined): Page {
  const title = address ? addressBookText.change : addressBookText.create;
  const [street, addition] = address?.street ?? [];
  const saved: Readonly<Record<string, unknown>> = { ...address, street, addition };
  const values: Readonly<Record<string, unknown>> = notice?.values ?? saved;
  const field = (name: FieldName, token: string, isRequired = true) =>
    html`<label>${addressText[name]}${isRequired && ' *'} <input name="${name}"${attribute('type', name === 'phone' ? 'tel' : undefined)} value="${values[name] ?? ''}"${isRequired && html` required`} autocomplete="${token}"${invalid(notice?.fields?.includes(name) ?? false)}></label>
  `;
  const box = (name: 'isDefaultBilling' | 'isDefaultShipping') =>
    html`<label class="check"><input type="checkbox" name="${name}"${Boolean(values[name]) && html` checked`}> ${addressText[name]}</label>
  `;
  return {
    title,
    description: 'Eine Adresse in Ihrem Adressbuch bei der Bäckerei Krume, für Rechnungen und Lieferungen.',
    main: html`<div class="narrow">
<h1>${title}</h1>
<form class="card form" method="post" action="${addressesUrl}${address && `/${address.id}`}">
  <h2>Kontakt&shy;informationen</h2>
  ${field('firstName', 'given-name')}${field('lastName', 'family-name')}${field('company', 'organization', false)}${field('phone', 'tel')}<h2>${addressText.address}</h2>
  ${field('street', 'address-line1')}${field('addition', 'address-line2', false)}${field('zip', 'postal-code')}${field('city', 'address-level2')}${box('isDefaultBilling')}${box('isDefaultShipping')}<button class="button" type="submit">${addressBookText.save}</button>
  <p><a href="${addressesUrl}">${addressBookText.cancel}</a></p>
</form>
</div>`,
  };
}

type FieldName = 'firstName' | 'lastName' | 'company' | 'phone' | 'street' | 'addition' | 'zip' | 'city';
