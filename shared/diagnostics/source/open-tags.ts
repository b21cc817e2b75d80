import { isTagOf, type Tag, tagsOf } from './tags.ts';

/** An element of the source. */
interface Node {
  start: Tag;
  parent: Node | undefined;
  /** Its parent, or the page, has ended before it */
  isOpen?: boolean;
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** The standard lets their end tags be left out. */
const optional =
  /^(?:html|head|body|p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|caption|colgroup|rp|rt)$/;

/** What may stand in the middle of a line: its end tag ends no block around it. */
const inline =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|nobr|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var)$/;

/** These, the browser ends wherever their end tag stands. */
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;

/** An end tag in a cell or an object ends nothing around it. */
const barrier = /^(?:table|td|th|caption|object|svg|math)$/;

/**
 * Finds the elements around and in a place of the page whose end tag is missing in its source, the innermost first. A
 * missing `</div>` takes the next one, and that the one after it: which of several is missing, nobody can say, but where
 * none is open, none is missing.
 */
export function openTagFinder(source: string): (place: Element) => string[] {
  const all = nodesOf(tagsOf(source));
  return (place) => {
    const here = all.filter(({ start }) => isTagOf(start.text, place));
    const around = here.flatMap(lineOf);
    const inside = all.filter(
      (node) => !here.includes(node) && lineOf(node).some((each) => here.includes(each)),
    );
    return [...inside.reverse(), ...around].filter(({ isOpen }) => isOpen).map(({ start }) => start.name);
  };
}

function nodesOf(tags: readonly Tag[]): Node[] {
  const all: Node[] = [];
  let open: Node[] = [];
  const leave = (nodes: readonly Node[]) => {
    for (const node of nodes) node.isOpen = !optional.test(node.start.name);
  };
  for (const tag of tags) {
    const { name, isEnd, text } = tag;
    if (isEnd) {
      const index = ended(name, open);
      if (index < 0) continue;
      if (inline.test(name) && open.slice(index).some((node) => !inline.test(node.start.name))) {
        // Around a block: it ends, and the block does not
        open = open.toSpliced(index, 1);
      } else {
        leave(open.slice(index + 1));
        open = open.slice(0, index);
      }
      continue;
    }
    const node = { start: tag, parent: open.at(-1) };
    all.push(node);
    const isDrawing = open.some((each) => /^(?:svg|math)$/.test(each.start.name));
    if (!empty.test(name) && !(isDrawing && text.endsWith('/>'))) open.push(node);
  }
  leave(open);
  return all;
}

/** The place in the open elements of the one that an end tag ends; -1 where it ends none. */
function ended(name: string, open: readonly Node[]): number {
  const index = open.findLastIndex((node) => node.start.name === name);
  const above = open.slice(index + 1);
  const isBarred = !barrier.test(name) && above.some((node) => barrier.test(node.start.name));
  const isStuck =
    inline.test(name) && !formatting.test(name) && above.some((node) => !inline.test(node.start.name));
  return isStuck || (isBarred && !/^t(?:r|body|head|foot)$/.test(name)) ? -1 : index;
}

/** An element and those around it. */
function lineOf(node: Node): Node[] {
  const line: Node[] = [];
  for (let each: Node | undefined = node; each; each = each.parent) line.push(each);
  return line;
}
