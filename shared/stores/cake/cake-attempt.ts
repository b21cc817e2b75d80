import { object } from 'valibot';
import { Attempt } from '../../changes/attempt-draft.ts';
import { kept } from '../../kept/kept.ts';
import { text } from '../../model/values.ts';
import { hashFile } from './hash-file.ts';

/**
 * SHA-256 hashes of a box. `content` covers the payload and both files; `picture` covers the layout image, which
 * identifies the box in the cart. Undefined on a page without TLS, where browsers compute no hashes.
 */
export async function contentOf(
  payload: object,
  [printFile, layoutFile]: readonly [print: Blob, layout: Blob],
): Promise<{ content: string; picture: string } | undefined> {
  try {
    const picture = await hashFile(layoutFile);
    const whole = JSON.stringify([payload, await hashFile(printFile), picture]);
    return { content: await hashFile(new Blob([whole])), picture };
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of a box whose outcome is unknown. If the shopper sends the same box again from any page or tab,
 * the cart contains only one box. The content is stored as hashes, because the device stores it for 17 days.
 */
export const cakeAttempt = kept({
  name: 'cake-attempt',
  where: 'device',
  schema: object({ ...Attempt.entries, picture: text }),
  owner: 'shopper',
});
