import type { Db } from '../../db/open-database.ts';
import { anonymizeFinishedOrders, eraseOldReturnUrls } from '../../repo/account/account-deletion-repo.ts';
import { deleteExpiredSessions } from '../../repo/account/customers-repo.ts';
import { deleteExpiredCodes, deleteExpiredProofs } from '../../repo/account/one-time-codes-repo.ts';
import { deleteExpiredLimits } from '../../repo/account/rate-limits-repo.ts';
import { deleteOldMessages } from '../../repo/notifications/developer-inbox-repo.ts';
import { deleteExpiredLinks } from '../../repo/operators/operator-sessions-repo.ts';
import { deleteOldAttempts } from '../../repo/operators/sign-in-attempts-repo.ts';
import { anonymizeFinishedReservations } from '../../repo/reservation/reservation-deletion-repo.ts';
import { forgetPlaceOwners } from '../../repo/schedule/place-owners-repo.ts';
import { deleteUnusableSessions } from '../operators/operator-sessions.ts';
import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { computeOldestUnfinishedOrderTime } from './delete-account.ts';

const HOUR_MS = 3_600_000;
/** Expired codes are kept for this time, so that a customer who enters one learns that it has expired. */
const EXPIRED_CODE_RETENTION_MS = HOUR_MS;
const INBOX_RETENTION_MS = 24 * HOUR_MS;
/** Return URLs can contain personal data. Customers return from the payment page within this time. */
const RETURN_URL_RETENTION_MS = 24 * HOUR_MS;

interface CleanupDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/**
 * Deletes expired codes, messages, sessions, links, proofs, rate-limit counts and sign-in attempts of customers and
 * operators. Erases return URLs, the personal data of orders and reservations whose account has been deleted, and the
 * owners of slot places and reservations that are over. Several servers may run it on the same database at the same
 * time.
 */
export const startAccountCleanup = ({ db, now, intervalMs, log }: CleanupDeps): Worker =>
  startPollingWorker({
    intervalMs,
    log,
    async poll() {
      const at = now();
      await anonymizeFinishedOrders(db, computeOldestUnfinishedOrderTime(at));
      await anonymizeFinishedReservations(db, new Date(at));
      await deleteExpiredCodes(db, new Date(at - EXPIRED_CODE_RETENTION_MS));
      await eraseOldReturnUrls(db, new Date(at - RETURN_URL_RETENTION_MS));
      await deleteOldMessages(db, new Date(at - INBOX_RETENTION_MS));
      await deleteExpiredSessions(db, new Date(at));
      await deleteExpiredProofs(db, new Date(at));
      await deleteExpiredLimits(db, new Date(at));
      await forgetPlaceOwners(db, new Date(at));
      await deleteExpiredLinks(db, new Date(at));
      await deleteOldAttempts(db, new Date(at));
      await deleteUnusableSessions(db, at);
      return false;
    },
  });
