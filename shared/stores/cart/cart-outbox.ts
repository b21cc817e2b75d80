import { createOutbox } from '../../changes/outbox.ts';
import { kept } from '../../kept/kept.ts';
import { pageOpenedAt } from '../../kept/page-opened.ts';
import { text } from '../../model/values.ts';

/** The key and the time of the last change whose response was received. */
const settled = kept({ name: 'cart-settled', where: 'device', schema: text, owner: 'device' });

/**
 * Changes of the cart for the next page. After a sign-out they must not be sent, because they can contain the text on a
 * cake. A change with a file is too large to store, but the contents of the cart show whether it was applied.
 */
export const cartOutbox = createOutbox({
  name: 'changes',
  owner: 'anyone',
  paths: /^\/rest\/cart\/[\w.%/-]+$/,
  keepsLarge: true,
  settled: (key) => settled.write(key),
});

/** Whether a response was received in any tab after this page was requested: its HTML may be outdated. */
export const isPageBehind = () => settled.read(pageOpenedAt()) !== undefined;

/** Resets the module state; for tests. */
export const resetCartOutbox = () => {
  cartOutbox.reset();
  settled.forget();
};
