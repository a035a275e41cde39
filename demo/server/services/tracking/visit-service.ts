import type { VisitTracking } from '../../../../src/api/contract/tracking-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { countVisit, deleteVisitorEvents, queuePixelEvents } from '../../repo/tracking/tracking-repo.ts';
import type { Business } from '../menu/catalogue.ts';
import { today } from '../schedule/opening.ts';
import { type Seen, visitEntries } from './pixel-queue.ts';

interface VisitDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after marketing events were queued. */
  readonly queued: () => void;
}

export type Visits = ReturnType<typeof createVisits>;

export const createVisits = ({ db, now, queued }: VisitDeps) => ({
  /** Counts a visit on the business's own calendar day. Nothing about who came is kept. */
  counted: (business: Business): Promise<void> =>
    countVisit(db, business.referenceId, today(business, now())),

  /** Queues the steps of a customer who agreed to tracking, for the integrations that the server feeds. */
  async told(business: Business, tracking: VisitTracking, seen: Seen): Promise<void> {
    const entries = visitEntries(business, tracking, seen, now());
    if (!entries.length) return;
    await queuePixelEvents(db, entries);
    queued();
  },

  /** The customer thought again: what waits is thrown away. What a vendor has, it has. */
  forget: (business: Business, visitor: string): Promise<void> =>
    deleteVisitorEvents(db, business.referenceId, visitor),
});
