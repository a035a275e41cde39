import type * as z from 'zod/mini';
import type { slotHoldRequest, slotHoldResponse } from '../../../../src/api/contract/schedule-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { releasePlace } from '../../repo/schedule/slot-places-repo.ts';
import { switchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { isoIn } from './instants.ts';
import { timezoneOf } from './opening.ts';
import { shiftsAt } from './shifts-answer.ts';
import { holdSlot } from './slot-offers.ts';

interface SlotDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
}

export type SlotService = ReturnType<typeof createSlotService>;

/** When branches take orders, and the places that are held in their slots. All throw Refusal 404 for an unknown branch. */
export const createSlotService = ({ db, catalogue, now }: SlotDeps) => ({
  /** The shifts of a branch, as somebody sees them who holds a place. */
  shifts: async (branchId: string, holdId: string | null) =>
    shiftsAt(db, { ...(await catalogue.branch(branchId)), at: now(), holdId }),

  /** Throws as `holdSlot`, and Refusal 433 for a business that is switched off. */
  async hold(
    branchId: string,
    request: z.output<typeof slotHoldRequest>,
  ): Promise<z.output<typeof slotHoldResponse>> {
    const { business, branch } = await catalogue.branch(branchId);
    const at = now();
    const where = { business: switchedOn(business), branch, at, holdId: request.hold_id };
    return { hold: await holdSlot(db, where, request), now: isoIn(at, timezoneOf(business)) };
  },

  async release(branchId: string, holdId: string): Promise<void> {
    const { business } = await catalogue.branch(branchId);
    await releasePlace(db, business.referenceId, holdId);
  },
});
