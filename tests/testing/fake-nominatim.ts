import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const LICENCE = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright';

/** A place in Munich, which the demo's geocoder does not know. */
const MARIENPLATZ = {
  osm_type: 'way',
  osm_id: 24079091,
  licence: LICENCE,
  lat: '48.1372',
  lon: '11.5755',
  display_name: 'Marienplatz, Altstadt, München, Bayern, Deutschland',
  address: {
    road: 'Marienplatz',
    house_number: '8',
    postcode: '80331',
    suburb: 'Altstadt',
    city: 'München',
    state: 'Bayern',
    country_code: 'de',
  },
};

/** A rough outline of Austria with two parts, as the public service sends a country. */
const AUSTRIA = {
  osm_type: 'relation',
  osm_id: 16239,
  licence: LICENCE,
  lat: '47.5936',
  lon: '14.1246',
  display_name: 'Österreich',
  geojson: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [9.5, 46.4],
          [17.2, 46.4],
          [17.2, 49.0],
          [9.5, 49.0],
          [9.5, 46.4],
        ],
      ],
      [
        [
          [9.0, 47.0],
          [9.2, 47.0],
          [9.2, 47.2],
          [9.0, 47.0],
        ],
      ],
    ],
  },
};

/** Linz, for searches by city. */
const LINZ = {
  osm_type: 'relation',
  osm_id: 102057,
  licence: LICENCE,
  lat: '48.3059',
  lon: '14.2862',
  display_name: 'Linz, Oberösterreich, Österreich',
  address: { city: 'Linz', country_code: 'at' },
};

const LANDSTRASSE = {
  licence: LICENCE,
  lat: '48.3059',
  lon: '14.2862',
  display_name: 'Landstraße, Linz, Österreich',
  address: { road: 'Landstraße', postcode: '4020', city: 'Linz', country_code: 'at' },
};

/** The places that the service finds, by the word that finds them. */
const PLACES: Readonly<Record<string, object>> = { marienplatz: MARIENPLATZ, austria: AUSTRIA, linz: LINZ };

export interface FakeNominatim {
  readonly url: string;
  /** Path and query of each request, oldest first. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Starts a geocoding service with the API of Nominatim on this machine, so that no test sends a request to the internet. */
export async function startFakeNominatim(): Promise<FakeNominatim> {
  const requests: string[] = [];
  const respond = (path: string, query: URLSearchParams): unknown => {
    if (path === '/reverse')
      return Number(query.get('lat')) < 48
        ? { error: 'Unable to geocode' }
        : Number(query.get('lon')) > 14
          ? LANDSTRASSE
          : MARIENPLATZ;
    if (path === '/lookup') return query.get('osm_ids') === 'W24079091' ? [MARIENPLATZ] : [];
    const text = (query.get('q') ?? query.get('city') ?? query.get('country') ?? '').toLowerCase();
    return Object.entries(PLACES).flatMap(([name, place]) => (text.includes(name) ? [place] : []));
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(respond(pathname, searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
