import * as z from 'zod/mini';
import { getRefusedFields } from '../../api/contract/refused-fields.ts';
import * as calls from '../../api/contract/reservation-contract.ts';
import {
  type ReserveTableRequest,
  reserveTableRequest,
  type WireReservation,
} from '../../api/contract/reservation-contract.ts';
import { type QuoteResponse, toStaleQuote } from '../../api/mappers/map-quote.ts';
import { toTimeAlternatives } from '../../api/mappers/map-reservation.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { paymentType } from '../../domain/payment/payment-type.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { ReservableTime } from '../../domain/reservation/reservation.ts';
import { formatInstant } from '../../lib/calendar.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { createProofStorage, findPhoneProof } from '../account/verified-phones.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { toCalcRequest } from '../cart/quote-request.ts';
import { isFinalRefusal } from '../final-refusal.ts';
import { loadDeviceId } from '../schedule/device-id.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import type { ReservationDraft } from './reservation-draft.ts';

/** The state of the customer's reservation request. */
export type ReservationSubmission =
  | { readonly status: 'idle' | 'sending' }
  /** There was no response, but the server may have stored the reservation. `retry` sends the same request again. */
  | { readonly status: 'unanswered' }
  /**
   * `message` is the server's text; null if there is none. `fields` are messages by API field name. `alternatives` are
   * the nearest free times if the chosen time was taken.
   */
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
      readonly alternatives: readonly ReservableTime[];
    }
  /** The price of the dishes differs from the price that the customer saw. `quote` is the server's price. */
  | { readonly status: 'stale'; readonly quote: Quote };

// Places a reservation exactly once. The request and its idempotency key are stored before the first attempt and kept
// until the server has responded. A retry is therefore the same reservation, even after a reload.

/** Long, because a customer who gets no response may reserve twice. */
const TIMEOUT_MS = 20_000;

/** A request that got no response. It has been sent, or was stored just before sending. */
interface PendingReservation {
  readonly idempotencyKey: string;
  readonly request: ReserveTableRequest;
  /** How many units of each line (by key) to remove from the pre-order cart once the reservation is placed. */
  readonly units: Readonly<Record<string, number>>;
}

const pendingReservation = z.object({
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(80)),
  request: reserveTableRequest,
  units: z.record(z.string(), z.int()),
});

const createPendingReservationStorage = (deps: StoreDeps): StoredValue<PendingReservation> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'pending-reservation'),
    version: 1,
    schema: pendingReservation,
  });

const buildRefusal = (code: string): ReservationSubmission => ({
  status: 'refused',
  code,
  message: null,
  fields: {},
  alternatives: [],
});

/** Only a refusal by the backend itself proves that there is no reservation. A proxy's error page or a 5xx does not. */
function toSubmission(error: unknown, serverPrice: QuoteResponse | null): ReservationSubmission {
  if (!isFinalRefusal(error)) return { status: 'unanswered' };
  if (serverPrice) return { status: 'stale', quote: serverPrice.quote };
  return {
    status: 'refused',
    code: error.code,
    message: error.serverMessage,
    fields: getRefusedFields(error),
    alternatives: toTimeAlternatives(error.body) ?? [],
  };
}

/** Returns the request fields for the pre-ordered dishes, or why they cannot be ordered. */
function toPreorderRequest(
  cart: CartStore | null,
  acceptedQuote: Quote | null,
): Partial<ReserveTableRequest> | ReservationSubmission {
  const state = cart?.getState();
  if (!state?.cart.lines.length) return {};
  const { bill, details } = state;
  if (!bill) return buildRefusal('not_ready');
  if (bill.problems.length) return buildRefusal('line_problems');
  const { order_lines, coupon_code } = toCalcRequest(state, bill);
  return {
    order_lines,
    coupon_code,
    payment_type: details.paymentType,
    comment: details.comment,
    total: toDecimal((acceptedQuote ?? bill).total),
  };
}

type Answers = ReserveTableRequest['answers'];

interface PlacerOptions {
  readonly deps: StoreDeps;
  /** The pre-order cart; null if the business accepts no dishes with a reservation. */
  readonly cart: CartStore | null;
  /** Whether the business hides its prices. */
  readonly hidesPrices: () => boolean;
  readonly setSubmission: (submission: ReservationSubmission) => void;
  /** Called when the server has refused the reservation. */
  readonly onRefused: () => void;
  /** Called with the key that proves who made the reservation and its pre-order. */
  readonly onPlaced: (reservation: WireReservation, key: string) => void;
}

export function createReservationPlacer({
  deps,
  cart,
  hidesPrices,
  setSubmission,
  onRefused,
  onPlaced,
}: PlacerOptions) {
  const savedRequest = createPendingReservationStorage(deps);

  /** `isRepriced`: the request has been sent before, at another price. */
  async function send(pending: PendingReservation, isRepriced = false): Promise<string | null> {
    const { idempotencyKey, request, units } = pending;
    setSubmission({ status: 'sending' });
    try {
      const { reservation } = await deps.client.call(calls.reserveTableCall, {
        body: request,
        idempotencyKey,
        timeoutMs: TIMEOUT_MS,
      });
      onPlaced(reservation, idempotencyKey);
      savedRequest.clear();
      cart?.getState().removeOrderedUnits(units);
      setSubmission({ status: 'idle' });
      return reservation.id;
    } catch (error) {
      const currency = cart?.getState().bill?.currency ?? null;
      const serverPrice = toStaleQuote(Object(error).body, currency, (problem) =>
        deps.reporter.report(problem, { part: 'reservation' }),
      );
      const outcome = toSubmission(error, serverPrice);
      if (outcome.status !== 'unanswered') {
        savedRequest.clear();
        onRefused();
      }
      if (serverPrice) (await cart?.loadRevalidator())?.adoptServerPrice(serverPrice);
      // A customer who sees no prices cannot be asked about a price change (ADR 0037).
      if (serverPrice && !isRepriced && hidesPrices())
        return saveAndSend({ ...request, total: toDecimal(serverPrice.quote.total) }, units, true);
      setSubmission(outcome);
      return null;
    }
  }

  /** Stores the request with a new key, so that it can be repeated after a reload, and sends it. */
  function saveAndSend(
    request: ReserveTableRequest,
    units: PendingReservation['units'],
    isRepriced = false,
  ): Promise<string | null> {
    const pending = { idempotencyKey: deps.createId(), request, units };
    savedRequest.save(pending);
    return send(pending, isRepriced);
  }

  function buildRequest(draft: ReservationDraft, startsAt: number, answers: Answers): ReserveTableRequest {
    return {
      branch_id: draft.branchId,
      // Type 2 includes a pre-order, type 1 does not.
      type: cart ? 2 : 1,
      table_id: draft.tableId,
      area_id: draft.areaId,
      service_id: draft.serviceId,
      staff_id: draft.staffId,
      starts_at: formatInstant(startsAt),
      // A service is for one person.
      guests: draft.kind === 'service' ? 1 : draft.guests,
      name: draft.name.trim(),
      phone: draft.phone,
      dial_code: draft.dialCode,
      phone_proof: findPhoneProof(createProofStorage(deps).load() ?? [], draft, deps.now()),
      device_id: loadDeviceId(deps),
      note: draft.note.trim(),
      answers,
      order_lines: [],
      use_wallet: false,
      payment_type: paymentType.cash,
      comment: '',
      total: 0,
    };
  }

  return {
    /** `acceptedQuote` is the server's price of the dishes, if the customer has accepted it. */
    async placeReservation(
      draft: ReservationDraft,
      answers: Answers,
      acceptedQuote: Quote | null,
    ): Promise<string | null> {
      const unansweredRequest = savedRequest.load();
      if (unansweredRequest) return send(unansweredRequest);
      const preorder = toPreorderRequest(cart, acceptedQuote);
      if ('status' in preorder || !draft.time) {
        setSubmission('status' in preorder ? preorder : buildRefusal('time_missing'));
        return null;
      }
      const units = Object.fromEntries(
        cart?.getState().cart.lines.map(({ key, count }) => [key, count]) ?? [],
      );
      return saveAndSend({ ...buildRequest(draft, draft.time.from, answers), ...preorder }, units);
    },
    async resume(): Promise<string | null> {
      const unansweredRequest = savedRequest.load();
      return unansweredRequest ? send(unansweredRequest) : null;
    },
    abandon: savedRequest.clear,
  };
}
