import type { Db } from '../../db/open-database.ts';
import { forgetOrders } from '../../repo/account/account-deletion-repo.ts';
import { pruneSessions } from '../../repo/account/customers-repo.ts';
import { pruneCodes, pruneProofs } from '../../repo/account/one-time-codes-repo.ts';
import { pruneLimits } from '../../repo/account/rate-limits-repo.ts';
import { pruneInbox } from '../../repo/notifications/developer-inbox-repo.ts';
import { forgetReservations } from '../../repo/reservation/reservation-deletion-repo.ts';
import { startWorker, type Worker } from '../worker.ts';
import { overSince } from './forget-customer.ts';

const HOUR_MS = 3_600_000;
/** An old code is told to be old for a while. */
const CODES_STAY_MS = HOUR_MS;
const INBOX_STAYS_MS = 24 * HOUR_MS;

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
export const startAccountSweep = ({ db, now, intervalMs, log }: SweepDeps): Worker =>
  startWorker({
    intervalMs,
    log,
    async look() {
      const at = now();
      await forgetOrders(db, overSince(at));
      await forgetReservations(db, new Date(at));
      await pruneCodes(db, new Date(at - CODES_STAY_MS));
      await pruneInbox(db, new Date(at - INBOX_STAYS_MS));
      await pruneSessions(db, new Date(at));
      await pruneProofs(db, new Date(at));
      await pruneLimits(db, new Date(at));
      return false;
    },
  });
