import { type InferOutput, object, optional } from 'valibot';
import { link, text } from './attributes.ts';
import { maybe } from './values.ts';

/** The source of the photo feed, which needs consent. @see site.md section 7, "Third-party services" */
export const PhotosConfiguration = object({
  /** URL of the site's own proxy, which adds the access token */
  photosUrl: optional(link),
  /** Access token of Instagram, for sites without a proxy. Every visitor can read this token */
  photosToken: optional(text),
  /** Name of the photo service in the cookie banner and in consent questions */
  photosFrom: optional(text, 'Instagram'),
});
export type PhotosConfiguration = InferOutput<typeof PhotosConfiguration>;

/** A photo of the feed. @see site.md section 3, "Photo feed item" */
export const Photo = object({
  caption: maybe(text, ''),
  media_url: link,
  media_type: text,
  permalink: link,
  username: maybe(text, ''),
});
export type Photo = InferOutput<typeof Photo>;
