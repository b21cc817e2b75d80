// Stand-in for the script of a map service, served from the demo's other origin. The query of the script's URL sets how
// the stand-in behaves.
import { Geocoder } from './geocoder.ts';
import { InfoWindow } from './info-window.ts';
import { DemoMap } from './map.ts';
import { AdvancedMarkerElement, Marker } from './marker.ts';
import { Size, SymbolPath } from './marker-pictures.ts';

const library = { Geocoder, InfoWindow, Map: DemoMap, Marker, AdvancedMarkerElement, Size, SymbolPath };

/** Reports a rejected API key. The real service does so some time after its script has loaded. */
function refuse(): void {
  const onRefused: unknown = Reflect.get(window, 'gm_authFailure');
  if (typeof onRefused === 'function') onRefused();
}

function serve(mode: string | null): void {
  const importLibrary = async () => {
    if (mode === 'haengt') return new Promise(() => {});
    if (mode === 'abgelehnt') setTimeout(refuse, 200);
    return library;
  };
  Reflect.set(window, 'google', { maps: { importLibrary } });
}

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) serve(new URL(currentScript.src).searchParams.get('modus'));
