import { object, optional, safeParse } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { customSchema, written } from '../../shared/model/custom-schema.ts';
import { markBrokenImages } from '../../shared/ui/media/broken-images.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { listEvents } from './list-events.ts';

const size = customSchema('eine ganze Zahl ab 1', (raw) =>
  /^[1-9]\d{0,14}$/.test(written(raw)) ? Number(raw) : undefined,
);

/** Parses `data-teaser`; the attribute without a value means true. */
const presence = customSchema('nur der Name, true oder false', (raw) => {
  const read = safeParse(attribute.flag, raw);
  return raw === '' || (read.success ? read.output : undefined);
});

/**
 * A list of events with filters and a "more" button, or a short teaser.
 *
 * @see site.md sections 2.13 and 4.7
 */
export default defineWidget({
  props: object({
    pageSize: optional(size),
    includePast: optional(attribute.flag, true),
    teaser: optional(presence, false),
  }),
  mode: 'enhance',
  enhance({ host, props, signal }) {
    markBrokenImages(host, signal);
    return listEvents(host, props, signal);
  },
});
