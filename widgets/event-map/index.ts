import { object, optional } from 'valibot';
import { configuration } from '../../shared/api/configuration.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { PageMaps } from '../../shared/model/maps.ts';
import { mapText } from '../../shared/text/map.ts';
import { createMap } from '../../shared/ui/map/create-map.ts';
import styles from '../../shared/ui/map/map.css?inline';
import { defineWidget, importAgain, type WidgetPlace } from '../../shared/ui/widget.ts';
import { EventMap } from './EventMap.tsx';

const Props = object({ eventId: optional(attribute.id), privacyUrl: optional(attribute.link) });

function setup({ host, props: { eventId }, signal }: WidgetPlace<typeof Props>) {
  const find = async (id: string, stop: AbortSignal, retry: () => void) => {
    const { eventPlace } = await importAgain(() => import('./event-place.tsx'));
    return eventPlace(id, configuration(PageMaps).maps, stop, retry);
  };
  if (!eventId) void logMissingId(host);
  return { map: createMap(eventId ? (stop, retry) => find(eventId, stop, retry) : undefined, signal) };
}

/** Logged only; once, where the debug overlay says the same. @see site.md section 8, "Silent or inline" */
const logMissingId = (host: Element) =>
  import('../../shared/registry/diagnostics.ts').then(
    ({ tellOnce }) => tellOnce('event-map', mapText.noEventId, host),
    console.error,
  );

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
