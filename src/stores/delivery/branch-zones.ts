import { ApiError } from '../../api/client/api-errors.ts';
import { zonesCall } from '../../api/contract/delivery-contract.ts';
import { toDeliveryConfig } from '../../api/mappers/map-delivery.ts';
import { getMinimumOrder } from '../../domain/business/selling.ts';
import type { DeliveryConfig, ZoneMatch } from '../../domain/delivery/delivery-types.ts';
import { createZoneFinder } from '../../domain/delivery/zone-at.ts';
import { isSelfCrossing } from '../../domain/geo/check-shape.ts';
import { GeometryError, type Point } from '../../domain/geo/geo.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { StoreDeps } from '../store-deps.ts';

// The delivery zones of each branch, from the server's zones call. They are requested once per branch and version of
// the business (spec, section 4).

interface BranchZones {
  readonly config: DeliveryConfig;
  readonly findZoneAt: (place: Point) => ZoneMatch | null;
}

export interface ZoneCache {
  /** The last zones of a branch, possibly from an older version of the business; null if there are none. */
  getCached(branchId: string): BranchZones | null;
  /** Loads the zones once per version of the business. Rejects with ApiError. */
  load(branchId: string): Promise<BranchZones>;
}

/** Longest uninterrupted check in ms, so that the page responds to a touch within a frame. */
const SLICE_MS = 6;

/**
 * Reports zones and areas whose shapes cross themselves. They are used unchanged, because only the business can correct
 * them. Yields to the browser between slices.
 */
async function checkZones(
  { zones }: DeliveryConfig,
  now: () => number,
  report: (problem: unknown) => void,
): Promise<void> {
  let sliceEnd = now() + SLICE_MS;
  for (const { id, shape, areas } of zones)
    for (const [name, outline] of [
      [`zone ${id}`, shape] as const,
      ...areas.map((area) => [`area ${area.id}`, area.shape] as const),
    ]) {
      if (!outline) continue;
      if (now() >= sliceEnd) {
        await new Promise((resolve) => setTimeout(resolve));
        sliceEnd = now() + SLICE_MS;
      }
      if (isSelfCrossing(outline)) report(new GeometryError(`The shape of ${name} crosses itself`));
    }
}

/** Creates the cache of the zones of all branches. */
export function createZoneCache(
  { client, reporter, now, apiOrigin }: StoreDeps,
  businessStore: BusinessStore,
): ZoneCache {
  /** Requests by branch, with the version of the business for which they were sent. */
  const requests = new Map<string, { readonly business: unknown; readonly zones: Promise<BranchZones> }>();
  const zonesByBranch = new Map<string, BranchZones>();

  const report = (error: unknown, part: string) => reporter.report(error, { part });

  async function requestZones(branchId: string): Promise<BranchZones> {
    const { business, currency } = businessStore.getState();
    if (!business || !currency) throw new ApiError('invalid', 'Zones cannot be loaded before the business');
    const body = await client.call(zonesCall, {
      params: { branch_id: branchId },
      query: business.selling.delivery?.shipsAbroad ? { shipping: 'true' } : {},
    });
    const branch = business.branches.find(({ id }) => id === branchId);
    const config = toDeliveryConfig(
      body,
      {
        currency,
        defaultMinOrder: getMinimumOrder(business, 'delivery'),
        branchPlace: branch?.place ?? null,
        apiOrigin,
      },
      report,
    );
    void checkZones(config, now, (problem) => report(problem, 'zones'));
    const zones = { config, findZoneAt: createZoneFinder(config) };
    zonesByBranch.set(branchId, zones);
    return zones;
  }

  return {
    getCached: (branchId) => zonesByBranch.get(branchId) ?? null,
    load(branchId) {
      const { business } = businessStore.getState();
      const previousRequest = requests.get(branchId);
      if (previousRequest?.business === business) return previousRequest.zones;
      const zones = requestZones(branchId).catch((error) => {
        // Forget the failed request, so that the next call sends another one.
        if (requests.get(branchId)?.zones === zones) requests.delete(branchId);
        throw error;
      });
      requests.set(branchId, { business, zones });
      return zones;
    },
  };
}
