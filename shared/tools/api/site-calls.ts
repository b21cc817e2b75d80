import { object, optional, unknown } from 'valibot';
import { Address, Addresses } from '../../model/address.ts';
import { Branch, Branches } from '../../model/branch.ts';
import { SiteEvent, SiteEvents } from '../../model/event.ts';
import { SearchResult } from '../../model/search.ts';
import { ShopMenu } from '../../model/shop-menu.ts';
import * as body from './bodies.ts';
import { type ApiCall, invalid } from './call.ts';
import { address } from './examples.ts';

/** API calls of branches, events, search, address book and contact. @see site.md section 7 */
export const siteCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/rest/location/',
    summary: 'All branches.',
    response: Branches,
    of: 'everybody',
  },
  {
    method: 'GET',
    path: '/rest/location/{branchId}',
    summary: 'A branch.',
    response: Branch,
    of: 'everybody',
    refusals: { 404: 'There is no such branch' },
  },
  {
    method: 'GET',
    path: '/rest/event/',
    summary: 'The events of a filter, in order.',
    query: {
      offset: ['Number of events to leave out', '0'],
      limit: ['Maximum number of events', '6'],
      category: ['Id of a category; all without it', '2'],
      month: ['Month as MM-YY; all without it', '12-26'],
      includepast: ['Whether past events are included', 'false'],
    },
    response: SiteEvents,
    of: 'everybody',
  },
  {
    method: 'GET',
    path: '/rest/event/{eventId}',
    summary: 'An event.',
    response: SiteEvent,
    of: 'everybody',
    refusals: { 404: 'There is no such event' },
  },
  {
    method: 'GET',
    path: '/rest/search/',
    summary: 'Products, articles and pages for a search term of at least three characters.',
    query: { term: ['The search term', 'brot'] },
    response: SearchResult,
    of: 'everybody',
  },
  {
    method: 'GET',
    path: '/rest/search/shopnav',
    summary: "The shop's menu.",
    response: ShopMenu,
    of: 'everybody',
  },
  {
    method: 'GET',
    path: '/rest/profile/address/',
    summary: "The customer's saved addresses.",
    response: Addresses,
    of: 'customer',
  },
  {
    method: 'POST',
    path: '/rest/profile/address/',
    summary: 'Saves a new address.',
    body: body.AddressBody,
    sent: { ...address, isDefaultBilling: false, isDefaultShipping: false },
    response: Address,
    of: 'customer',
    hasKey: true,
    refusals: invalid,
  },
  {
    method: 'PATCH',
    path: '/rest/profile/address/{addressId}',
    summary: 'Changes an address.',
    body: body.AddressBody,
    sent: { ...address, isDefaultBilling: true, isDefaultShipping: false },
    response: Address,
    of: 'customer',
    refusals: { 404: 'There is no such address', ...invalid },
  },
  {
    method: 'DELETE',
    path: '/rest/profile/address/{addressId}',
    summary: 'Deletes an address. The response has no body.',
    of: 'customer',
    refusals: { 404: 'There is no such address' },
  },
  {
    method: 'POST',
    path: '/api/contact/',
    summary:
      'Sends the contact form as JSON. `data-endpoint` can name another path. The call has no key, because a token of the bot-check is valid only once.',
    body: object({ recaptchatoken: optional(unknown()) }),
    sent: { firstname: 'Anna', email: 'anna@example.ch', message: 'Guten Tag', recaptchatoken: '…' },
    response: object({ message: optional(unknown()) }),
    of: 'everybody',
    refusals: invalid,
  },
];
