import type { SearchResult } from '../../shared/model/search.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import { searchText } from '../../shared/text/search.ts';
import { Spinner } from '../../shared/ui/components/indicators.tsx';
import { Slot, useStore } from '../../shared/ui/widget.ts';
import { splitAtTerm } from './highlight.ts';
import { keepInWindow } from './keep-in-window.ts';
import type { createSearch } from './search.ts';

interface Props {
  search: ReturnType<typeof createSearch>;
}

/** Renders the server's search form with the results below. @see site.md section 2.8 */
export function LiveSearch({ search }: Props) {
  const { isOpen, isLoading, term, result } = useStore(search.$search);
  const count = result ? result.products.length + result.categories.length + result.pages.length : 0;
  return (
    <div className="krume-search">
      <Slot name="form" />
      {isLoading && <Spinner label={searchText.loading} />}
      {isOpen && result && (
        <section className="krume-search-results" aria-label={searchText.results} ref={keepInWindow}>
          {count === 0 && <p>{searchText.none}</p>}
          <Products {...result} term={term} />
          {result.categories.length > 0 && (
            <>
              <h2>{searchText.categories}</h2>
              <ul>
                {result.categories.map(({ destination, name, products }) => (
                  <li key={destination}>
                    <a href={destination}>
                      <Highlighted text={name} term={term} />
                      {products !== undefined && ` (${products})`}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {result.pages.length > 0 && (
            <>
              <h2>{searchText.pages}</h2>
              <ul>
                {result.pages.map(({ destination, name }) => (
                  <li key={destination}>
                    <a href={destination}>
                      <Highlighted text={name} term={term} />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {result.totalProducts > 0 && result.productPage && (
            <a className="krume-search-all" href={result.productPage}>
              {searchText.all(result.totalProducts)}
            </a>
          )}
        </section>
      )}
      {/* During a search, the live region is empty, and the key changes with the term. Screen readers
          therefore announce the same count again for another term */}
      <span className="krume-hidden" role="status">
        {isOpen && !isLoading && result && (
          <span key={term}>{count ? searchText.found(count) : searchText.none}</span>
        )}
      </span>
    </div>
  );
}

function Products({ products, term }: Pick<SearchResult, 'products'> & { term: string }) {
  if (!products.length) return null;
  return (
    <>
      <h2>{searchText.products}</h2>
      <ul className="krume-search-products">
        {products.map(({ destination, name, thumb, description, price, categories }) => (
          <li key={destination}>
            {thumb && <img src={thumb} alt="" width={56} height={56} loading="lazy" />}
            <a href={destination}>
              <Highlighted text={name} term={term} />
            </a>
            {description && <p>{description}</p>}
            <p>
              {categories.map((category, index) => (
                <span key={category.slug}>
                  {index > 0 && ' · '}
                  <a href={category.slug}>{category.name}</a>
                </span>
              ))}
            </p>
            <b>{formatPrice(price)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Highlights the search term in a text. */
function Highlighted({ text, term }: { text: string; term: string }) {
  const [before, found, after] = splitAtTerm(text, term);
  return (
    <>
      {before}
      {found && <mark>{found}</mark>}
      {after}
    </>
  );
}
