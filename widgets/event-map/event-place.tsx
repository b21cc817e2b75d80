import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import { fetchEvent } from '../../shared/api/event.ts';
import type { SiteEvent } from '../../shared/model/event.ts';
import type { MapsConfiguration } from '../../shared/model/maps.ts';
import { addressLine, directionsUrl } from '../../shared/rules/directions.ts';
import { branchesText } from '../../shared/text/branches.ts';
import { mapText } from '../../shared/text/map.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { findAddress } from '../../shared/ui/map/find-address.ts';
import { infoRoot } from '../../shared/ui/map/info-root.ts';
import { type MapSource, zooms } from '../../shared/ui/map/map-source.ts';

/**
 * Returns a map source with the location of an event. If the event has no coordinates, the map service looks up
 * its address. Returns undefined if the event cannot be loaded or located.
 *
 * @see site.md section 2.13
 */
export async function eventPlace(
  id: string,
  maps: MapsConfiguration,
  signal: AbortSignal,
  retry: () => void,
): Promise<MapSource | undefined> {
  const showFailure = (message: string) => void showError(message, { retry, untilOnline: true });
  const event = await catchApiError(fetchEvent(id, signal), () => showFailure(mapText.eventFailed));
  if (!event) return undefined;
  const { latitude, longitude } = event;
  const isKnown = latitude !== undefined && longitude !== undefined;
  const position = isKnown ? { latitude, longitude } : await findAddress(addressLine(event), maps);
  if (signal.aborted) return undefined;
  if (!position) {
    showFailure(mapText.eventPlaceFailed);
    return undefined;
  }
  const render = infoRoot(signal);
  return {
    centre: position,
    zoom: zooms.event,
    $places: atom([{ id: event.id, name: event.title, position }]),
    contentOf: () => render(<EventInfo event={event} />),
  };
}

function EventInfo({ event }: { event: SiteEvent }) {
  const { title, location, street, zip, place } = event;
  const address = addressLine(event);
  return (
    <div className="krume-info">
      <h2>{title}</h2>
      {location && <p>{location}</p>}
      {street && <p>{street}</p>}
      {(zip || place) && <p>{`${zip} ${place}`.trim()}</p>}
      {address && (
        <p className="krume-info-links">
          <a href={directionsUrl(address)} target="_blank" rel="noopener">
            {branchesText.directions}
          </a>
        </p>
      )}
    </div>
  );
}
