import { listOfferedBranches } from '../../domain/business/offered-branches.ts';
import { isOrderable, isTypeOfferedAt } from '../../domain/business/selling.ts';
import { findAlternatives, sortNearestFirst } from '../../domain/delivery/delivery-alternatives.ts';
import type { ZoneLookupResult } from '../../domain/delivery/delivery-types.ts';
import { assertValidPoint, type Point } from '../../domain/geo/geo.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { ZoneCache } from './branch-zones.ts';

/** Maximum number of other branches whose zones are loaded, nearest first. */
const MAX_BRANCHES = 8;

/**
 * Finds the zone that delivers to a place, or else the alternatives: pickup, another branch, shipping. Rejects with
 * GeometryError for impossible coordinates, and with ApiError if the branch's zones cannot be loaded. Omits other
 * branches whose zones cannot be loaded.
 */
export async function lookUpPlace(
  businessStore: BusinessStore,
  zoneCache: ZoneCache,
  now: () => number,
  place: Point,
  countryIso: string | null,
): Promise<ZoneLookupResult> {
  assertValidPoint(place);
  const { branchId, business } = businessStore.getState();
  const { findZoneAt, config } = await zoneCache.load(branchId);
  const zone = findZoneAt(place);
  if (zone) return { kind: 'zone', ...zone };
  if (!business) return { kind: 'outside', alternatives: [] };
  const branches = listOfferedBranches(business, branchId, now()).map((branch) => ({
    id: branch.id,
    place: branch.place,
  }));
  const otherBranches = sortNearestFirst(
    branches.filter(({ id }) => id !== branchId),
    place,
  );
  const otherZones = await Promise.all(
    otherBranches.slice(0, MAX_BRANCHES).map(async (branch) => ({
      ...branch,
      findZoneAt: await zoneCache.load(branch.id).then(
        (zones) => zones.findZoneAt,
        () => null,
      ),
    })),
  );
  const current = branches
    .filter(({ id }) => id === branchId)
    .map((branch) => ({ ...branch, findZoneAt: null }));
  return {
    kind: 'outside',
    alternatives: findAlternatives({
      place,
      countryIso,
      homeCountry: business.countryCode,
      branches: [...current, ...otherZones],
      currentBranchId: branchId,
      canPickUpAt: isOrderable(business, 'car_pickup')
        ? (id) => isTypeOfferedAt(business, 'car_pickup', id)
        : null,
      countries: business.selling.delivery?.shipsAbroad ? config.countries : [],
    }),
  };
}
