import type { VisitTracking } from '../../../../src/api/contract/tracking-contract.ts';
import { addDays, getDateAt } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import {
  countVisit,
  deleteVisitorEvents,
  listVisitsSince,
  queuePixelEvents,
} from '../../repo/tracking/tracking-repo.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { getCalendarDay } from '../schedule/opening.ts';
import { type ClientInfo, toVisitEntries } from './pixel-queue.ts';
import type { TrackingLimits } from './tracking-limits.ts';

interface VisitDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after marketing events have been queued. */
  readonly wakePixelSender: () => void;
  readonly catalogue: Pick<Catalogue, 'listBusinessesInScope'>;
  readonly limits: TrackingLimits;
}

/** Numbers of visits of a business. Days are calendar days in its time zone. */
export interface VisitCounts {
  readonly business: Business;
  readonly today: number;
  readonly yesterday: number;
  /** The last 7 days, including today. */
  readonly week: number;
  /** The last 30 days, including today. */
  readonly month: number;
}

/** Number of days of visits in the console, including today. */
const SHOWN_DAYS = 30;

export type VisitService = ReturnType<typeof createVisitService>;

export const createVisitService = ({ db, now, wakePixelSender, catalogue, limits }: VisitDeps) => ({
  /** Counts a visit on the business's calendar day. Stores nothing about the visitor. Throws Refusal 429 `too_many`. */
  async countVisit(business: Business, ip: string | null): Promise<void> {
    limits.count('visits', { referenceId: business.referenceId, ip });
    await countVisit(db, business.referenceId, getCalendarDay(business, now()));
  },

  /** Loads the visits of the last 30 days. */
  async loadCounts(scope: BusinessScope): Promise<VisitCounts[]> {
    const at = now();
    const businesses = await catalogue.listBusinessesInScope(scope);
    // Load one more day, because the calendars of businesses differ by up to a day.
    const rows = await listVisitsSince(db, scope, addDays(getDateAt(at), -SHOWN_DAYS - 1));
    return businesses.map((business) => {
      const today = getCalendarDay(business, at);
      const sumDays = (newestDaysAgo: number, dayCount: number): number =>
        rows
          .filter(({ referenceId }) => referenceId === business.referenceId)
          .filter(
            ({ day }) =>
              addDays(today, 1 - newestDaysAgo - dayCount) <= day && day <= addDays(today, -newestDaysAgo),
          )
          .reduce((sum, { count }) => sum + count, 0);
      return {
        business,
        today: sumDays(0, 1),
        yesterday: sumDays(1, 1),
        week: sumDays(0, 7),
        month: sumDays(0, SHOWN_DAYS),
      };
    });
  },

  /**
   * Queues the steps of a customer who has agreed to tracking, for the integrations to which the server sends events.
   * Throws Refusal 429 `too_many`.
   */
  async queueSteps(business: Business, tracking: VisitTracking, client: ClientInfo): Promise<void> {
    const entries = toVisitEntries(business, tracking, client, now());
    if (!entries.length) return;
    const { referenceId } = business;
    limits.count('pixel_events', { referenceId, ip: client.ip, amount: tracking.events.length });
    await queuePixelEvents(db, entries);
    wakePixelSender();
  },

  /** Deletes the events of a visitor who withdrew consent that have not been sent. Throws Refusal 429 `too_many`. */
  async withdrawConsent(business: Business, visitor: string, ip: string | null): Promise<void> {
    limits.count('withdrawals', { referenceId: business.referenceId, ip });
    await deleteVisitorEvents(db, business.referenceId, visitor);
  },
});
