/// <reference types="google.maps" />
import type { Coordinates } from '../../rules/opening/distance.ts';
import type { MapPlace } from './map-source.ts';

/** Size of the logo in pixels. @see site.md section 9, "Maps" */
const logoSize = { width: 65, height: 40 };

export interface Pin {
  show(isShown: boolean): void;
  anchor: google.maps.Marker | google.maps.marker.AdvancedMarkerElement;
}

/** A place, or a cluster with the number of its places. */
type Marked = Pick<MapPlace, 'name' | 'position'> & { count?: number };

interface PinOptions {
  map: google.maps.Map;
  logo: string | undefined;
  onPress(): void;
}

/** Radius and border in pixels. White text on this colour has a contrast ratio of 8.3. */
const disc = { radius: 22, colour: '#7a3e12', border: 2 };

export const latLng = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lng: longitude });

/** Creates markers: with a map id as `AdvancedMarkerElement`, otherwise as the older `Marker`. */
export function pinMaker(
  { Marker, AdvancedMarkerElement }: google.maps.MarkerLibrary,
  { Size, SymbolPath }: google.maps.CoreLibrary,
  isAdvanced: boolean,
) {
  function advanced(place: Marked, { map, logo, onPress }: PinOptions): Pin {
    const content = place.count ? discWith(place.count) : logo ? picture(logo) : null;
    const anchor = new AdvancedMarkerElement({
      position: latLng(place.position),
      title: place.name,
      gmpClickable: true,
      content,
    });
    anchor.addEventListener('gmp-click', onPress);
    const show = (isShown: boolean) => {
      anchor.map = isShown ? map : null;
    };
    return { anchor, show };
  }

  function plain({ name, position, count }: Marked, { map, logo, onPress }: PinOptions): Pin {
    const image = logo ? { url: logo, scaledSize: new Size(logoSize.width, logoSize.height) } : null;
    const circle = {
      path: SymbolPath.CIRCLE,
      scale: disc.radius,
      fillColor: disc.colour,
      fillOpacity: 1,
      strokeColor: '#fff',
      strokeWeight: disc.border,
    };
    const anchor = new Marker({
      position: latLng(position),
      title: name,
      icon: count ? circle : image,
      ...(count && { label: { text: String(count), color: '#fff', fontSize: '16px', fontWeight: '700' } }),
    });
    anchor.addListener('click', onPress);
    return { anchor, show: (isShown) => anchor.setMap(isShown ? map : null) };
  }
  return isAdvanced ? advanced : plain;
}

function discWith(count: number): HTMLElement {
  const { radius, colour, border } = disc;
  const element = document.createElement('div');
  element.textContent = String(count);
  Object.assign(element.style, {
    boxSizing: 'border-box',
    inlineSize: `${2 * radius}px`,
    border: `${border}px solid #fff`,
    borderRadius: '50%',
    background: colour,
    color: '#fff',
    font: `700 16px/${2 * (radius - border)}px sans-serif`,
    textAlign: 'center',
    // The map service puts the lower edge of the marker at the position; this offset centres the marker
    translate: '0 50%',
  });
  return element;
}

function picture(url: string): HTMLImageElement {
  const image = new Image(logoSize.width, logoSize.height);
  image.src = url;
  image.alt = '';
  return image;
}
