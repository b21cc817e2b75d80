import { SearchResult } from '../model/search.ts';
import { ask } from './client.ts';

/** `GET /rest/search/?term={term}`: the search result */
export const fetchSearch = (term: string, signal: AbortSignal) =>
  ask({
    path: `/rest/search/?term=${encodeURIComponent(whole(term))}`,
    schema: SearchResult,
    signal,
  });

/** Removes lone surrogates, which cannot be encoded. A search field that truncates an emoji leaves a lone surrogate. */
const whole = (term: string) => term.replace(/\p{Surrogate}/gu, '');
