import { object, safeParse } from 'valibot';
import { text } from '../model/attributes.ts';
import { Photo, type PhotosConfiguration } from '../model/photos.ts';
import { maybe, readable } from '../model/values.ts';

const MediaResponse = object({
  data: maybe(readable(Photo)),
  error: maybe(object({ message: text })),
});

const timeoutMs = 15_000;

const network = 'https://graph.instagram.com/me/media';
const fields = 'caption,media_url,media_type,permalink,timestamp,username';

/**
 * The URL of the photo feed: the site's proxy, or Instagram with the access token. Undefined if neither is configured.
 */
export function photoFeedUrl({
  photosUrl,
  photosToken,
}: Pick<PhotosConfiguration, 'photosUrl' | 'photosToken'>): string | undefined {
  if (!photosUrl && !photosToken) return undefined;
  const url = new URL(photosUrl ?? network, location.href);
  url.searchParams.set('fields', fields);
  if (!photosUrl && photosToken) url.searchParams.set('access_token', photosToken);
  return url.href;
}

/**
 * Fetches the photos of the Instagram account; invalid photos are omitted. Rejects if the request fails or if the
 * response contains an error message of Instagram. The caller must have checked `mayLoad('photos')`.
 */
export async function getPhotos(url: string, signal: AbortSignal): Promise<Photo[]> {
  const response = await fetch(url, {
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  const { success, output } = safeParse(MediaResponse, await response.json().catch(() => undefined));
  if (success && output.error) throw new Error(output.error.message);
  if (!success || !output.data || !response.ok)
    throw new Error(`The photo feed cannot be read: status ${response.status}`);
  return output.data;
}
