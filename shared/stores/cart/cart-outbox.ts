import { createOutbox } from '../../changes/outbox.ts';
import { kept } from '../../kept/kept.ts';
import { pageOpenedAt } from '../../kept/page-opened.ts';
import { text } from '../../model/values.ts';
import { resettable } from '../../registry/resettable.ts';

/** The key of the last change of the cart whose request has succeeded or failed. */
const settled = kept({ name: 'cart-settled', where: 'device', schema: text, owner: 'device' });

/**
 * Pending changes of the cart, for the next page. Pending changes are not sent after a sign-out, because they can
 * contain the text on a cake. Of a change with a file, only the key is stored, because the change is too large. The
 * contents of the cart show whether this change was applied.
 */
export const cartOutbox = createOutbox({
  name: 'changes',
  owner: 'anyone',
  paths: /^\/rest\/cart\/[\w.%/-]+$/,
  keepsLarge: true,
  settled: (key) => settled.write(key),
});

/**
 * Whether the page's HTML may be outdated: a request that changes the cart has ended in some tab since the HTML was
 * requested.
 */
export const isPageBehind = () => settled.read(pageOpenedAt()) !== undefined;

resettable(() => {
  cartOutbox.reset();
  settled.forget();
});
