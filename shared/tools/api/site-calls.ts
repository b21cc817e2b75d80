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
    summary: 'Returns all branches.',
    response: Branches,
    of: 'everybody',
  },
  {
    method: 'GET',
    path: '/rest/location/{branchId}',
    summary: 'Returns one branch.',
    response: Branch,
    of: 'everybody',
    refusals: { 404: 'There is no such branch' },
  },
  {
    method: 'GET',
    path: '/rest/event/',
    summary: 'Returns the events that match a filter, in the order of their start.',
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
    summary: 'Returns one event.',
    response: SiteEvent,
    of: 'everybody',
    refusals: { 404: 'There is no such event' },
  },
  {
    method: 'GET',
    path: '/rest/search/',
    summary: 'Returns products, categories and pages for a search term of at least three characters.',
    query: { term: ['The search term', 'brot'] },
    response: SearchResult,
    of: 'everybody',
  },
  {
    method: 'GET',
    path: '/rest/search/shopnav',
    summary: "Returns the shop's menu.",
    response: ShopMenu,
    of: 'everybody',
  },
  {
    method: 'GET',
    path: '/rest/profile/address/',
    summary: "Returns the customer's saved addresses.",
    response: Addresses,
    of: 'customer',
  },
  {
    method: 'POST',
    path: '/rest/profile/address/',
    summary: "Saves a new address in the customer's address book.",
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
    summary: 'Changes a saved address.',
    body: body.AddressBody,
    sent: { ...address, isDefaultBilling: true, isDefaultShipping: false },
    response: Address,
    of: 'customer',
    refusals: { 404: 'There is no such address', ...invalid },
  },
  {
    method: 'DELETE',
    path: '/rest/profile/address/{addressId}',
    summary: 'Deletes a saved address. The response has no body.',
    of: 'customer',
    refusals: { 404: 'There is no such address' },
  },
  {
    method: 'POST',
    path: '/api/contact/',
    summary:
      'Sends the contact form as JSON. `data-endpoint` can name another path. The call has no `Idempotency-Key`, because a token of the bot-check is valid only once.',
    body: object({ recaptchatoken: optional(unknown()) }),
    sent: { firstname: 'Anna', email: 'anna@example.ch', message: 'Guten Tag', recaptchatoken: '…' },
    response: object({ message: optional(unknown()) }),
    of: 'everybody',
    refusals: invalid,
  },
];
