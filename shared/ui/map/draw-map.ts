/// <reference types="google.maps" />

import type { ReadableAtom } from 'nanostores';
import type { MapsConfiguration } from '../../model/maps.ts';
import { activeElement, contains, queryAll, replaceChildren } from '../../registry/native.ts';
import { afterPaint } from '../../registry/schedule/yield-to-main.ts';
import type { Coordinates } from '../../rules/opening/distance.ts';
import { mapText } from '../../text/map.ts';
import { inSlices } from '../dom/in-slices.ts';
import { adoptStyles } from '../widget.ts';
import { boundsOf } from './bounds.ts';
import { type Cluster, clusterPlaces } from './clusters.ts';
import styles from './info.css?inline';
import type { MapPlace, MapSource } from './map-source.ts';
import { openMaps } from './maps-service.ts';
import { latLng, type Pin, pinMaker } from './pin.ts';

// These functions are exported from this file, because a retried import of this chunk creates a second instance of
// `maps-service.ts`
export { forgetMaps, onRefusal } from './maps-service.ts';

/** Loads the libraries of the map service that a map needs. */
export async function loadMapParts(maps: MapsConfiguration, permission: ReadableAtom<boolean>) {
  const importLibrary = await openMaps(maps, permission);
  const [{ Map: ServiceMap, InfoWindow }, marker, core] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('core'),
  ]);
  return { ServiceMap, InfoWindow, makePin: pinMaker(marker, core, maps.mapId !== undefined), maps };
}

export type MapParts = Awaited<ReturnType<typeof loadMapParts>>;
export type DrawnMap = ReturnType<typeof drawMap>;

/** Draws a map into an element. The markers follow `$places` until `end` is called. */
export function drawMap(canvas: HTMLElement, source: MapSource, parts: MapParts) {
  const { centre, zoom, $places, $filter, contentOf, onOpen = () => undefined } = source;
  const { ServiceMap, InfoWindow, makePin, maps } = parts;
  adoptStyles(styles);
  const map = new ServiceMap(canvas, {
    center: latLng(centre),
    zoom,
    streetViewControl: false,
    mapTypeControl: false,
    ...(maps.mapId && { mapId: maps.mapId }),
  });
  const info = new InfoWindow();
  const status = statusAfter(canvas);
  const pins = new Map<string, Pin>();
  /** Ids of the markers on the map */
  const marked = new Set<string>();
  let clusters = clusterPlaces([]);
  /** Places and clusters at the current zoom level, by id */
  let shown: ReadonlyMap<string, MapPlace | Cluster> = new Map();
  let marking = new AbortController();
  let open: { id: string; from: HTMLElement | undefined } | undefined;

  function openAt(id: string, from?: HTMLElement): void {
    const place = clusters.places.get(id);
    if (!place) return;
    if (!shown.has(id)) goTo(place.position, clusters.zoomOf(id, map.getZoom() ?? zoom));
    // The marker may not be on the map yet
    mark(id);
    const pin = pins.get(id);
    if (!pin) return;
    open = { id, from };
    info.setOptions({ ariaLabel: place.name, ...withPageFontSize(canvas, contentOf(place)) });
    info.open({ map, anchor: pin.anchor, shouldFocus: true });
    onOpen(id);
  }

  function goTo(position: Coordinates, nextZoom: number): void {
    map.setCenter(latLng(position));
    map.setZoom(nextZoom);
    group();
  }

  function expand({ position, zoom: nextZoom, count }: Cluster): void {
    // The zoom removes the pressed marker before the map service has created new markers, so the map itself receives
    // the focus
    if (contains(canvas, activeElement()))
      queryAll(canvas, '[tabindex="0"]')[0]?.focus({ preventScroll: true });
    goTo(position, nextZoom);
    status.textContent = mapText.expanded(count);
  }

  info.addListener('close', () => {
    // The map service also fires this event when the info window moves to another marker
    if (info.isOpen || !open) return;
    const { from } = open;
    open = undefined;
    onOpen(undefined);
    const active = activeElement();
    const isLost = !active || active.tagName === 'BODY' || contains(canvas, active);
    if (isLost) from?.focus();
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') info.close();
  };
  canvas.addEventListener('keydown', onKey);

  /** Adds the marker of a place or cluster to the map, or removes the marker. */
  function mark(id: string): void {
    const entry = shown.get(id);
    const isShown = entry !== undefined;
    if (marked.has(id) === isShown) return;
    if (isShown) marked.add(id);
    else marked.delete(id);
    if (entry && !pins.has(id)) pins.set(id, pinOf(entry));
    pins.get(id)?.show(isShown);
  }

  function pinOf(entry: MapPlace | Cluster): Pin {
    if (!('count' in entry)) return makePin(entry, { map, logo: maps.logo, onPress: () => openAt(entry.id) });
    const named = { ...entry, name: mapText.cluster(entry.count) };
    return makePin(named, { map, logo: undefined, onPress: () => expand(entry) });
  }

  function show(places: readonly MapPlace[]): void {
    clusters = clusterPlaces(places);
    group();
  }

  /** Groups overlapping markers at the current zoom level into clusters. */
  function group(): void {
    marking.abort();
    if (isOver) return;
    marking = new AbortController();
    shown = new Map(clusters.at(map.getZoom() ?? zoom).map((entry) => [entry.id, entry]));
    if (open && !shown.has(open.id)) info.close();
    void inSlices([...marked, ...shown.keys()], marking.signal, mark);
  }

  /**
   * Fits the map to all places that match the filter. With an empty filter, shows the initial centre and zoom level.
   */
  function fitPlaces(): void {
    const bounds = $filter?.get() && boundsOf([...clusters.places.values()]);
    if (bounds) map.fitBounds(bounds, edge);
    else if ($filter?.get() === '') goTo(centre, zoom);
  }

  let isOver = false;
  show($places.get());
  if ($filter?.get()) fitPlaces();
  map.addListener('zoom_changed', group);
  // Updates the map after the next paint, so that the list shows the filter's result first
  const stops = [
    $places.listen(() => afterPaint(() => !isOver && show($places.get()))),
    $filter?.listen((_, before) => before !== undefined && afterPaint(() => !isOver && fitPlaces())),
  ];

  return {
    /** Opens the info window of a place, if the place is on the map */
    open: openAt,
    close: () => info.close(),
    end(): void {
      for (const stop of stops) stop?.();
      canvas.removeEventListener('keydown', onKey);
      info.close();
      marking.abort();
      isOver = true;
      for (const id of marked) pins.get(id)?.show(false);
      status.remove();
      replaceChildren(canvas);
    },
  };
}

/** A live region, outside the element whose content the map service writes. */
function statusAfter(canvas: HTMLElement): HTMLElement {
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'krume-hidden';
  canvas.after(status);
  return status;
}

/** Sets the info window's font size to the font size of the page, which the map service would override. */
function withPageFontSize(canvas: HTMLElement, inner: Element) {
  const size = Number.parseFloat(getComputedStyle(canvas).fontSize);
  const content = document.createElement('div');
  content.style.fontSize = `${size}px`;
  content.append(inner);
  return { content, maxWidth: Math.round(21.25 * size) };
}

/**
 * Pixels between the edge of the map and the outermost place, so that the marker, which is 40 pixels high, is visible.
 */
const edge = 48;
