import { ApiError } from '../../api/client/api-errors.ts';
import { zonesCall } from '../../api/contract/delivery-contract.ts';
import { toDeliveryConfig } from '../../api/mappers/map-delivery.ts';
import type { DeliveryConfig, PlaceInZone } from '../../domain/delivery/delivery-types.ts';
import { zoneFinder } from '../../domain/delivery/zone-at.ts';
import type { Point } from '../../domain/geo/distance.ts';
import { isPlace } from '../../domain/geo/geometry-error.ts';
import type { BusinessStore } from '../business/business-store.ts';
import { minimumOf } from '../business/selling.ts';
import type { StoreDeps } from '../store-deps.ts';
import { checkZones } from './check-zones.ts';

/** Where a branch delivers, ready to be asked. */
export interface BranchZones {
  readonly config: DeliveryConfig;
  readonly zoneAt: (place: Point) => PlaceInZone | null;
}

export interface ZoneBook {
  /** What is known of a branch, if only from before the business was loaded again. */
  known(branchId: string): BranchZones | null;
  /** Fetches them once, and again when the business was. Rejects with ApiError. */
  load(branchId: string): Promise<BranchZones>;
}

/** Where a branch is; null when it does not say, or nowhere on earth. */
export function placeOfBranch(of: {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}): Point | null {
  const { lat, lng } = of;
  return lat != null && lng != null && isPlace({ lat, lng }) ? { lat, lng } : null;
}

/** The zones of each branch that was asked about (spec, section 4: fetched once). */
export function createZoneBook({ client, reporter, now }: StoreDeps, businessStore: BusinessStore): ZoneBook {
  /** Asked for, with the business as it was then. */
  const asked = new Map<string, { readonly of: unknown; readonly done: Promise<BranchZones> }>();
  const latest = new Map<string, BranchZones>();

  const report = (error: unknown, part: string) => reporter.report(error, { part });

  async function ask(branchId: string): Promise<BranchZones> {
    const { business, currency } = businessStore.getState();
    if (!business || !currency) throw new ApiError('invalid', 'zones before the business');
    const body = await client.call(zonesCall, {
      params: { branch_id: branchId },
      query: business.checkoutDelivery?.shipping ? { shipping: 'true' } : {},
    });
    const branch = business.branches.find(({ id }) => id === branchId);
    const config = toDeliveryConfig(
      body,
      {
        currency,
        leastOrder: minimumOf(business, 'delivery', currency),
        near: branch ? placeOfBranch(branch) : null,
      },
      report,
    );
    void checkZones(config, now, (problem) => report(problem, 'zones'));
    const found = { config, zoneAt: zoneFinder(config) };
    latest.set(branchId, found);
    return found;
  }

  return {
    known: (branchId) => latest.get(branchId) ?? null,
    load(branchId) {
      const { business } = businessStore.getState();
      const before = asked.get(branchId);
      if (before?.of === business) return before.done;
      const done = ask(branchId).catch((error) => {
        // To be asked again.
        if (asked.get(branchId)?.done === done) asked.delete(branchId);
        throw error;
      });
      asked.set(branchId, { of: business, done });
      return done;
    },
  };
}
