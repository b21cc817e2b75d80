import { customSchema, written } from './custom-schema.ts';
import { isSafeLink } from './link.ts';

/** A page of the shop's menu with those below it. @see site.md section 3, "Shop menu node" */
export interface ShopMenuNode {
  uid: number;
  slug: string;
  title: string;
  subPages: readonly ShopMenuNode[];
}

/** Nobody needs more, and a tree that has itself below it would have no end. */
const deepest = 8;

function readNodes(raw: unknown, depth = 0): ShopMenuNode[] {
  if (!Array.isArray(raw) || depth > deepest) return [];
  return raw.flatMap((node) => {
    const { uid, slug, title, subPages } = Object(node);
    return typeof title === 'string' && typeof slug === 'string' && isSafeLink(slug)
      ? [{ uid: Number(written(uid)), slug, title, subPages: readNodes(subPages, depth + 1) }]
      : [];
  });
}

/** A node that cannot be read is left out, with what is below it; such nodes alone are no menu. */
export const ShopMenu = customSchema('list', (raw) => {
  const nodes = Array.isArray(raw) ? readNodes(raw) : undefined;
  return nodes?.length === 0 && Object(raw).length > 0 ? undefined : nodes;
});
