/** A heading of a page with its contents, up to the next heading of the same level. */
export interface Heading {
  /** Number of a chapter or section: '5', '2.7' */
  number?: string | undefined;
  title: string;
  /** Numbers of list items, table rows and headings below this heading */
  items: ReadonlySet<string>;
  inside: readonly Heading[];
}

interface OpenHeading extends Heading {
  depth: number;
  items: Set<string>;
  inside: Heading[];
}

const headingLine = /^(##+)\s+(.+)$/;

/** Numbered headings. Chapters: '5. Validation rules' or '5 Validation rules'. Sections: '2.7 Checkout'. */
const numbered = { chapter: /^(\d+)\.?\s+(.+)$/, section: /^(\d+\.\d+)\s+(.+)$/ };

/** Matches numbered items: '3. A list item', '| 3 | A table row |', '#### 3. A heading' */
const itemLine = /^(?:#{3,}\s+)?(?:\|\s*(\d+)\s*\||(\d+)\.\s)/;

/**
 * The headings of a Markdown page, without its title. `inside` of a heading contains its nested headings, which are
 * also in the list itself.
 */
export function outline(markdown: string): Heading[] {
  const all: Heading[] = [];
  let path: OpenHeading[] = [];
  for (const line of markdown.split('\n')) {
    const [, marks, text] = headingLine.exec(line) ?? [];
    const depth = marks?.length ?? Number.POSITIVE_INFINITY;
    path = path.filter((above) => above.depth < depth);
    const [, row, listed] = itemLine.exec(line) ?? [];
    const item = row ?? listed;
    if (item) for (const { items } of path) items.add(item);
    if (!text) continue;
    const [, number, named] = numbered[depth === 2 ? 'chapter' : 'section'].exec(text) ?? [];
    const title = named ?? text.replace(/^\d+\.\s+/, '');
    const heading: OpenHeading = { number, title, depth, items: new Set(), inside: [] };
    for (const { inside } of path) inside.push(heading);
    path.push(heading);
    all.push(heading);
  }
  return all;
}
