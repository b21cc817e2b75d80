import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import { fetchSearch } from '../../shared/api/search.ts';
import type { SearchResult } from '../../shared/model/search.ts';
import { resettable } from '../../shared/registry/resettable.ts';

/**
 * Debounce time in milliseconds, and the minimum length of a term.
 *
 * @see site.md section 9, "Search limits"
 */
const pause = 300;
const minLength = 3;
/** Maximum number of results of each kind. Rendering thousands of results would block a phone for seconds. */
const maxEntries = 50;

export interface Search {
  term: string;
  isOpen: boolean;
  isLoading: boolean;
  result?: SearchResult | undefined;
}

const closed: Search = { term: '', isOpen: false, isLoading: false };

/** Results by term. A repeated search on the same page needs no request. */
const known = new Map<string, SearchResult>();

/**
 * Searches while the visitor types. A new search aborts the previous search. Failed searches show no error.
 *
 * @see site.md section 4.4
 */
export function createSearch(signal: AbortSignal) {
  const $search = atom<Search>(closed);
  let timer: number | undefined;
  let running: AbortController | undefined;
  let failedTerm: string | undefined;
  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };
  signal.addEventListener('abort', stop);

  const close = () => {
    stop();
    $search.set(closed);
  };
  const askNow = async (typed: string) => {
    const term = typed.trim();
    const { isOpen, term: shown, result } = $search.get();
    if (term.length < minLength) return close();
    if (isOpen && shown === term && (result || running)) return clearTimeout(timer);
    stop();
    const kept = known.get(term);
    if (kept) return $search.set({ term, isOpen: true, isLoading: false, result: kept });
    const mine = new AbortController();
    running = mine;
    failedTerm = undefined;
    $search.set({ ...$search.get(), isLoading: true });
    const found = await catchApiError(fetchSearch(term, mine.signal), () => undefined);
    if (running !== mine) return;
    running = undefined;
    const firstHits = found && firstOf(found);
    if (firstHits) known.set(term, firstHits);
    else failedTerm = term;
    $search.set(firstHits ? { term, isOpen: true, isLoading: false, result: firstHits } : closed);
  };
  const ask = (typed: string) => void askNow(typed).catch(() => undefined);

  return {
    $search,
    close,
    ask,
    /** Whether the results of the typed term are visible */
    hasResult(typed: string): boolean {
      const { isOpen, term, result } = $search.get();
      return isOpen && term === typed.trim() && result !== undefined;
    },
    hasFailed: (typed: string) => failedTerm === typed.trim(),
    type(typed: string) {
      clearTimeout(timer);
      if (typed.trim().length < minLength) close();
      else timer = window.setTimeout(ask, pause, typed);
    },
  };
}

const firstOf = ({ products, categories, pages, ...more }: SearchResult): SearchResult => ({
  ...more,
  products: products.slice(0, maxEntries),
  categories: categories.slice(0, maxEntries),
  pages: pages.slice(0, maxEntries),
});

resettable(() => known.clear());
