import { atom } from 'nanostores';
import { configuration } from '../../api/configuration.ts';
import { type MapsConfiguration, PageMaps } from '../../model/maps.ts';
import { onAbort } from '../../page/on-abort.ts';
import { followConsent, mayLoad } from '../../stores/session/consent.ts';
import { lazyPart } from '../widget.ts';
import type { DrawnMap } from './draw-map.ts';
import type { MapSource } from './map-source.ts';

const loadDrawing = lazyPart(() => import('./draw-map.ts'));

/** In the state 'unavailable', a retry would fail again: the key is missing, or the map service has refused the key. */
export type MapState = 'loading' | 'drawn' | 'failed' | 'unavailable';

/** Milliseconds after which loading counts as failed */
const timeoutMs = 10_000;

/**
 * Called when the map service has loaded. Resolves to the content of the map. If the content is missing, reports the
 * problem and resolves to undefined.
 */
export type FindSource = (signal: AbortSignal, retry: () => void) => Promise<MapSource | undefined>;

export type PageMap = ReturnType<typeof createMap>;

/**
 * A map of the configured map service, for `MapFrame`. The map loads when `MapFrame` renders the canvas, which needs
 * consent. `$state` contains the state of the map.
 *
 * @param find undefined if the page does not define the content of the map; the map then requests no consent
 * @see site.md sections 2.12, 2.13 and 7, "Third-party services"
 */
export function createMap(
  find: FindSource | undefined,
  signal: AbortSignal,
  onDrawn?: (map: DrawnMap | undefined) => void,
) {
  const { maps, mapsFrom } = configuration(PageMaps);
  const isConfigured = find !== undefined && (maps.key ?? maps.url) !== undefined;
  const $state = atom<MapState>(isConfigured ? 'loading' : 'unavailable');
  let run: AbortController | undefined;
  let forget: ((maps: MapsConfiguration) => void) | undefined;
  if (isConfigured) followConsent(signal);

  async function draw(canvas: HTMLElement, mine: AbortController): Promise<void> {
    const timeout = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error('Der Kartendienst hat nicht geantwortet')), timeoutMs);
      onAbort(mine.signal, () => clearTimeout(timer));
    });
    const drawing = await Promise.race([loadDrawing(), timeout]);
    forget = drawing.forgetMaps;
    const parts = await Promise.race([drawing.loadMapParts(maps, mayLoad('maps')), timeout]);
    if (mine.signal.aborted) return;
    const source = await find?.(mine.signal, retry);
    if (mine.signal.aborted) return;
    if (!source) return $state.set('failed');
    const map = drawing.drawMap(canvas, source, parts);
    onDrawn?.(map);
    $state.set('drawn');
    const stop = drawing.onRefusal(() => $state.set('unavailable'));
    onAbort(mine.signal, () => {
      stop();
      onDrawn?.(undefined);
      map.end();
    });
  }

  function retry(): void {
    forget?.(maps);
    $state.set('loading');
  }

  /** Ref callback of the canvas. React calls it with null when the canvas is removed. */
  function drawIn(canvas: HTMLElement | null): void {
    run?.abort();
    run = undefined;
    if (!canvas) return;
    const mine = new AbortController();
    run = mine;
    draw(canvas, mine).catch((error) => {
      if (mine.signal.aborted) return;
      console.warn('Krume: Die Karte kann nicht gezeigt werden', error);
      $state.set('failed');
    });
  }
  onAbort(signal, () => run?.abort());
  addEventListener('online', () => $state.get() === 'failed' && retry(), { signal });
  return { $state, drawIn, retry, isConfigured, from: mapsFrom };
}
