import type { Place } from './citations.ts';
import type { Heading } from './outline.ts';

/** Why a citation leads nowhere, such as 'there is no section 2.8'; undefined if the page has all cited parts. */
export function unresolved(place: Place | undefined, page: readonly Heading[]): string | undefined {
  if (!place) return 'names no section';
  const { section, titles, item } = place;
  const found = page.find((heading) => heading.number === section);
  if (!found) return `there is no section ${section}`;
  let heading = found;
  for (const title of titles) {
    const [named, ...others] = withTitle(found.inside, title);
    if (!named) return `section ${section} has no "${title}"`;
    if (others.length > 0) return `section ${section} has several "${title}"`;
    heading = named;
  }
  return item === undefined || heading.items.has(item) ? undefined : `"${heading.title}" has no item ${item}`;
}

/**
 * The headings with exactly this title; if there are none, the headings that start with it. "Date checks" finds "Date
 * checks, in this order".
 */
function withTitle(headings: readonly Heading[], title: string): readonly Heading[] {
  const same = headings.filter((heading) => heading.title === title);
  if (same.length > 0 || title === '') return same;
  return headings.filter(
    (heading) => heading.title.startsWith(title) && /^[^\p{L}\p{N}]/u.test(heading.title.slice(title.length)),
  );
}
