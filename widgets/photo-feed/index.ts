import { object, optional } from 'valibot';
import { configuration } from '../../shared/api/configuration.ts';
import { photoFeedUrl } from '../../shared/api/photos.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { customSchema } from '../../shared/model/custom-schema.ts';
import { PhotosConfiguration } from '../../shared/model/photos.ts';
import { TemplateError } from '../../shared/registry/widget/template-error.ts';
import { photosText } from '../../shared/text/photos.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { createFeed } from './feed.ts';
import { PhotoFeed } from './PhotoFeed.tsx';
import styles from './photo-feed.css?inline';

const layout = customSchema('grid oder strip', (raw) =>
  raw === 'grid' || raw === 'strip' ? raw : undefined,
);

const Props = object({
  layout: optional(layout, 'grid'),
  source: optional(attribute.link),
  privacyUrl: optional(attribute.link),
});

function setup({ props, signal }: WidgetPlace<typeof Props>) {
  const page = configuration(PhotosConfiguration);
  const url = photoFeedUrl({ ...page, photosUrl: props.source ?? page.photosUrl });
  if (!url) throw new TemplateError({ kind: 'own', text: photosText.noToken });
  return { from: page.photosFrom, feed: createFeed(url, props.layout, signal) };
}

/** Photos from a photo-sharing network, loaded after consent. @see site.md section 2.18 */
export default defineWidget({
  props: Props,
  styles,
  mode: 'replace',
  parts: [],
  slots: ['fallback'],
  setup,
  component: PhotoFeed,
});
