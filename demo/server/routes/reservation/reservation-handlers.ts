import type { Context } from 'hono';
import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import type { Reservations } from '../../services/reservation/reservation-service.ts';
import type { StoredReservation } from '../../services/reservation/reservation-wire.ts';
import { toZonedIso } from '../../services/schedule/business-time.ts';
import { getTimezone } from '../../services/schedule/opening.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';
import { readIdempotencyKey } from '../http/read-request.ts';
import type { RequestAuth } from '../http/request-auth.ts';

interface ReservationRouteDeps {
  readonly catalogue: Catalogue;
  readonly reservations: Reservations;
  readonly auth: RequestAuth;
  readonly now: () => number;
  readonly readClientInfo: ReadClientInfo;
}

/** The app's language, which it sends with every request. */
const readLocale = (c: Context): string =>
  /^[a-z]{2}/i.exec(c.req.header('locale') ?? '')?.[0].toLowerCase() ?? '';

/** Handlers that return available times, and that create, change and cancel reservations. */
export function createReservationHandlers({
  catalogue,
  reservations,
  auth,
  now,
  readClientInfo,
}: ReservationRouteDeps) {
  const loadLocalTime = async (referenceId: string): Promise<string> =>
    toZonedIso(now(), getTimezone(await catalogue.getBusiness(referenceId)));
  const sendReservation = async (
    c: Context,
    storedReservation: StoredReservation,
    isFull: boolean,
  ): Promise<Response> =>
    sendPrivateJson(c, {
      error: 0,
      reservation: await reservations.toWire(storedReservation, isFull),
      now: await loadLocalTime(storedReservation.row.referenceId),
    });
  /** Loads a reservation that the sender owns. Throws Refusal 404, 403 `not_yours` or 401 `token_invalid`. */
  const requireOwnReservation = async (c: Context, id: string): Promise<StoredReservation> => {
    const storedReservation = await reservations.getReservation(id);
    await auth.requireOwner(c, storedReservation.row);
    return storedReservation;
  };
  /** Returns the result of `change`. Adds the current reservation to a refusal with the code `too_late`. */
  const addReservationToRefusal = async (
    storedReservation: StoredReservation,
    change: Promise<StoredReservation>,
  ) => {
    try {
      return await change;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'too_late')) throw error;
      const currentReservation = await reservations.getReservation(storedReservation.row.id);
      throw new Refusal(409, error.code, error.message, {
        reservation: await reservations.toWire(currentReservation, true),
      });
    }
  };

  return {
    reservationForm: async ({ c, params }) =>
      sendPrivateJson(c, { error: 0, ...(await reservations.loadForm(params.branch_id)) }),

    reservationTimes: async ({ c, params, query }) =>
      sendPrivateJson(c, { error: 0, ...(await reservations.loadTimes(params.branch_id, query)) }),

    // The sender has the idempotency key, so the response is the full reservation.
    async reserveTable({ c, body }) {
      const key = readIdempotencyKey(c);
      const { business } = await catalogue.getBranch(body.branch_id);
      const customer = await auth.findCustomer(c, business.referenceId);
      return sendReservation(
        c,
        await reservations.placeReservation(body, {
          key,
          customer,
          locale: readLocale(c),
          ip: readClientInfo(c).ip,
        }),
        true,
      );
    },

    async reservations({ c, params, body }) {
      const { referenceId } = await catalogue.getBusiness(params.reference_id);
      const customer = await auth.findCustomer(c, referenceId);
      const list = await reservations.list(referenceId, customer, body);
      return sendPrivateJson(c, { error: 0, ...list, now: await loadLocalTime(referenceId) });
    },

    async reservation({ c, params }) {
      const storedReservation = await reservations.getReservation(params.reservation_id);
      return sendReservation(c, storedReservation, await auth.isOwner(c, storedReservation.row));
    },

    async changeReservation({ c, params, body }) {
      const storedReservation = await requireOwnReservation(c, params.reservation_id);
      return sendReservation(
        c,
        await addReservationToRefusal(storedReservation, reservations.change(storedReservation, body)),
        true,
      );
    },

    async cancelReservation({ c, params }) {
      const storedReservation = await requireOwnReservation(c, params.reservation_id);
      return sendReservation(
        c,
        await addReservationToRefusal(storedReservation, reservations.cancel(storedReservation)),
        true,
      );
    },
  } satisfies Handlers;
}
