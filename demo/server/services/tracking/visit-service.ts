import type { VisitTracking } from '../../../../src/api/contract/tracking-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { countVisit, deleteVisitorEvents, queuePixelEvents } from '../../repo/tracking/tracking-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { getBusinessDay } from '../schedule/opening.ts';
import { type ClientInfo, toVisitEntries } from './pixel-queue.ts';

interface VisitDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after marketing events were queued. */
  readonly wakePixelSender: () => void;
}

export type Visits = ReturnType<typeof createVisitService>;

export const createVisitService = ({ db, now, wakePixelSender }: VisitDeps) => ({
  /** Counts a visit on the business's calendar day. Nothing about the visitor is stored. */
  countVisit: (business: Business): Promise<void> =>
    countVisit(db, business.referenceId, getBusinessDay(business, now())),

  /** Queues the steps of a customer who agreed to tracking, for the integrations that the server feeds. */
  async queueSteps(business: Business, tracking: VisitTracking, client: ClientInfo): Promise<void> {
    const entries = toVisitEntries(business, tracking, client, now());
    if (!entries.length) return;
    await queuePixelEvents(db, entries);
    wakePixelSender();
  },

  /** Deletes the waiting events of a visitor who withdrew consent. */
  withdrawConsent: (business: Business, visitor: string): Promise<void> =>
    deleteVisitorEvents(db, business.referenceId, visitor),
});
