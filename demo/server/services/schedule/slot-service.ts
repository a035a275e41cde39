import type * as z from 'zod/mini';
import type { slotHoldRequest, slotHoldResponse } from '../../../../src/api/contract/schedule-contract.ts';
import { type Currency, parseMoney } from '../../../../src/domain/money/money.ts';
import { NO_RUSH } from '../../../../src/domain/schedule/rush.ts';
import { type OrderSize, SMALLEST_ORDER } from '../../../../src/domain/schedule/slot-capacity.ts';
import type { Db } from '../../db/open-database.ts';
import { countTakenPlaces, releasePlace } from '../../repo/schedule/slot-places-repo.ts';
import type { Customer } from '../account/identity.ts';
import { requireSwitchedOn } from '../business/switched-off.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createInvalidFieldRefusal } from '../shared/refusal.ts';
import { createSharedReads } from '../shared/shared-reads.ts';
import { toZonedIso } from './business-time.ts';
import { getTimezone } from './opening.ts';
import type { PlaceLimits } from './place-limits.ts';
import type { RushReader } from './rush-reader.ts';
import { buildShifts, createBranchShiftsCache, type Shifts } from './shifts-response.ts';
import { createFreeCapacityAdder, hasSlotCapacities } from './slot-capacity-of-branch.ts';
import { holdSlot } from './slot-holds.ts';

interface SlotDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
  readonly placeLimits: PlaceLimits;
  readonly readRushes: RushReader;
}

interface HoldSender {
  readonly ip: string | null;
  /** Null for a guest. */
  readonly customer: Customer | null;
}

interface TakenPlacesQuery {
  readonly branchId: string;
  /** Length of a slot in ms. The query also covers the slot that has begun, because immediate orders may be in it. */
  readonly lengthMs: number;
  /** The start of the last slot (epoch ms). */
  readonly to: number;
  readonly ignoredHoldId: string | null;
}

interface CachedShifts {
  /** The response is the same for equal stamps. */
  readonly stamp: string;
  readonly response: Shifts;
}

/** Opening hours, slots and held places of branches. All methods throw Refusal 404 for an unknown branch. */
export function createSlotService({ db, catalogue, now, placeLimits, readRushes }: SlotDeps) {
  const getBranchShifts = createBranchShiftsCache();
  /** The latest response for customers without a hold, by branch. */
  const cache = new WeakMap<FileBranch, CachedShifts>();
  const readTakenPlaces = createSharedReads(async (keys: readonly string[]) => {
    const at = new Date(now());
    const entries = keys.map(async (key) => {
      const { branchId, lengthMs, to, ignoredHoldId }: TakenPlacesQuery = JSON.parse(key);
      const after = new Date(at.getTime() - lengthMs);
      return [
        key,
        await countTakenPlaces(db, branchId, { at, after, to: new Date(to), ignoredHoldId }),
      ] as const;
    });
    return new Map(await Promise.all(entries));
  });

  /**
   * The response of the shifts call, for the customer who holds a place with `holdId`. Unchanged responses are the same
   * object. Throws Refusal 433 for a business that is switched off. An open app repeats this call, and so notices that
   * the business was switched off.
   */
  const loadShifts = async (branchId: string, holdId: string | null): Promise<Shifts> => {
    const { business, branch } = await catalogue.getBranch(branchId);
    requireSwitchedOn(business);
    const at = now();
    const branchShifts = getBranchShifts(business, branch, at, await readRushes(branchId));
    const query: TakenPlacesQuery = {
      branchId,
      ignoredHoldId: holdId,
      to: branchShifts.lastStart ?? at,
      lengthMs: branch.slot_minutes * 60_000,
    };
    const takenPlaces = hasSlotCapacities(branch)
      ? ((await readTakenPlaces(JSON.stringify(query))) ?? [])
      : [];
    const buildResponse = () =>
      buildShifts(
        branchShifts,
        getTimezone(business),
        at,
        createFreeCapacityAdder(branch, business.currency, takenPlaces),
      );
    if (holdId !== null) return buildResponse();
    const stamp = `${branchShifts.key} ${branchShifts.formatIso(at)} ${JSON.stringify(takenPlaces)}`;
    const cachedShifts = cache.get(branch);
    if (cachedShifts?.stamp === stamp) return cachedShifts.response;
    const response = buildResponse();
    cache.set(branch, { stamp, response });
    return response;
  };

  return {
    loadShifts,

    /** Throws what `holdSlot` throws, and Refusal 433 for a business that is switched off. */
    async hold(
      branchId: string,
      request: z.output<typeof slotHoldRequest>,
      { ip, customer }: HoldSender,
    ): Promise<z.output<typeof slotHoldResponse>> {
      const { business, branch } = await catalogue.getBranch(branchId);
      const at = now();
      const rush = (await readRushes(branchId))[request.selling_types] ?? NO_RUSH;
      const holdId = request.hold_id;
      const size = readSize(request, business.currency);
      const context = { business: requireSwitchedOn(business), branch, at, rush, holdId, size };
      const isVerified = customer?.verifiedAt != null;
      const sender = { ip, deviceId: request.device_id, phone: isVerified ? customer : null, isVerified };
      const hold = await holdSlot(db, context, request, { limits: placeLimits, sender });
      return { hold, now: toZonedIso(at, getTimezone(business)) };
    },

    async release(branchId: string, holdId: string): Promise<void> {
      const { business } = await catalogue.getBranch(branchId);
      await releasePlace(db, business.referenceId, holdId);
    },
  };
}

/** The size of the cart. A client that does not send the size holds the smallest place. */
function readSize({ size }: z.output<typeof slotHoldRequest>, currency: Currency): OrderSize {
  if (!size) return SMALLEST_ORDER;
  try {
    return { dishes: size.dishes, amount: parseMoney(size.amount, currency).minor };
  } catch {
    throw createInvalidFieldRefusal(
      'invalid',
      'size.amount',
      'Enter an amount in the currency of the business',
    );
  }
}

export type SlotService = ReturnType<typeof createSlotService>;
