import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type DeliveryState, NO_NOTICE, type UpdateStoredDelivery } from './delivery-state.ts';
import { MAX_LOCATIONS } from './stored-delivery.ts';

interface LocationDeps {
  readonly deps: Pick<StoreDeps, 'createId'>;
  readonly businessStore: Stores['business'];
  readonly getState: () => DeliveryState;
  readonly updateStoredDelivery: UpdateStoredDelivery;
}

type LocationActions = Pick<DeliveryState, 'saveLocation' | 'applyLocation' | 'removeLocation'>;

/** The actions that save, apply and remove a guest's locations on this device. */
export function createLocationActions({
  deps,
  businessStore,
  getState,
  updateStoredDelivery,
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
      updateStoredDelivery((before) => ({
        ...before,
        locations: [location, ...before.locations].slice(0, MAX_LOCATIONS),
      }));
    },
    applyLocation(id) {
      const { branchId } = businessStore.getState();
      const location = getState().locations.find((candidate) => candidate.id === id);
      if (!location) return false;
      const { zoneId, areaId, address } = location;
      updateStoredDelivery(
        (before) => ({
          ...before,
          form: address,
          addressFor: null,
          area: { branchId: location.branchId, zoneId, areaId },
          country: null,
        }),
        NO_NOTICE,
      );
      return location.branchId === branchId && getState().destinationProblem === null;
    },
    removeLocation: (id) =>
      updateStoredDelivery((before) => ({
        ...before,
        locations: before.locations.filter((location) => location.id !== id),
      })),
  };
}
