import { createStore, type StoreApi } from 'zustand/vanilla';
import { createGeocoder, type Geocoder } from '../../api/client/geocoder-client.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

export type { GeocodedPlace, Geocoder } from '../../api/client/geocoder-client.ts';

interface MapSource {
  readonly tiles: string;
  /** Null for the backend's own map, whose attribution is translated. */
  readonly attribution: string | null;
  readonly geocoder: Geocoder;
}

interface MapState {
  /** Computed from the current attributes of the element and the settings of the business. */
  getSource(): MapSource;
}

interface MapStore extends StoreApi<MapState> {
  connect(): () => void;
}

/** Public geocoders allow one request a second. */
const PUBLIC_GEOCODER_INTERVAL_MS = 1000;

const removeTrailingSlashes = (url: string): string => url.replace(/\/+$/, '');

/**
 * The source of map tiles and addresses: the services set by the host page, else the business's, else the backend's
 * own.
 */
function createMapStore({ mapOptions, apiOrigin }: StoreDeps, { business: businessStore }: Stores): MapStore {
  // There is one client per service, so that all screens share its cache and its request interval.
  const geocoders = new Map<string, Geocoder>();
  const getGeocoder = (url: string | undefined): Geocoder => {
    const baseUrl = removeTrailingSlashes(url || `${apiOrigin}/geocoder`);
    const geocoder =
      geocoders.get(baseUrl) ??
      createGeocoder({
        baseUrl,
        fetch: (...request) => fetch(...request),
        intervalMs: url ? PUBLIC_GEOCODER_INTERVAL_MS : 0,
      });
    geocoders.set(baseUrl, geocoder);
    return geocoder;
  };
  const store = createStore<MapState>(() => ({
    getSource() {
      const host = mapOptions?.() ?? {};
      const businessMap = businessStore.getState().business?.map ?? {};
      const services = host.tiles ? host : businessMap;
      return {
        tiles: services.tiles || `${apiOrigin}/tiles/{z}/{x}/{y}{r}.png`,
        attribution: services.tiles
          ? (services.attribution ?? '')
          : host.attribution || businessMap.attribution || null,
        geocoder: getGeocoder(host.geocoder || businessMap.geocoder),
      };
    },
  }));
  return Object.assign(store, { connect: () => () => {} });
}

/** The source of map tiles and addresses. */
export const useMap = createStoreHook((stores) => stores.getOrCreateStore(createMapStore));
