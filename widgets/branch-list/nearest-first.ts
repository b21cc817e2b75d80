import type { Branch } from '../../shared/model/branch.ts';
import { queryAll } from '../../shared/registry/native.ts';
import {
  type Coordinates,
  distance,
  sortByDistance,
  sortByZip,
} from '../../shared/rules/opening/distance.ts';
import { branchesText } from '../../shared/text/branches.ts';
import { createElement } from '../../shared/ui/dom/create-element.ts';

/** Time-out of the request for the position, in milliseconds */
const timeout = 10_000;
/** Maximum age of a position that is used again, in milliseconds */
const maximumAge = 300_000;

/**
 * Sorts the list by a zip or by the distance from the device. If the list is sorted by distance, each entry with
 * coordinates shows its distance.
 */
export function nearestFirst(host: Element, branches: readonly Branch[]) {
  const [list] = queryAll(host, '.krume-branches');
  const entries = new Map(
    queryAll(host, '[data-branch]').map((entry) => [entry.dataset.branch ?? '', entry]),
  );
  const before = [...(list?.children ?? [])];
  const distances: HTMLElement[] = [];

  function hideDistances(): void {
    for (const note of distances.splice(0)) note.remove();
  }

  function show(sorted: readonly Branch[]): void {
    hideDistances();
    list?.append(...sorted.flatMap(({ id }) => entries.get(id) ?? []));
  }

  return {
    findPosition,
    /**
     * @param zip four digits; any other text restores the server's order
     */
    byZip: (zip: string) => show(sortByZip(branches, zip)),
    byPosition(from: Coordinates): void {
      show(sortByDistance(branches, from));
      for (const { id, latitude, longitude } of branches) {
        if (latitude === undefined || longitude === undefined) continue;
        const text = branchesText.distance(distance(from, { latitude, longitude }));
        const note = createElement('p', { class: 'krume-branch-distance' }, text);
        const [heading] = queryAll(entries.get(id) ?? host, 'h2');
        if (!entries.has(id) || !heading) continue;
        heading.after(note);
        distances.push(note);
      }
    },
    restore() {
      hideDistances();
      list?.append(...before);
    },
  };
}

/** Resolves to undefined if the shopper denies access to the position or the position is unavailable. */
function findPosition(): Promise<GeolocationCoordinates | undefined> {
  return new Promise((resolve) => {
    // On pages without HTTPS, `navigator.geolocation` is undefined
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(undefined),
      { timeout, maximumAge },
    );
  });
}
