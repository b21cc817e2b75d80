import { object, optional } from 'valibot';
import { configuration } from '../../shared/api/configuration.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { PageMaps } from '../../shared/model/maps.ts';
import { createMap, type FindSource } from '../../shared/ui/map/create-map.ts';
import styles from '../../shared/ui/map/map.css?inline';
import { defineWidget, importAgain, type WidgetPlace } from '../../shared/ui/widget.ts';
import { EventMap } from './EventMap.tsx';

const Props = object({ eventId: optional(attribute.id), privacyUrl: optional(attribute.link) });

function setup({ props: { eventId }, signal }: WidgetPlace<typeof Props>) {
  const find: FindSource = async (stop, retry) => {
    // The debug overlay says so
    if (!eventId) return undefined;
    const { eventPlace } = await importAgain(() => import('./event-place.tsx'));
    return eventPlace(eventId, configuration(PageMaps).maps, stop, retry);
  };
  return { map: createMap(find, signal) };
}

/** Where an event takes place. @see site.md section 2.13, "Event detail" */
export default defineWidget({
  props: Props,
  styles,
  mode: 'replace',
  parts: [],
  slots: ['fallback'],
  setup,
  component: EventMap,
});
