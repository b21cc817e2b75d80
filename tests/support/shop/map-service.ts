import { vi } from 'vitest';

type Listener = () => void;

class Heard {
  readonly #listeners = new Map<string, Listener[]>();
  addListener(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }
  fire(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }
}

interface Place {
  lat: number;
  lng: number;
}

export interface FakeMarker {
  title: string;
  position: Place;
  /** URL and size of the marker's image */
  logo: unknown;
  kind: 'plain' | 'advanced';
  /** The number in the marker of a cluster */
  text: string | undefined;
  isShown(): boolean;
  press(): void;
}

interface Options {
  title: string;
  position: Place;
  icon?: { url?: string; scaledSize?: { width: number; height: number } } | null;
  label?: { text: string };
  content?: HTMLElement | null;
  maxWidth?: number;
}

interface ServiceOptions {
  geocode?(): Promise<object>;
  /** Initial zoom of the map. At the default, each branch has its own marker */
  zoom?: number;
}

/** Stubs Google's map service. Records what is drawn, and the contents of the info window. */
export function offerMapService({ geocode, zoom: start = 18 }: ServiceOptions = {}) {
  const markers: FakeMarker[] = [];
  const maps: { center: Place; zoom: number; mapId?: string }[] = [];
  const asked: unknown[] = [];
  let content: Element | undefined;
  let name: string | undefined;
  let maxWidth: number | undefined;
  let close = () => {};
  let zoomTo = (_: number) => {};
  let windows = 0;
  let takesFocus = false;

  const views: object[] = [];
  class ServiceMap extends Heard {
    #zoom = start;
    constructor(_: HTMLElement, options: (typeof maps)[number]) {
      super();
      maps.push(options);
      zoomTo = (zoom) => this.setZoom(zoom);
    }
    getZoom = () => this.#zoom;
    setZoom(zoom: number): void {
      this.#zoom = zoom;
      views.push({ zoom });
      this.fire('zoom_changed');
    }
    setCenter(center: Place): void {
      views.push({ center });
    }
    fitBounds(bounds: object): void {
      views.push({ bounds });
    }
  }
  class Marker extends Heard {
    #map: unknown = null;
    constructor({ title, position, icon, label }: Options) {
      super();
      const logo = icon?.url ? [icon.url, icon.scaledSize?.width, icon.scaledSize?.height] : null;
      markers.push({
        title,
        position,
        logo,
        kind: 'plain',
        text: label?.text,
        isShown: () => this.#map !== null,
        press: () => this.fire('click'),
      });
    }
    setMap(map: unknown): void {
      this.#map = map;
    }
  }
  class AdvancedMarkerElement extends EventTarget {
    map: unknown = null;
    constructor({ title, position, content: image }: Options) {
      super();
      const logo = image instanceof HTMLImageElement && [
        image.getAttribute('src'),
        image.width,
        image.height,
      ];
      const text = image?.textContent ?? undefined;
      const press = () => void this.dispatchEvent(new Event('gmp-click'));
      markers.push({
        title,
        position,
        logo,
        kind: 'advanced',
        text,
        isShown: () => this.map !== null,
        press,
      });
    }
  }
  class InfoWindow extends Heard {
    isOpen = false;
    constructor() {
      super();
      windows++;
    }
    setOptions(options: { ariaLabel?: string; content?: Element; maxWidth?: number }): void {
      content = options.content;
      maxWidth = options.maxWidth;
      name = options.ariaLabel;
    }
    open({ shouldFocus }: { shouldFocus?: boolean }): void {
      this.isOpen = true;
      takesFocus = shouldFocus ?? false;
      close = () => this.close();
    }
    close(): void {
      if (!this.isOpen) return;
      this.isOpen = false;
      content = undefined;
      this.fire('close');
    }
  }
  class Size {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
  }
  class Geocoder {
    geocode(question: object) {
      asked.push(question);
      return geocode?.() ?? Promise.reject(new Error('ZERO_RESULTS'));
    }
  }
  const SymbolPath = { CIRCLE: 0 };
  const library = { SymbolPath, Map: ServiceMap, Marker, AdvancedMarkerElement, InfoWindow, Size, Geocoder };
  const importLibrary = vi.fn(async (): Promise<object> => library);
  Reflect.set(window, 'google', { maps: { importLibrary } });
  return {
    maps,
    markers,
    /** Changes of centre, zoom and bounds */
    views,
    zoomTo: (zoom: number) => zoomTo(zoom),
    asked,
    importLibrary,
    /** Number of info windows, open or closed */
    windows: () => windows,
    shown: () => markers.filter((each) => each.isShown()).map(({ title }) => title),
    /** Presses a marker on the current map. Ignores the markers of removed maps */
    press: (title: string) => markers.find((each) => each.title === title && each.isShown())?.press(),
    /** Contents of the open info window */
    window: () => ({ name, content, maxWidth, takesFocus }),
    close: () => close(),
    refuse(): void {
      const callback: unknown = Reflect.get(window, 'gm_authFailure');
      if (typeof callback === 'function') callback();
    },
  };
}

export const forgetMapService = () => Reflect.deleteProperty(window, 'google');

export const mapConfiguration = (maps: object) =>
  `<script type="application/json" data-krume-config>${JSON.stringify({ maps })}</script>`;
