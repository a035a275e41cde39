import type { Zone, ZoneLookupResult } from '../../domain/delivery/delivery-types.ts';
import type { ChosenArea, DeliveryChoice } from '../../domain/delivery/destination.ts';
import { isInsideZone } from '../../domain/delivery/zone-at.ts';
import type { Point } from '../../domain/geo/geo.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { ZoneCache } from './branch-zones.ts';
import { type DeliveryState, NO_NOTICE, type UpdateStoredDelivery } from './delivery-state.ts';
import { lookUpPlace } from './look-up-place.ts';
import type { StoredDelivery } from './stored-delivery.ts';

interface DestinationDeps {
  readonly deps: Pick<StoreDeps, 'now'>;
  readonly businessStore: Stores['business'];
  readonly zoneCache: ZoneCache;
  readonly getState: () => DeliveryState;
  readonly getStoredDelivery: () => StoredDelivery;
  readonly updateStoredDelivery: UpdateStoredDelivery;
}

type DestinationActions = Pick<
  DeliveryState,
  | 'chooseArea'
  | 'chooseZone'
  | 'lookUpPlace'
  | 'choosePlace'
  | 'lookUpPin'
  | 'choosePin'
  | 'chooseCountry'
  | 'clear'
>;

/** The actions that look up and choose the destination: an area, a zone, a place on the map or a country. */
export function createDestinationActions({
  deps,
  businessStore,
  zoneCache,
  getState,
  getStoredDelivery,
  updateStoredDelivery,
}: DestinationDeps): DestinationActions {
  const saveChoice = (choice: Partial<DeliveryChoice>, place: Point | null) =>
    updateStoredDelivery((before) => ({ ...before, ...choice, form: { ...before.form, place } }), NO_NOTICE);

  const lookUpPlaceFromBranch = (place: Point, countryIso?: string) =>
    lookUpPlace(businessStore, zoneCache, deps.now, place, countryIso ?? null);

  const lookUpPin = async (pin: Point, countryIso?: string): Promise<ZoneLookupResult> => {
    const placeResult = await lookUpPlaceFromBranch(pin, countryIso);
    const { destination } = getState();
    const isInOutline = placeResult.kind === 'zone' && isInsideZone(placeResult.zone, pin) === true;
    // The chosen zone contains every pin if it has no outline. Only a zone whose outline contains the pin replaces it.
    return destination.kind === 'zone' && isInsideZone(destination.zone, pin) === null && !isInOutline
      ? { kind: 'zone', zone: destination.zone, area: destination.area }
      : placeResult;
  };

  /** Sets the pin and chooses the zone that a lookup finds. Ignores the zone if the branch has changed meanwhile. */
  const applyZoneLookup = async (
    place: Point,
    lookup: Promise<ZoneLookupResult>,
  ): Promise<ZoneLookupResult> => {
    const { branchId } = businessStore.getState();
    const placeResult = await lookup;
    if (placeResult.kind === 'zone' && branchId === businessStore.getState().branchId) {
      const { zone, area } = placeResult;
      const areaId = area?.id ?? findAreaWithoutOutline(zone, getStoredDelivery().area);
      saveChoice({ area: { branchId, zoneId: zone.id, areaId }, country: null }, place);
    }
    return placeResult;
  };

  const chooseZone = (zoneId: string, areaId: string | null) => {
    const zone = getState().config?.zones.find(({ id, visible }) => visible && id === zoneId);
    if (!zone) return;
    const { place } = getState().address;
    // Keep the pin only if it is inside the chosen zone.
    const pin = place && isInsideZone(zone, place) === true ? place : null;
    const { branchId } = businessStore.getState();
    saveChoice({ area: { branchId, zoneId, areaId }, country: null }, pin);
  };

  return {
    chooseArea(areaId) {
      const zone = getState().config?.zones.find(({ areas }) => areas.some(({ id }) => id === areaId));
      if (zone) chooseZone(zone.id, areaId);
    },
    chooseZone: (zoneId) => chooseZone(zoneId, null),
    lookUpPlace: lookUpPlaceFromBranch,
    choosePlace: (place, countryIso) => applyZoneLookup(place, lookUpPlaceFromBranch(place, countryIso)),
    lookUpPin,
    choosePin: (pin, countryIso) => applyZoneLookup(pin, lookUpPin(pin, countryIso)),
    chooseCountry(iso) {
      const { branchId } = businessStore.getState();
      updateStoredDelivery((before) => ({ ...before, country: { branchId, iso } }), NO_NOTICE);
    },
    clear: () => saveChoice({ area: null, country: null }, null),
  };
}

/** The chosen area, if it is in the zone and has no outline that could show whether it contains the pin. */
const findAreaWithoutOutline = ({ id, areas }: Zone, chosenArea: ChosenArea | null): string | null =>
  (chosenArea?.zoneId === id &&
    areas.find((area) => area.id === chosenArea.areaId && area.shape?.type !== 'Polygon')?.id) ||
  null;
