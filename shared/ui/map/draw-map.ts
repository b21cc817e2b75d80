/// <reference types="google.maps" />

import type { ReadableAtom } from 'nanostores';
import type { MapsConfiguration } from '../../model/maps.ts';
import { activeElement, contains, replaceChildren } from '../../registry/native.ts';
import { inSlices } from '../dom/in-slices.ts';
import { adoptStyles } from '../widget.ts';
import styles from './info.css?inline';
import type { MapPlace, MapSource } from './map-source.ts';
import { openMaps } from './maps-service.ts';
import { type Pin, pinMaker } from './pin.ts';

// Exported from this file, because a retried import creates a second module instance
export { forgetMaps, onRefusal } from './maps-service.ts';

/** Loads the parts of the service that a map needs. */
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

/** Draws a map into an element. Its markers follow the store of the places until `end` is called. */
export function drawMap(canvas: HTMLElement, source: MapSource, parts: MapParts) {
  const { centre, zoom, $places, contentOf, onOpen = () => undefined } = source;
  const { ServiceMap, InfoWindow, makePin, maps } = parts;
  adoptStyles(styles);
  const map = new ServiceMap(canvas, {
    center: { lat: centre.latitude, lng: centre.longitude },
    zoom,
    streetViewControl: false,
    mapTypeControl: false,
    ...(maps.mapId && { mapId: maps.mapId }),
  });
  const info = new InfoWindow();
  const pins = new Map<string, Pin>();
  /** Ids of the markers on the map */
  const marked = new Set<string>();
  let shown: ReadonlyMap<string, MapPlace> = new Map();
  let marking = new AbortController();
  let open: { id: string; from: HTMLElement | undefined } | undefined;

  function openAt(id: string, from?: HTMLElement): void {
    const place = shown.get(id);
    if (!place) return;
    // Adds the marker first, because it may not be on the map yet
    mark(id);
    const pin = pins.get(id);
    if (!pin) return;
    open = { id, from };
    info.setOptions({ ariaLabel: place.name, ...withPageFontSize(canvas, contentOf(place)) });
    info.open({ map, anchor: pin.anchor, shouldFocus: true });
    onOpen(id);
  }

  info.addListener('close', () => {
    // The event is also fired when the window moves to another marker
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

  /** Adds the marker of a place to the map, or removes it. */
  function mark(id: string): void {
    const place = shown.get(id);
    const isShown = place !== undefined;
    if (marked.has(id) === isShown) return;
    if (isShown) marked.add(id);
    else marked.delete(id);
    if (place && !pins.has(id))
      pins.set(id, makePin(place, { map, logo: maps.logo, onPress: () => openAt(id) }));
    pins.get(id)?.show(isShown);
  }

  function show(places: readonly MapPlace[]): void {
    marking.abort();
    marking = new AbortController();
    shown = new Map(places.map((place) => [place.id, place]));
    if (open && !shown.has(open.id)) info.close();
    void inSlices([...marked, ...shown.keys()], marking.signal, mark);
  }
  show($places.get());
  // After the next paint, so that a changed filter is visible in the list first
  const stop = $places.listen(() => afterPaint(() => !isOver && show($places.get())));
  let isOver = false;

  return {
    /** Opens the window of a place, if it is visible. */
    open: openAt,
    close: () => info.close(),
    end(): void {
      isOver = true;
      stop();
      canvas.removeEventListener('keydown', onKey);
      info.close();
      show([]);
      replaceChildren(canvas);
    },
  };
}

/** Applies the page's font size to the map's window, because the service uses its own size. */
function withPageFontSize(canvas: HTMLElement, inner: Element) {
  const size = Number.parseFloat(getComputedStyle(canvas).fontSize);
  const content = document.createElement('div');
  content.style.fontSize = `${size}px`;
  content.append(inner);
  return { content, maxWidth: Math.round(21.25 * size) };
}

const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
