import { object, optional } from 'valibot';
import { configuration } from '../../shared/api/configuration.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { PageMaps } from '../../shared/model/maps.ts';
import { queryPage } from '../../shared/registry/native.ts';
import { mapText } from '../../shared/text/map.ts';
import { createMap } from '../../shared/ui/map/create-map.ts';
import { MapFrame } from '../../shared/ui/map/MapFrame.tsx';
import styles from '../../shared/ui/map/map.css?inline';
import { defineWidget, lazyPart, type WidgetPlace } from '../../shared/ui/widget.ts';

const load = lazyPart(() => import('./event-place.tsx'));

const Props = object({ eventId: optional(attribute.id), privacyUrl: optional(attribute.link) });

function setup({ host, props: { eventId }, signal }: WidgetPlace<typeof Props>) {
  const find = async (id: string, stop: AbortSignal, retry: () => void) => {
    const { eventPlace } = await load();
    return eventPlace(id, configuration(PageMaps).maps, stop, retry);
  };
  // If the debug overlay is open, it reports this error. @see site.md section 8, "Silent or inline"
  if (!eventId && !queryPage('krume-debug').length)
    console.error(`Krume: Widget «event-map» ${mapText.noEventId}`, host);
  const map = createMap(eventId ? (stop, retry) => find(eventId, stop, retry) : undefined, signal);
  return { label: mapText.place, map };
}

/** A map with the location of an event. @see site.md section 2.13, "Event detail" */
export default defineWidget({
  props: Props,
  styles,
  mode: 'replace',
  parts: [],
  slots: ['fallback'],
  setup,
  component: MapFrame,
});
