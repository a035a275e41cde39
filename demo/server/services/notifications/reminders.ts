import type { Db } from '../../db/open-database.ts';
import { claimDueReminders, markReminded } from '../../repo/reservation/reservation-reminders-repo.ts';
import type { Origins } from '../business/origins.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { getReservationSnapshot } from '../reservation/reservation-wire.ts';
import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import type { Notifiers } from './notifier.ts';
import { createReminderTexts, type Languages } from './reminder-text.ts';

/** Maximum number of reminders per poll. */
const BATCH_SIZE = 20;
/** Time until a failed reminder is retried. */
const RETRY_AFTER_MS = 120_000;

interface ReminderDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly notifiers: Notifiers;
  readonly languages: Languages;
  /** Epoch ms. */
  readonly now: () => number;
  /** The origin that customers use. Null when unknown. */
  readonly publicOrigin: string | null;
  readonly getBusinessOrigin: Origins['getBusinessOrigin'];
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/**
 * Reminds customers of their reservations, at the time that the business configures and in the reservation's language.
 * Each reminder is sent once, even with several processes.
 */
export function startReminders(deps: ReminderDeps): Worker {
  const { db, catalogue, notifiers, now, publicOrigin, getBusinessOrigin, intervalMs, log } = deps;
  const writeReminder = createReminderTexts(deps.languages);

  return startPollingWorker({
    intervalMs,
    log,
    async poll() {
      const at = now();
      const dueReservations = await claimDueReminders(db, {
        at: new Date(at),
        until: new Date(at + RETRY_AFTER_MS),
        limit: BATCH_SIZE,
      });
      await Promise.all(
        dueReservations.map(async (row) => {
          try {
            const { id, referenceId, dialCode, phone, guests, locale } = row;
            const business = await catalogue.getBusiness(referenceId);
            const businessOrigin = publicOrigin && getBusinessOrigin(business.file, publicOrigin);
            const link = businessOrigin && `${businessOrigin}/${referenceId}/reservation/success/${id}`;
            const text = writeReminder(business, locale, {
              ...getReservationSnapshot(row),
              guests,
              link,
              starts_at: row.startsAt.toISOString(),
            });
            const sentAt = new Date(now());
            await notifiers.sms.sendText({ referenceId, channel: 'sms', dialCode, phone, text, sentAt });
            await markReminded(db, row, sentAt);
          } catch (error) {
            log(error);
          }
        }),
      );
      return dueReservations.length === BATCH_SIZE;
    },
  });
}
