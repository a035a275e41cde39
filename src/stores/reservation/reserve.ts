import { staleTotalBody } from '../../api/contract/order-contract.ts';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { refusedFields } from '../../api/contract/refused-fields.ts';
import type { ReserveTableRequest } from '../../api/contract/reservation-contract.ts';
import * as calls from '../../api/contract/reservation-contract.ts';
import { timeRefusedBody } from '../../api/contract/reservation-times-contract.ts';
import { toReservableTimes } from '../../api/mappers/map-reservation.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { persistedProofs, proofOf } from '../account/verified-phones.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { calcRequestOf } from '../checkout/order-request.ts';
import { isAnswer } from '../is-answer.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type PendingReservation, persistedPendingReservation } from './pending-reservation.ts';
import type { ReservationDraft } from './reservation-draft.ts';
import type { Reserving } from './reservation-state.ts';

/** The backend may take a while; the customer waits rather than reserves twice. */
const TIMEOUT_MS = 20_000;

/** What a failure means. Only the backend's own refusal is an answer: a proxy's page or a 5xx is none. */
function after(error: unknown): Reserving {
  if (!isAnswer(error)) return { status: 'unanswered' };
  const stale = staleTotalBody.safeParse(error.body).data;
  if (stale) return { status: 'stale', quote: stale.quote };
  const { code, serverMessage: message } = error;
  const taken = timeRefusedBody.safeParse(error.body).data;
  return {
    status: 'refused',
    code,
    message,
    fields: refusedFields(error),
    alternatives: toReservableTimes(taken?.alternatives ?? []),
  };
}

type Answers = ReserveTableRequest['answers'];

interface ReserverTools {
  readonly deps: StoreDeps;
  /** Of what is ordered with it; null where nothing can be. */
  readonly cart: CartStore | null;
  readonly set: (reserving: Reserving) => void;
  /** It is made: `key` shows who made it. */
  readonly onPlaced: (id: string, key: string) => void;
}

const refused = (code: string): Reserving => ({
  status: 'refused',
  code,
  message: null,
  fields: {},
  alternatives: [],
});

/** What is ordered with a reservation, as it is sent with it. */
function orderOf(cart: CartStore | null, asked: Quote | null): Partial<ReserveTableRequest> | Reserving {
  const state = cart?.getState();
  if (!state?.cart.lines.length) return {};
  const { bill, details } = state;
  if (!bill) return refused('not_ready');
  if (bill.problems.length) return refused('line_problems');
  const { order_lines, coupon_code } = calcRequestOf(state, bill);
  return {
    order_lines,
    coupon_code,
    payment_type: 2,
    comment: details.comment,
    total: asked?.total ?? toDecimal(bill.total),
  };
}

/** Making a reservation, once and only once. */
export function createReserver({ deps, cart, set, onPlaced }: ReserverTools) {
  const pending = persistedPendingReservation(deps);

  async function send({ idempotencyKey, request, units }: PendingReservation): Promise<string | null> {
    set({ status: 'sending' });
    try {
      const { reservation } = await deps.client.call(calls.reserveTableCall, {
        body: request,
        idempotencyKey,
        timeoutMs: TIMEOUT_MS,
      });
      onPlaced(reservation.id, idempotencyKey);
      pending.clear();
      cart?.getState().takeOrdered(units);
      set({ status: 'idle' });
      return reservation.id;
    } catch (error) {
      const reserving = after(error);
      if (reserving.status !== 'unanswered') pending.clear();
      if (reserving.status === 'stale') {
        const stale = staleTotalBody.safeParse(Object(error).body).data;
        if (stale) (await cart?.server())?.refused(stale);
      }
      set(reserving);
      return null;
    }
  }

  return {
    /** `asked`: what the server wants for the dishes, where the customer agreed to that. */
    async place(draft: ReservationDraft, answers: Answers, asked: Quote | null): Promise<string | null> {
      const unanswered = pending.load();
      if (unanswered) return send(unanswered);
      const order = orderOf(cart, asked);
      if ('status' in order) {
        set(order);
        return null;
      }
      const { branchId, serviceId, time, guests, name, phone, dialCode, note } = draft;
      if (!time) {
        set(refused('time_missing'));
        return null;
      }
      const made: PendingReservation = {
        idempotencyKey: deps.newId(),
        request: {
          branch_id: branchId,
          type: cart ? 2 : 1,
          table_id: draft.tableId,
          area_id: draft.areaId,
          service_id: serviceId,
          staff_id: draft.staffId,
          starts_at: new Date(time.from).toISOString(),
          // A service is for one.
          guests: draft.kind === 'service' ? 1 : guests,
          name: name.trim(),
          phone,
          dial_code: dialCode,
          phone_proof: proofOf(persistedProofs(deps).load() ?? [], draft, deps.now()),
          note: note.trim(),
          answers,
          order_lines: [],
          use_wallet: false,
          payment_type: 2,
          comment: '',
          total: 0,
          ...order,
        },
        units: Object.fromEntries(cart?.getState().cart.lines.map(({ key, count }) => [key, count]) ?? []),
      };
      pending.save(made);
      return send(made);
    },
    async resume(): Promise<string | null> {
      const unanswered = pending.load();
      return unanswered ? send(unanswered) : null;
    },
    hasUnanswered: (): boolean => pending.load() !== null,
    abandon: pending.clear,
  };
}
