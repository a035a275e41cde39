import { createStore, type StoreApi } from 'zustand/vanilla';
import { createGeocoder, type Geocoder } from '../../api/client/geocoder-client.ts';

import type { StoreDeps } from '../store-deps.ts';

export type { GeocodedPlace } from '../../api/client/geocoder-client.ts';

interface MapSource {
  readonly tiles: string;
  /** Null: the backend's own map, which names itself in the customer's language. */
  readonly attribution: string | null;
  readonly geocoder: Geocoder;
}

interface MapState {
  /** As the host's attributes say now. */
  source(): MapSource;
}

export interface MapStore extends StoreApi<MapState> {
  connect(): () => void;
}

const bare = (address: string): string => address.replace(/\/+$/, '');

/** Where the element's maps and addresses come from. */
export function createMapStore({ maps, apiOrigin }: StoreDeps): MapStore {
  const store = createStore<MapState>(() => ({
    source() {
      const asked = maps?.();
      return {
        tiles: asked?.tiles || `${apiOrigin}/tiles/{z}/{x}/{y}{r}.png`,
        attribution: asked?.tiles ? (asked.attribution ?? '') : asked?.attribution || null,
        geocoder: createGeocoder({
          baseUrl: bare(asked?.geocoder || `${apiOrigin}/geocoder`),
          fetch: (...request) => fetch(...request),
        }),
      };
    },
  }));
  return Object.assign(store, { connect: () => () => {} });
}
