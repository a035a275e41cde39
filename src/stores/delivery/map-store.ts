import { createStore, type StoreApi } from 'zustand/vanilla';
import { createGeocoder, type Geocoder } from '../../api/client/geocoder-client.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

export type { GeocodedPlace } from '../../api/client/geocoder-client.ts';

interface MapSource {
  readonly tiles: string;
  /** Null for the backend's own map, whose attribution is translated. */
  readonly attribution: string | null;
  readonly geocoder: Geocoder;
}

interface MapState {
  /** Computed from the current attributes of the element. */
  source(): MapSource;
}

interface MapStore extends StoreApi<MapState> {
  connect(): () => void;
}

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/** The source of map tiles and addresses: the backend, or the services that the host page configures. */
function createMapStore({ mapOptions, apiOrigin }: StoreDeps): MapStore {
  const store = createStore<MapState>(() => ({
    source() {
      const options = mapOptions?.();
      return {
        tiles: options?.tiles || `${apiOrigin}/tiles/{z}/{x}/{y}{r}.png`,
        attribution: options?.tiles ? (options.attribution ?? '') : options?.attribution || null,
        geocoder: createGeocoder({
          baseUrl: withoutTrailingSlash(options?.geocoder || `${apiOrigin}/geocoder`),
          fetch: (...request) => fetch(...request),
        }),
      };
    },
  }));
  return Object.assign(store, { connect: () => () => {} });
}

/** The source of map tiles and addresses. */
export const useMap = createStoreHook((stores) => stores.getOrCreateStore(createMapStore));
