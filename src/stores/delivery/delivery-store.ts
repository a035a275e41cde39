import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlaceAnswer } from '../../domain/delivery/delivery-types.ts';
import {
  type DeliveryChoice,
  isDeliverable,
  isMisplaced,
  settleDestination,
} from '../../domain/delivery/destination.ts';
import { noAddress } from '../../domain/delivery/no-address.ts';
import { zoneHolds } from '../../domain/delivery/zone-at.ts';
import type { Point } from '../../domain/geo/distance.ts';
import { needPlace } from '../../domain/geo/geometry-error.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { cartDeliveryOf } from './cart-delivery.ts';
import type { DeliveryState } from './delivery-state.ts';
import { createZoneBook } from './delivery-zones.ts';
import { findPlace } from './find-place.ts';
import { MOST_LOCATIONS, persistedDelivery, type StoredDelivery } from './stored-delivery.ts';

export interface DeliveryStore extends StoreApi<DeliveryState> {
  /** Shares the choice with other elements and tabs of the same business, and follows branch and business. Returns the way to stop. */
  connect(): () => void;
}

const nothing: StoredDelivery = { area: null, country: null, form: noAddress, locations: [] };

/** Where the delivery goes: for customers who order one. It tells the cart; nothing tells it but the business and the customer. */
export function createDeliveryStore(
  deps: StoreDeps,
  { business: businessStore, cart: cartStore }: Stores,
): DeliveryStore {
  const saved = persistedDelivery(deps);
  const book = createZoneBook(deps, businessStore);
  let kept = saved.load() ?? nothing;
  let connected = false;
  /** Told by another element or tab: it is not taken back here before the customer does something here. */
  let heard = false;

  const store = createStore<DeliveryState>((set, get) => {
    const chooseHere = (choice: Partial<DeliveryChoice>, place: Point | null) =>
      act((before) => ({ ...before, ...choice, form: { ...before.form, place } }), { dropped: null });

    const ask = (place: Point, countryIso?: string) =>
      findPlace(businessStore, book, deps.now, place, countryIso ?? null);

    const chooseZone = (zoneId: string, areaId: string | null) => {
      const zone = get().config?.zones.find(({ id, visible }) => visible && id === zoneId);
      if (!zone) return;
      const { place } = get().address;
      // She chose elsewhere than the pin stands.
      const stays = place && zoneHolds(zone, place) === true ? place : null;
      const { branchId } = businessStore.getState();
      chooseHere({ area: { branchId, zoneId, areaId }, country: null }, stays);
    };

    return {
      status: 'idle',
      config: null,
      destination: { kind: 'none' },
      isRemembered: false,
      address: kept.form,
      isComplete: false,
      isMisplaced: false,
      dropped: null,
      locations: kept.locations,
      fetch: () => fetchZones(),
      chooseArea(areaId) {
        const zone = get().config?.zones.find(({ areas }) => areas.some(({ id }) => id === areaId));
        if (zone) chooseZone(zone.id, areaId);
      },
      chooseZone: (zoneId) => chooseZone(zoneId, null),
      findPlace: ask,
      async choosePlace(place, countryIso): Promise<PlaceAnswer> {
        const { branchId } = businessStore.getState();
        const answer = await ask(place, countryIso);
        if (answer.kind === 'zone' && branchId === businessStore.getState().branchId) {
          const { zone, area } = answer;
          chooseHere({ area: { branchId, zoneId: zone.id, areaId: area?.id ?? null }, country: null }, place);
        }
        return answer;
      },
      chooseCountry(iso) {
        const { branchId } = businessStore.getState();
        act((before) => ({ ...before, country: { branchId, iso } }), { dropped: null });
      },
      clear: () => chooseHere({ area: null, country: null }, null),
      setAddress(patch) {
        if (patch.place) needPlace(patch.place);
        act((before) => ({
          ...before,
          form: { ...before.form, ...patch, fields: { ...before.form.fields, ...patch.fields } },
        }));
      },
      dismissDropped: () => set({ dropped: null }),
      keepLocation(title) {
        const { destination, address } = get();
        if (destination.kind !== 'zone') return;
        const { branchId } = businessStore.getState();
        const { zone, area } = destination;
        const location = {
          id: deps.newId(),
          title: title.trim(),
          branchId,
          zoneId: zone.id,
          areaId: area?.id ?? null,
          address,
        };
        act((before) => ({ ...before, locations: [location, ...before.locations].slice(0, MOST_LOCATIONS) }));
      },
      takeLocation(id) {
        const { branchId } = businessStore.getState();
        const location = get().locations.find((one) => one.id === id);
        if (!location) return false;
        const { zoneId, areaId, address } = location;
        act(
          (before) => ({
            ...before,
            form: address,
            area: { branchId: location.branchId, zoneId, areaId },
            country: null,
          }),
          { dropped: null },
        );
        return location.branchId === branchId && get().dropped === null;
      },
      dropLocation: (id) =>
        act((before) => ({ ...before, locations: before.locations.filter((one) => one.id !== id) })),
      forget: () => act(() => nothing, { dropped: null }),
    };
  });

  /** Brings the state in line with what is chosen, typed and known. */
  function settle(patch: Partial<DeliveryState> = {}): void {
    const { business, branchId } = businessStore.getState();
    const { form, locations } = kept;
    if (!business) {
      store.setState({ ...patch, address: form, locations, isRemembered: !!(kept.area || kept.country) });
      return;
    }
    const known = book.known(branchId);
    const config = known?.config ?? null;
    const { destination, choice, gone, isOpen } = settleDestination(kept, {
      config,
      branchId,
      ships: !!business.checkoutDelivery?.shipping,
      homeCountry: business.country_code,
      place: form.place,
      zoneAt: known?.zoneAt ?? (() => null),
    });
    if (gone && !heard) {
      kept = { ...kept, ...choice };
      saved.save(kept);
    }
    store.setState({
      ...(gone && !heard && { dropped: gone }),
      ...patch,
      config,
      destination,
      address: form,
      locations,
      isRemembered: isOpen || (heard && gone === 'branch'),
      isMisplaced: isMisplaced(destination),
      isComplete: !!config && isDeliverable(destination, form, config),
    });
    cartStore.getState().setDelivery(cartDeliveryOf(destination, form, config));
  }

  const show = (stored: StoredDelivery | null) => {
    heard = true;
    kept = stored ?? nothing;
    settle();
  };

  /** The customer changes what is chosen as it is by now: another tab may have changed it while this one slept. */
  function act(make: (before: StoredDelivery) => StoredDelivery, patch?: Partial<DeliveryState>): void {
    const news = connected ? saved.news() : undefined;
    if (news !== undefined) kept = news ?? nothing;
    heard = false;
    kept = make(kept);
    saved.save(kept);
    if (patch) store.setState(patch);
    settle();
  }

  async function fetchZones(): Promise<void> {
    const { business, branchId } = businessStore.getState();
    if (!business) return;
    store.setState({ status: book.known(branchId) ? 'fetched' : 'fetching' });
    let status: DeliveryState['status'] = 'fetched';
    try {
      await book.load(branchId);
    } catch {
      // Reported by the client (spec, section 8).
      status = book.known(branchId) ? 'fetched' : 'error';
    }
    if (branchId === businessStore.getState().branchId) settle({ status });
  }

  const fetchIfWanted = () => {
    if (cartStore.getState().cart.sellingType === 'delivery') void fetchZones();
  };

  businessStore.subscribe(({ business, branchId }, before) => {
    if (!business || (business === before.business && branchId === before.branchId)) return;
    if (branchId !== before.branchId) heard = false;
    settle({ status: book.known(branchId) ? 'fetched' : 'idle' });
    fetchIfWanted();
  });
  settle();

  return {
    ...store,
    connect() {
      const stored = saved.news();
      if (stored !== undefined) show(stored);
      connected = true;
      fetchIfWanted();
      const stops = [
        saved.subscribe(show),
        cartStore.subscribe(({ cart }, before) => {
          if (cart.sellingType !== before.cart.sellingType) fetchIfWanted();
        }),
        deps.page.subscribe(() => {
          if (!deps.page.hidden() && store.getState().status === 'error') fetchIfWanted();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        connected = false;
      };
    },
  };
}
