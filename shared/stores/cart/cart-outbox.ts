import { createOutbox } from '../../changes/outbox.ts';
import { kept } from '../../kept/kept.ts';
import { pageOpenedAt } from '../../kept/page-opened.ts';
import { text } from '../../model/values.ts';

/** The key of the last change of the cart that received a response. */
const settled = kept({ name: 'cart-settled', where: 'device', schema: text, owner: 'device' });

/**
 * Pending changes of the cart, for the next page. Pending changes are not sent after a sign-out, because they can
 * contain the text on a cake. A change with a file is too large to store; the contents of the cart show whether the
 * change was applied.
 */
export const cartOutbox = createOutbox({
  name: 'changes',
  owner: 'anyone',
  paths: /^\/rest\/cart\/[\w.%/-]+$/,
  keepsLarge: true,
  settled: (key) => settled.write(key),
});

/**
 * Whether the page's HTML may be outdated: since the request of the HTML, a change of the cart has received a response
 * in some tab.
 */
export const isPageBehind = () => settled.read(pageOpenedAt()) !== undefined;

export const resetCartOutbox = () => {
  cartOutbox.reset();
  settled.forget();
};
