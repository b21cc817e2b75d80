import { isTagOf, type Tag, tagsOf } from './tags.ts';

interface Node {
  start: Tag;
  parent: Node | undefined;
  /** True if the end tag is missing: the end tag of the parent element or the end of the page comes first */
  isOpen?: boolean;
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Matches elements with an optional end tag. */
const optional =
  /^(?:html|head|body|p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|caption|colgroup|rp|rt)$/;

/** Matches inline elements, whose end tags do not close a block. */
const inline =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|nobr|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var)$/;

/** Matches formatting elements. Their end tags close them even from inside a block. */
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;

/** Matches elements that limit end tags: an end tag inside such an element cannot close an element outside. */
const barrier = /^(?:table|td|th|caption|object|svg|math)$/;

/**
 * Returns a function that finds the names of unclosed elements inside and around an element of the page, the innermost
 * first. If a `</div>` is missing, the source does not show which `<div>` is unclosed, so the function returns all
 * candidates.
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
        // Inside a block, the end tag of an inline element around the block closes only the inline element
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

/** The index of the open element that an end tag closes; -1 if the tag closes no element. */
function ended(name: string, open: readonly Node[]): number {
  const index = open.findLastIndex((node) => node.start.name === name);
  const above = open.slice(index + 1);
  const isBehindBarrier = !barrier.test(name) && above.some((node) => barrier.test(node.start.name));
  const isStuck =
    inline.test(name) && !formatting.test(name) && above.some((node) => !inline.test(node.start.name));
  return isStuck || (isBehindBarrier && !/^t(?:r|body|head|foot)$/.test(name)) ? -1 : index;
}

function lineOf(node: Node): Node[] {
  const line: Node[] = [];
  for (let each: Node | undefined = node; each; each = each.parent) line.push(each);
  return line;
}
