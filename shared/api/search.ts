import { SearchResult } from '../model/search.ts';
import { request } from './client.ts';

/** `GET /rest/search/?term={term}` */
export const fetchSearch = (term: string, signal: AbortSignal) =>
  request({
    method: 'GET',
    path: `/rest/search/?term=${encodeURIComponent(term)}`,
    schema: SearchResult,
    signal,
    isPublic: true,
  });
