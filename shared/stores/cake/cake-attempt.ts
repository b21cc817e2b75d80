import { object } from 'valibot';
import { Attempt } from '../../changes/attempt-draft.ts';
import { kept } from '../../kept/kept.ts';
import { text } from '../../model/values.ts';
import { hashFile } from './ordered-cakes.ts';

/**
 * The SHA-256 of a box that is sent (`content`: the payload and its files, in the order print, layout) and that of its layout
 * image, by which the box is found in the cart (`picture`). Undefined on a page without TLS, where neither can be worked out.
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
 * Under which key a box was sent, as long as nobody knows what became of it: whoever leaves the page in the middle and
 * sends the same box again, from this tab or from another one, has one box. Hashes alone: the device keeps it for 17 days.
 */
export const cakeAttempt = kept({
  name: 'cake-attempt',
  where: 'device',
  schema: object({ ...Attempt.entries, picture: text }),
  owner: 'shopper',
});
