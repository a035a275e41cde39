import { alternatives, nearestFirst } from '../../domain/delivery/delivery-alternatives.ts';
import type { PlaceAnswer } from '../../domain/delivery/delivery-types.ts';
import type { Point } from '../../domain/geo/distance.ts';
import { needPlace } from '../../domain/geo/geometry-error.ts';
import { offeredBranches } from '../branches/offered-branches.ts';
import type { BusinessStore } from '../business/business-store.ts';
import { isOrderable, isSoldAt } from '../business/selling.ts';
import { placeOfBranch, type ZoneBook } from './delivery-zones.ts';

/** So many other branches are asked, the nearest ones. */
const MOST_BRANCHES = 8;

/**
 * What delivers to a place, or how else an order can be made for it. Rejects with GeometryError for a place that cannot be, with ApiError when
 * the zones of the branch cannot be had; another branch's that cannot are left out.
 */
export async function findPlace(
  businessStore: BusinessStore,
  book: ZoneBook,
  now: () => number,
  place: Point,
  countryIso: string | null,
): Promise<PlaceAnswer> {
  needPlace(place);
  const { branchId, business } = businessStore.getState();
  const { zoneAt, config } = await book.load(branchId);
  const found = zoneAt(place);
  if (found || !business) return found ? { kind: 'zone', ...found } : { kind: 'outside', alternatives: [] };
  const branches = offeredBranches(business, branchId, now()).map((one) => ({
    id: one.id,
    place: placeOfBranch(one),
  }));
  const others = nearestFirst(
    branches.filter(({ id }) => id !== branchId),
    place,
  );
  const asked = await Promise.all(
    others.slice(0, MOST_BRANCHES).map(async (one) => ({
      ...one,
      zoneAt: await book.load(one.id).then(
        (zones) => zones.zoneAt,
        () => null,
      ),
    })),
  );
  const shown = branches.filter(({ id }) => id === branchId).map((one) => ({ ...one, zoneAt: null }));
  return {
    kind: 'outside',
    alternatives: alternatives({
      place,
      countryIso,
      homeCountry: business.country_code,
      branches: [...shown, ...asked],
      currentId: branchId,
      picksUpAt: isOrderable(business, 'car_pickup') ? (id) => isSoldAt(business, 'car_pickup', id) : null,
      countries: business.checkoutDelivery?.shipping ? config.countries : [],
    }),
  };
}
