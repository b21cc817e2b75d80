import { SearchResult } from '../model/search.ts';
import { ask } from './client.ts';

/** `GET /rest/search/?term={term}` */
export const fetchSearch = (term: string, signal: AbortSignal) =>
  ask({
    path: `/rest/search/?term=${encodeURIComponent(whole(term))}`,
    schema: SearchResult,
    signal,
  });

/** Removes a lone surrogate, left when the field truncates an emoji, because it cannot be encoded. */
const whole = (term: string) => term.replace(/\p{Surrogate}/gu, '');
