/** The great-circle distance of two places in km (haversine formula). */
export function distance(from: Coordinates, to: Coordinates): number {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export interface Coordinates {
  /** Latitude and longitude in degrees */
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Sorts branches by distance, the nearest first. Branches without coordinates come last. Branches at equal distances
 * keep their order. All branches keep their order if the location of the shopper is unknown.
 *
 * @see shop.md section 2.7, "For store pickup"
 */
export function sortByDistance<B extends Partial<Coordinates>>(
  branches: readonly B[],
  from: Coordinates | undefined,
): B[] {
  const measured = branches.map((branch) => {
    const { latitude, longitude } = branch;
    const known = from && latitude !== undefined && longitude !== undefined;
    const km = known ? distance(from, { latitude, longitude }) : Number.NaN;
    return { branch, km: Number.isNaN(km) ? Number.MAX_VALUE : km };
  });
  return measured.sort((a, b) => a.km - b.km).map(({ branch }) => branch);
}

/**
 * Sorts branches by the numeric difference between their zip and the shopper's zip, because Swiss zips follow the
 * regions. Used when geocoding is not allowed. Branches without a zip come last.
 */
export function sortByZip<B extends { zip: string }>(branches: readonly B[], zip: string): B[] {
  const far = (branch: B) => (/^\d{4}$/.test(branch.zip) ? Math.abs(Number(branch.zip) - Number(zip)) : 1e4);
  return /^\d{4}$/.test(zip) ? branches.toSorted((a, b) => far(a) - far(b)) : [...branches];
}
