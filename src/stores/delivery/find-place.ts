import { listOfferedBranches } from '../../domain/business/offered-branches.ts';
import { isOrderable, isTypeOfferedAt } from '../../domain/business/selling.ts';
import { findAlternatives, sortNearestFirst } from '../../domain/delivery/delivery-alternatives.ts';
import type { PlaceResult } from '../../domain/delivery/delivery-types.ts';
import { assertValidPoint, type Point } from '../../domain/geo/geo.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { ZoneCache } from './branch-zones.ts';

/** The maximum number of other branches whose zones are loaded, nearest first. */
const MAX_BRANCHES = 8;

/**
 * The zone that delivers to a place, or else the alternatives: pickup, another branch, shipping. Rejects with GeometryError for
 * impossible coordinates, and with ApiError when the branch's zones cannot be loaded. Other branches whose zones cannot be
 * loaded are left out.
 */
export async function findPlace(
  businessStore: BusinessStore,
  zoneCache: ZoneCache,
  now: () => number,
  place: Point,
  countryIso: string | null,
): Promise<PlaceResult> {
  assertValidPoint(place);
  const { branchId, business } = businessStore.getState();
  const { zoneAt, config } = await zoneCache.load(branchId);
  const zone = zoneAt(place);
  if (zone) return { kind: 'zone', ...zone };
  if (!business) return { kind: 'outside', alternatives: [] };
  const branches = listOfferedBranches(business, branchId, now()).map((one) => ({
    id: one.id,
    place: one.place,
  }));
  const others = sortNearestFirst(
    branches.filter(({ id }) => id !== branchId),
    place,
  );
  const otherZones = await Promise.all(
    others.slice(0, MAX_BRANCHES).map(async (one) => ({
      ...one,
      zoneAt: await zoneCache.load(one.id).then(
        (zones) => zones.zoneAt,
        () => null,
      ),
    })),
  );
  const current = branches.filter(({ id }) => id === branchId).map((one) => ({ ...one, zoneAt: null }));
  return {
    kind: 'outside',
    alternatives: findAlternatives({
      place,
      countryIso,
      homeCountry: business.countryCode,
      branches: [...current, ...otherZones],
      currentId: branchId,
      picksUpAt: isOrderable(business, 'car_pickup')
        ? (id) => isTypeOfferedAt(business, 'car_pickup', id)
        : null,
      countries: business.selling.delivery?.shipping ? config.countries : [],
    }),
  };
}
