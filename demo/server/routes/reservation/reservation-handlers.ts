import type { Context } from 'hono';
import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import type { Reservations } from '../../services/reservation/reservation-service.ts';
import type { StoredReservation } from '../../services/reservation/reservation-wire.ts';
import { toZonedIso } from '../../services/schedule/business-time.ts';
import { timezoneOf } from '../../services/schedule/opening.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { Bearer } from '../http/bearer.ts';
import { sendPrivateJson } from '../http/json-response.ts';
import { readIdempotencyKey } from '../http/read-request.ts';

interface ReservationRouteDeps {
  readonly catalogue: Catalogue;
  readonly reservations: Reservations;
  readonly bearer: Bearer;
  readonly now: () => number;
}

/** The language the app speaks to its customer, as it says with every request. */
const localeOf = (c: Context): string =>
  /^[a-z]{2}/i.exec(c.req.header('locale') ?? '')?.[0].toLowerCase() ?? '';

/** The calls that show what can be reserved, and that reserve it. */
export function reservationHandlers({ catalogue, reservations, bearer, now }: ReservationRouteDeps) {
  const nowIn = async (referenceId: string): Promise<string> =>
    toZonedIso(now(), timezoneOf(await catalogue.business(referenceId)));
  const answer = async (c: Context, stored: StoredReservation, full: boolean): Promise<Response> =>
    sendPrivateJson(c, {
      error: 0,
      reservation: await reservations.wire(stored, full),
      now: await nowIn(stored.row.referenceId),
    });
  /** Of its customer only. Throws Refusal: 404, 403 `not_yours`, 401 `token_invalid`. */
  const requireOwn = async (c: Context, id: string): Promise<StoredReservation> => {
    const stored = await reservations.reservation(id);
    await bearer.requireOwner(c, stored.row);
    return stored;
  };
  /** What comes too late is told with how it stands. */
  const withCurrentState = async (stored: StoredReservation, doing: Promise<StoredReservation>) => {
    try {
      return await doing;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'too_late')) throw error;
      const fresh = await reservations.reservation(stored.row.id);
      throw new Refusal(409, error.code, error.message, {
        reservation: await reservations.wire(fresh, true),
      });
    }
  };

  return {
    reservationForm: async ({ c, params }) =>
      sendPrivateJson(c, { error: 0, ...(await reservations.form(params.branch_id)) }),

    reservationTimes: async ({ c, params, query }) =>
      sendPrivateJson(c, { error: 0, ...(await reservations.times(params.branch_id, query)) }),

    // Who has the key said all of it.
    async reserveTable({ c, body }) {
      const key = readIdempotencyKey(c);
      const { business } = await catalogue.branch(body.branch_id);
      const customer = await bearer.customerOf(c, business.referenceId);
      return answer(c, await reservations.place(body, { key, customer, locale: localeOf(c) }), true);
    },

    async reservations({ c, params, body }) {
      const { referenceId } = await catalogue.business(params.reference_id);
      const customer = await bearer.customerOf(c, referenceId);
      const list = await reservations.list(referenceId, customer, body);
      return sendPrivateJson(c, { error: 0, ...list, now: await nowIn(referenceId) });
    },

    async reservation({ c, params }) {
      const stored = await reservations.reservation(params.reservation_id);
      return answer(c, stored, await bearer.mayAct(c, stored.row));
    },

    async changeReservation({ c, params, body }) {
      const stored = await requireOwn(c, params.reservation_id);
      return answer(c, await withCurrentState(stored, reservations.change(stored, body)), true);
    },

    async cancelReservation({ c, params }) {
      const stored = await requireOwn(c, params.reservation_id);
      return answer(c, await withCurrentState(stored, reservations.cancel(stored)), true);
    },
  } satisfies Handlers;
}
