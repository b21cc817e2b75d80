import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'replace',
  sheet: 'every',
  requiredParts: { 'a[href]': 'der Link zur Wunschliste, in ihm die Anzahl in einem <span>' },
  own: ':scope > a, :scope > a > img',
  calls: { 'GET /rest/wishlist/': 'wenn die Seite die Anzahl nicht sagt' },
} satisfies WrittenContract;
