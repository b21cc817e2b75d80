/** Latitude and longitude in degrees, by zip. */
const places: Readonly<Record<string, readonly [number, number]>> = {
  '4001': [47.5575, 7.5886],
  '4051': [47.5525, 7.5835],
  '4053': [47.5432, 7.5945],
  '4056': [47.5668, 7.5742],
  '4057': [47.5722, 7.5929],
  '4058': [47.5645, 7.6035],
  '4102': [47.5385, 7.5628],
  '4125': [47.5838, 7.6483],
  '4127': [47.5538, 7.6235],
  '4132': [47.5228, 7.6452],
};

/** Finds the position of a zip. Its table contains only a few zips. */
export class Geocoder {
  async geocode({ address }: { address: string }) {
    const zip = /\d{4}/.exec(address.slice(address.lastIndexOf(',')))?.[0] ?? '';
    const place = Object.hasOwn(places, zip) ? places[zip] : undefined;
    if (!place) throw Error('ZERO_RESULTS');
    const [latitude, longitude] = place;
    return { results: [{ geometry: { location: { lat: () => latitude, lng: () => longitude } } }] };
  }
}
