import { hookFor } from '../stores-context.tsx';
import { createMapStore } from './map-store.ts';

/** Where maps and addresses come from: for screens with a map. */
export const useMap = hookFor((stores) => stores.late(createMapStore));
