import { object, optional } from 'valibot';
import type { Change } from '../../api/change.ts';
import { wish } from '../../api/wishlist.ts';
import { kept, keptNames } from '../../kept/kept.ts';
import { flag, recordOf, text } from '../../model/values.ts';
import { prefix } from './early-wish.ts';

const EarlyWish = object({ on: flag, fields: optional(recordOf('hidden fields', text)) });

/**
 * Returns the changes of hearts that an earlier page stored, because it unloaded before its services had loaded.
 * Deletes the stored changes.
 */
export function takeEarlyWishes(): Change[] {
  return keptNames('tab', prefix).flatMap((name) => {
    const stored = kept({ name, where: 'tab', schema: EarlyWish, owner: 'anyone' });
    const found = stored.read();
    stored.forget();
    const productId = name.slice(prefix.length);
    // Other scripts can write to the storage, and an id such as `..` would change the path of the request
    if (!found || /^\.{0,2}$/.test(productId)) return [];
    return [wish(productId, found.on, 1, found.fields)];
  });
}
