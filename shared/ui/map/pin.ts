/// <reference types="google.maps" />
import type { MapPlace } from './map-source.ts';

/** Pixels. @see site.md section 9, "Maps" */
const logoSize = { width: 65, height: 40 };

export interface Pin {
  show(isShown: boolean): void;
  anchor: google.maps.Marker | google.maps.marker.AdvancedMarkerElement;
}

interface PinOptions {
  map: google.maps.Map;
  logo: string | undefined;
  onPress(): void;
}

const positionOf = ({ position }: MapPlace) => ({ lat: position.latitude, lng: position.longitude });

/** Creates markers: `AdvancedMarkerElement` with a map id, otherwise the older `Marker`. */
export function pinMaker(
  { Marker, AdvancedMarkerElement }: google.maps.MarkerLibrary,
  { Size }: google.maps.CoreLibrary,
  isAdvanced: boolean,
) {
  function advanced(place: MapPlace, { map, logo, onPress }: PinOptions): Pin {
    const content = logo ? picture(logo) : null;
    const anchor = new AdvancedMarkerElement({
      position: positionOf(place),
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

  function plain(place: MapPlace, { map, logo, onPress }: PinOptions): Pin {
    const icon = logo ? { url: logo, scaledSize: new Size(logoSize.width, logoSize.height) } : null;
    const anchor = new Marker({ position: positionOf(place), title: place.name, icon });
    anchor.addListener('click', onPress);
    return { anchor, show: (isShown) => anchor.setMap(isShown ? map : null) };
  }
  return isAdvanced ? advanced : plain;
}

function picture(url: string): HTMLImageElement {
  const image = new Image(logoSize.width, logoSize.height);
  image.src = url;
  image.alt = '';
  return image;
}
