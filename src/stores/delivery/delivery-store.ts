import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Address, emptyAddress } from '../../domain/delivery/delivery-types.ts';
import {
  getDestinationKey,
  isDeliverable,
  isPinOutsideZone,
  validateDestination,
} from '../../domain/delivery/destination.ts';
import { assertValidPoint } from '../../domain/geo/geo.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { createZoneCache } from './branch-zones.ts';
import { toCartDelivery } from './cart-delivery.ts';
import { type DeliveryState, NO_NOTICE } from './delivery-state.ts';
import { createDestinationActions } from './destination-actions.ts';
import { createLinkedDestination } from './linked-destination.ts';
import { createLocationActions } from './location-actions.ts';
import { createDeliveryStorage, type StoredDelivery } from './stored-delivery.ts';

interface DeliveryStore extends StoreApi<DeliveryState> {
  /** Shares the choice with other elements and tabs of the business. Returns a function that stops this. */
  connect(): () => void;
}

// The destination of a delivery: the chosen zone, area or country, the address form, and the places that a guest saved
// on this device. Zones come from `branch-zones.ts`. The choice is persisted. The store writes the destination into the
// cart.

const EMPTY_DELIVERY: StoredDelivery = {
  area: null,
  country: null,
  form: emptyAddress,
  addressFor: null,
  locations: [],
};

const hasText = ({ fields }: Address): boolean => Object.values(fields).some((text) => text?.trim());

export function createDeliveryStore(
  deps: StoreDeps,
  { business: businessStore, cart: cartStore }: Stores,
): DeliveryStore {
  const deliveryStorage = createDeliveryStorage(deps);
  const zoneCache = createZoneCache(deps, businessStore);
  let storedDelivery = deliveryStorage.load() ?? EMPTY_DELIVERY;
  let isConnected = false;
  /**
   * True if the choice came from another element or tab. Such a choice is not dropped until the customer edits it in
   * this tab, so that two tabs don't overwrite each other.
   */
  let isFromOtherTab = false;

  const getStoredDelivery = () => storedDelivery;
  const store = createStore<DeliveryState>((set, get) => ({
    status: 'idle',
    config: null,
    destination: { kind: 'none' },
    isRestoring: false,
    address: storedDelivery.form,
    isComplete: false,
    isPinOutsideZone: false,
    ...NO_NOTICE,
    locations: storedDelivery.locations,
    fetch: () => fetchZones(),
    ...createDestinationActions({
      deps,
      businessStore,
      zoneCache,
      getState: get,
      getStoredDelivery,
      updateStoredDelivery,
    }),
    ...createLocationActions({ deps, businessStore, getState: get, updateStoredDelivery }),
    setAddress(patch) {
      if (patch.place) assertValidPoint(patch.place);
      updateStoredDelivery((before) => ({
        ...before,
        form: { ...before.form, ...patch, fields: { ...before.form.fields, ...patch.fields } },
      }));
    },
    confirmAddress: () =>
      updateStoredDelivery((before) => ({ ...before, addressFor: getDestinationKey(get().destination) })),
    dismissDestinationProblem: () => set(NO_NOTICE),
    forget: () => updateStoredDelivery(() => EMPTY_DELIVERY, NO_NOTICE),
  }));

  const linkedDestination = createLinkedDestination({
    store,
    cartStore,
    getChoice: getStoredDelivery,
    update,
  });

  /** Recomputes the state from the stored choice, the form and the zones. */
  function update(patch: Partial<DeliveryState> = {}): void {
    const { business, branchId } = businessStore.getState();
    const { form, locations } = storedDelivery;
    if (!business) {
      store.setState({
        ...patch,
        address: form,
        locations,
        isRestoring: !!(storedDelivery.area || storedDelivery.country),
      });
      return;
    }
    const zones = zoneCache.getCached(branchId);
    const config = zones?.config ?? null;
    const { destination, choice, dropReason, isPending } = validateDestination(storedDelivery, {
      config,
      branchId,
      isShippingOffered: !!business.selling.delivery?.shipsAbroad,
      homeCountry: business.countryCode,
      place: form.place,
      findZoneAt: zones?.findZoneAt ?? (() => null),
    });
    if (dropReason && !isFromOtherTab) {
      storedDelivery = { ...storedDelivery, ...choice };
      deliveryStorage.save(storedDelivery);
    }
    // An address in one area is wrong in another area. The address therefore belongs to the destination for which it
    // was entered, until the customer confirms it for another destination.
    const destinationKey = getDestinationKey(destination);
    const addressFor = hasText(form) ? (storedDelivery.addressFor ?? destinationKey) : null;
    if (addressFor !== storedDelivery.addressFor) storedDelivery = { ...storedDelivery, addressFor };
    store.setState({
      ...(dropReason && !isFromOtherTab && { destinationProblem: dropReason }),
      ...patch,
      config,
      destination,
      address: form,
      locations,
      isRestoring:
        isPending || linkedDestination.isLookingUp() || (isFromOtherTab && dropReason === 'branch'),
      isPinOutsideZone: isPinOutsideZone(destination),
      isComplete:
        !!config &&
        isDeliverable(destination, form, config) &&
        (addressFor === null || addressFor === destinationKey),
    });
    cartStore.getState().setDelivery(toCartDelivery(destination, form, config));
    linkedDestination.apply();
  }

  const applyFromOtherTab = (value: StoredDelivery | null) => {
    isFromOtherTab = true;
    storedDelivery = value ?? EMPTY_DELIVERY;
    update();
  };

  /**
   * Applies a change to the stored value. Reads that value again first, because another tab may have changed it while
   * this tab was suspended.
   */
  function updateStoredDelivery(
    change: (before: StoredDelivery) => StoredDelivery,
    patch?: Partial<DeliveryState>,
  ): void {
    const value = isConnected ? deliveryStorage.readExternalChange() : undefined;
    if (value !== undefined) storedDelivery = value ?? EMPTY_DELIVERY;
    isFromOtherTab = false;
    storedDelivery = change(storedDelivery);
    deliveryStorage.save(storedDelivery);
    if (patch) store.setState(patch);
    update();
  }

  async function fetchZones(): Promise<void> {
    const { business, branchId } = businessStore.getState();
    if (!business) return;
    store.setState({ status: zoneCache.getCached(branchId) ? 'fetched' : 'fetching' });
    let status: DeliveryState['status'] = 'fetched';
    try {
      await zoneCache.load(branchId);
    } catch {
      // The client has reported the error (spec, section 8).
      status = zoneCache.getCached(branchId) ? 'fetched' : 'error';
    }
    if (branchId === businessStore.getState().branchId) update({ status });
  }

  const fetchForDelivery = () => {
    if (cartStore.getState().cart.orderType === 'delivery') void fetchZones();
  };

  businessStore.subscribe(({ business, branchId }, before) => {
    if (!business || (business === before.business && branchId === before.branchId)) return;
    if (branchId !== before.branchId) isFromOtherTab = false;
    update({ status: zoneCache.getCached(branchId) ? 'fetched' : 'idle' });
    fetchForDelivery();
  });
  update();

  return {
    ...store,
    connect() {
      const value = deliveryStorage.readExternalChange();
      if (value !== undefined) applyFromOtherTab(value);
      isConnected = true;
      fetchForDelivery();
      const cleanups = [
        deliveryStorage.subscribe(applyFromOtherTab),
        cartStore.subscribe(({ cart, linkAreaId, linkAddress }, before) => {
          if (cart.orderType !== before.cart.orderType) fetchForDelivery();
          const hasLinkChanged = linkAreaId !== before.linkAreaId || linkAddress !== before.linkAddress;
          if (hasLinkChanged) linkedDestination.apply();
        }),
        deps.page.subscribe(() => {
          if (!deps.page.isHidden() && store.getState().status === 'error') fetchForDelivery();
        }),
      ];
      return () => {
        for (const cleanUp of cleanups) cleanUp();
        isConnected = false;
      };
    },
  };
}

/** The destination and the address of the delivery. */
export const useDelivery = createStoreHook((stores) => stores.getOrCreateStore(createDeliveryStore));
