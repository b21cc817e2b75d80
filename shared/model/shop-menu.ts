import { customSchema, written } from './custom-schema.ts';
import { isSafeLink } from './link.ts';

/** A page in the shop's menu, with its sub-pages. @see site.md section 3, "Shop menu node" */
export interface ShopMenuNode {
  uid: number;
  slug: string;
  title: string;
  subPages: readonly ShopMenuNode[];
}

/** Maximum depth of a menu, which limits the recursion. Deeper pages are omitted. */
const maxDepth = 8;

function readNodes(raw: unknown, depth = 0): ShopMenuNode[] {
  if (!Array.isArray(raw) || depth > maxDepth) return [];
  return raw.flatMap((node) => {
    const { uid, slug, title, subPages } = Object(node);
    return typeof title === 'string' && typeof slug === 'string' && isSafeLink(slug)
      ? [{ uid: Number(written(uid)), slug, title, subPages: readNodes(subPages, depth + 1) }]
      : [];
  });
}

/**
 * The valid pages of the menu. An invalid page is omitted with its sub-pages. A list in which all pages are invalid is
 * an error.
 */
export const ShopMenu = customSchema('list', (raw) => {
  const nodes = Array.isArray(raw) ? readNodes(raw) : undefined;
  return nodes?.length === 0 && Object(raw).length > 0 ? undefined : nodes;
});
