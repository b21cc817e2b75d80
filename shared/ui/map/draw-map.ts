/// <reference types="google.maps" />
import type { ReadableAtom } from 'nanostores';
import type { MapsConfiguration } from '../../model/maps.ts';
import { activeElement, contains, replaceChildren } from '../../registry/native.ts';
import { adoptOnce } from '../dom/adopt-once.ts';
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

/** Draws a map into an element. Its places follow their store until `end` is called. */
export function drawMap(canvas: HTMLElement, source: MapSource, parts: MapParts) {
  const { centre, zoom, $places, contentOf, onOpen = () => undefined } = source;
  const { ServiceMap, InfoWindow, makePin, maps } = parts;
  adoptOnce(styles);
  const map = new ServiceMap(canvas, {
    center: { lat: centre.latitude, lng: centre.longitude },
    zoom,
    streetViewControl: false,
    mapTypeControl: false,
    ...(maps.mapId && { mapId: maps.mapId }),
  });
  const info = new InfoWindow();
  const pins = new Map<string, Pin>();
  let shown: readonly MapPlace[] = [];
  let open: { id: string; from: HTMLElement | undefined } | undefined;

  function openAt(place: MapPlace, from?: HTMLElement): void {
    const pin = pins.get(place.id);
    if (!pin) return;
    open = { id: place.id, from };
    info.setOptions({ ariaLabel: place.name, ...asLargeAs(canvas, contentOf(place)) });
    info.open({ map, anchor: pin.anchor, shouldFocus: true });
    onOpen(place.id);
  }

  info.addListener('close', () => {
    // Fired when the window moves to another marker
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

  function show(places: readonly MapPlace[]): void {
    const ids = new Set(places.map(({ id }) => id));
    for (const { id } of shown) if (!ids.has(id)) pins.get(id)?.show(false);
    const before = new Set(shown.map(({ id }) => id));
    for (const place of places) {
      const pin =
        pins.get(place.id) ?? makePin(place, { map, logo: maps.logo, onPress: (each) => openAt(each) });
      pins.set(place.id, pin);
      if (!before.has(place.id)) pin.show(true);
    }
    shown = places;
    if (open && !ids.has(open.id)) info.close();
  }
  show($places.get());
  // The list is painted first
  const stop = $places.listen(() => afterPaint(() => !isOver && show($places.get())));
  let isOver = false;

  return {
    /** Opens the window of a visible place; returns false if it is not visible. */
    open(id: string, from?: HTMLElement): boolean {
      const place = shown.find((each) => each.id === id);
      if (place) openAt(place, from);
      return place !== undefined;
    },
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
function asLargeAs(canvas: HTMLElement, inner: Element) {
  const size = Number.parseFloat(getComputedStyle(canvas).fontSize);
  const content = document.createElement('div');
  content.style.fontSize = `${size}px`;
  content.append(inner);
  return { content, maxWidth: Math.round(21.25 * size) };
}

const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
