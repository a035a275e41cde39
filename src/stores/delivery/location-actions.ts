import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type DeliveryState, NO_NOTICE, type UpdateStored } from './delivery-state.ts';
import { MAX_LOCATIONS } from './stored-delivery.ts';

interface LocationDeps {
  readonly deps: Pick<StoreDeps, 'createId'>;
  readonly businessStore: Stores['business'];
  readonly getState: () => DeliveryState;
  readonly updateStored: UpdateStored;
}

type LocationActions = Pick<DeliveryState, 'saveLocation' | 'applyLocation' | 'removeLocation'>;

/** The actions of the places that a guest saved on this device. */
export function createLocationActions({
  deps,
  businessStore,
  getState,
  updateStored,
}: LocationDeps): LocationActions {
  return {
    saveLocation(title) {
      const { destination, address } = getState();
      if (destination.kind !== 'zone') return;
      const { branchId } = businessStore.getState();
      const { zone, area } = destination;
      const location = {
        id: deps.createId(),
        title: title.trim(),
        branchId,
        zoneId: zone.id,
        areaId: area?.id ?? null,
        address,
      };
      updateStored((before) => ({
        ...before,
        locations: [location, ...before.locations].slice(0, MAX_LOCATIONS),
      }));
    },
    applyLocation(id) {
      const { branchId } = businessStore.getState();
      const location = getState().locations.find((candidate) => candidate.id === id);
      if (!location) return false;
      const { zoneId, areaId, address } = location;
      updateStored(
        (before) => ({
          ...before,
          form: address,
          addressFor: null,
          area: { branchId: location.branchId, zoneId, areaId },
          country: null,
        }),
        NO_NOTICE,
      );
      return location.branchId === branchId && getState().dropReason === null;
    },
    removeLocation: (id) =>
      updateStored((before) => ({
        ...before,
        locations: before.locations.filter((location) => location.id !== id),
      })),
  };
}
