import type { Db } from '../../db/open-database.ts';
import { anonymizeFinishedOrders } from '../../repo/account/account-deletion-repo.ts';
import { deleteExpiredSessions } from '../../repo/account/customers-repo.ts';
import { deleteExpiredCodes, deleteExpiredProofs } from '../../repo/account/one-time-codes-repo.ts';
import { deleteExpiredLimits } from '../../repo/account/rate-limits-repo.ts';
import { deleteOldMessages } from '../../repo/notifications/developer-inbox-repo.ts';
import { anonymizeFinishedReservations } from '../../repo/reservation/reservation-deletion-repo.ts';
import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { abandonedBefore } from './delete-account.ts';

const HOUR_MS = 3_600_000;
/** An old code is told to be old for a while. */
const EXPIRED_CODE_KEPT_MS = HOUR_MS;
const INBOX_KEPT_MS = 24 * HOUR_MS;

interface SweepDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/**
 * Takes away what is over: codes, messages, sessions, proofs and counts, and what is personal of orders and reservations
 * whose account is gone. Several servers on one database do not get into each other's way.
 */
export const startAccountCleanup = ({ db, now, intervalMs, log }: SweepDeps): Worker =>
  startPollingWorker({
    intervalMs,
    log,
    async poll() {
      const at = now();
      await anonymizeFinishedOrders(db, abandonedBefore(at));
      await anonymizeFinishedReservations(db, new Date(at));
      await deleteExpiredCodes(db, new Date(at - EXPIRED_CODE_KEPT_MS));
      await deleteOldMessages(db, new Date(at - INBOX_KEPT_MS));
      await deleteExpiredSessions(db, new Date(at));
      await deleteExpiredProofs(db, new Date(at));
      await deleteExpiredLimits(db, new Date(at));
      return false;
    },
  });
