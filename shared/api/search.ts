import { SearchResult } from '../model/search.ts';
import { ask } from './client.ts';

/** `GET /rest/search/?term={term}` */
export const fetchSearch = (term: string, signal: AbortSignal) =>
  ask({
    path: `/rest/search/?term=${encodeURIComponent(whole(term))}`,
    schema: SearchResult,
    signal,
  });

/** Removes a lone surrogate, which cannot be encoded. The field leaves one when it truncates an emoji. */
const whole = (term: string) => term.replace(/\p{Surrogate}/gu, '');
