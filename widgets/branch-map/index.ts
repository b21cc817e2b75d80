import { type InferOutput, object, optional } from 'valibot';
import { configuration } from '../../shared/api/configuration.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { latitude, longitude, PageMaps } from '../../shared/model/maps.ts';
import { closestAround, getAttribute, queryAll } from '../../shared/registry/native.ts';
import { listen } from '../../shared/signals/signals.ts';
import { $branchOnMap, $hasBranchMap } from '../../shared/stores/shown-branches.ts';
import { mapText } from '../../shared/text/map.ts';
import { scrollTo } from '../../shared/ui/dom/scroll-to.ts';
import { createMap, type FindSource } from '../../shared/ui/map/create-map.ts';
import type { DrawnMap } from '../../shared/ui/map/draw-map.ts';
import { MapFrame } from '../../shared/ui/map/MapFrame.tsx';
import styles from '../../shared/ui/map/map.css?inline';
import { defineWidget, lazyPart, type WidgetPlace } from '../../shared/ui/widget.ts';
import { customPlace } from './custom-place.ts';

const load = lazyPart(() => import('./branch-places.tsx'));

const Props = object({
  latitude: optional(latitude),
  longitude: optional(longitude),
  name: optional(attribute.text),
  location: optional(attribute.id),
  privacyUrl: optional(attribute.link),
});

function setup({ host, props, signal }: WidgetPlace<typeof Props>) {
  const isList = props.location === undefined && props.latitude === undefined;
  const offer = isList ? offerMap(host, signal) : undefined;
  const label = isList ? mapText.branches : mapText.place;
  return { label, map: createMap(findSource(host, props), signal, offer) };
}

/** A map with one custom marker, with one branch, or with all branches. @see site.md section 2.12 */
export default defineWidget({
  props: Props,
  styles,
  mode: 'replace',
  parts: [],
  slots: ['fallback', 'info'],
  setup,
  component: MapFrame,
});

function findSource(
  host: HTMLElement,
  { latitude, longitude, name, location }: InferOutput<typeof Props>,
): FindSource | undefined {
  if (latitude !== undefined && longitude !== undefined) {
    const [info] = queryAll(host, '[data-slot="info"]');
    return async () => customPlace({ latitude, longitude }, name, info);
  }
  if (location === undefined) return async (signal, retry) => (await load()).allBranches(signal, retry);
  const id = location === 'page' ? idOfPage(host) : location;
  // The debug overlay reports a missing id
  if (!id) return undefined;
  return async (signal, retry) => (await load()).oneBranch(id, configuration(PageMaps).maps, signal, retry);
}

/** Reads the branch's id from an element around the map, on the page of a branch. */
function idOfPage(host: HTMLElement): string | null | undefined {
  const page = closestAround(host, '[data-location-id]');
  return page && getAttribute(page, 'data-location-id');
}

/**
 * Opens a branch on the map when the list of branches requests it. The returned function must be called with the
 * map when the map is drawn, and with undefined when the map is removed.
 */
function offerMap(host: HTMLElement, signal: AbortSignal): (map: DrawnMap | undefined) => void {
  let drawn: DrawnMap | undefined;
  listen(
    'branch-on-map-requested',
    ({ id, from }) => {
      const map = drawn;
      if (map) void scrollTo(host).then(() => map.open(id, from));
    },
    signal,
  );
  return (map) => {
    drawn = map;
    $hasBranchMap.set(map !== undefined);
    if (!map) $branchOnMap.set(undefined);
  };
}
