import { createHash } from 'node:crypto';
import type { ReserveTableRequest } from '../../../../src/api/contract/reservation-contract.ts';
import { requestStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { isCustomerMissing } from '../../repo/orders/order-changes-repo.ts';
import { CouponUsedUp } from '../../repo/pricing/coupon-redemptions-repo.ts';
import {
  findReservationByKey,
  hasReservationNumber,
  insertReservation,
  isReservationKeyTaken,
  isReserverMissing,
  type StoredReservation,
} from '../../repo/reservation/reservations-repo.ts';
import { type Customer, invalidToken } from '../account/identity.ts';
import { requirePhoneProof } from '../account/phone-check.ts';
import { requireSwitchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createOrderId, createOrderNumber } from '../orders/order-ids.ts';
import type { Payments } from '../payment/payment-service.ts';
import { asUsedUp, couponUserOf, type RequestedCoupon, resolveCoupon } from '../pricing/coupon-service.ts';
import { Refusal } from '../shared/refusal.ts';
import { retryOverdrawn } from '../wallet/wallet-spending.ts';
import { checkReservation, type ValidReservation } from './check-reservation.ts';
import { insertPreorder } from './preorder.ts';
import type { ReservationContext } from './reservable-times-service.ts';
import { reservationSettingsOf } from './reservation-settings.ts';
import { type Reservable, reminderTime, reserveTime, toReservedThing } from './reserve-time.ts';

export interface PlacingDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'branch'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after a reservation, or the order with it, changed here. */
  readonly changed: (id: string) => void;
  readonly payments: Pick<Payments, 'checkMethod'>;
}

/** Who reserves, and the language to write to them in. */
interface Reserving {
  readonly key: string;
  /** Null: a guest. */
  readonly customer: Customer | null;
  readonly locale: string;
}

/** A number that no other reservation of the business has; who places is alone meanwhile. */
async function drawFreeNumber(tx: Db, referenceId: string): Promise<string> {
  const number = createOrderNumber();
  return (await hasReservationNumber(tx, referenceId, number)) ? drawFreeNumber(tx, referenceId) : number;
}

type Placing = Reserving & {
  readonly request: ReserveTableRequest;
  readonly requestHash: string;
  readonly checked: ValidReservation;
};

async function storeReservation(
  tx: Db,
  where: ReservationContext,
  { request, requestHash, checked, key, customer, locale }: Placing,
  asked: RequestedCoupon | null,
  got: Reservable,
): Promise<void> {
  const { business, at } = where;
  const { referenceId } = business;
  const settings = reservationSettingsOf(business);
  const what = toReservedThing(where, got);
  const { phone, answers } = checked;
  const { time, bookable } = got;
  const table = bookable.table && { id: bookable.table.id, name: bookable.table.name };
  const preorder = { key, phone, customer, asked, time, table };
  const orderId = settings.type === 2 ? await insertPreorder(tx, where, request, preorder) : null;
  const status = settings.confirm === 'at_once' ? requestStatus.accepted : requestStatus.pending;
  await insertReservation(
    tx,
    {
      ...{
        id: createOrderId(),
        referenceId,
        branchId: request.branch_id,
        number: await drawFreeNumber(tx, referenceId),
      },
      ...{ idempotencyKey: key, requestHash, customerId: customer?.id ?? null, locale, status, orderId },
      ...{ kind: what.service ? 'service' : 'table', reservableNo: got.reservableNo, what },
      ...{ startsAt: new Date(time.from), endsAt: new Date(time.to), guests: request.guests },
      ...{ customerName: request.name, ...phone, note: request.note, answers },
      ...{ placedAt: new Date(at), remindAt: reminderTime(time.from, settings.reminder_hours, at) },
    },
    got.taking,
  );
}

/** What was placed under a key. Throws Refusal 422 `key_reused` when that is something else. */
async function findPlaced(
  db: Db,
  referenceId: string,
  key: string,
  requestHash: string,
): Promise<StoredReservation | null> {
  const found = await findReservationByKey(db, referenceId, key);
  if (found && found.row.requestHash !== requestHash)
    throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another reservation');
  return found;
}

const isRefused = (error: unknown): boolean => error instanceof Refusal || isReservationKeyTaken(error);

/** What is wrong, or that the account is gone. */
const toPublicError = (error: unknown): unknown =>
  isReserverMissing(error) || isCustomerMissing(error) ? invalidToken() : error;

/** Stores it; anew without the coupon, when somebody else took the last of it meanwhile. */
async function storePriced(db: Db, where: ReservationContext, placing: Placing): Promise<void> {
  const { request, checked, customer } = placing;
  const { phone, wanted, time } = checked;
  const store = (asked: RequestedCoupon | null) =>
    retryOverdrawn(() =>
      reserveTime(db, where, { wanted, time }, (tx, got) => storeReservation(tx, where, placing, asked, got)),
    );
  const { customerIds } = couponUserOf(customer, phone);
  const asked = await resolveCoupon(db, where.business, request.coupon_code, { at: where.at, customerIds });
  try {
    await store(asked);
  } catch (error) {
    if (!(error instanceof CouponUsedUp)) throw error;
    await store(asUsedUp(asked));
  }
}

/**
 * Places a reservation once per business and key: sending it again answers with the one that is there. Throws Refusal: 404 unknown
 * branch or `reservations_off`, 401 `login_needed`, 422 with every field that is wrong, `phone_unverified` or `key_reused`, 409
 * `slot_taken`, `slot_gone`, and for a pre-order what placing an order throws, 433. Of one that is refused nothing is left.
 */
export const createPlaceReservation =
  ({ db, catalogue, now, changed, payments }: PlacingDeps) =>
  async (
    { phone_proof, ...request }: ReserveTableRequest,
    { key, customer, locale }: Reserving,
  ): Promise<StoredReservation> => {
    const { business, branch } = await catalogue.branch(request.branch_id);
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
    const placed = () => findPlaced(db, business.referenceId, key, requestHash);
    const before = await placed();
    if (before) return before;

    const where = { business: requireSwitchedOn(business), branch, at: now() };
    const checked = checkReservation(where, request, customer);
    const { phone } = checked;
    if (request.order_lines.length) payments.checkMethod(business, request.payment_type);
    await requirePhoneProof({ db, business, at: where.at }, { customer, phone, proof: phone_proof ?? null });
    const placing = { request, requestHash, checked, key, customer, locale };
    try {
      await storePriced(db, where, placing);
    } catch (error) {
      // The same one, sent twice at once: the other has the table, the key, or the last of the coupon.
      const twin = isRefused(error) && (await placed());
      if (!twin) throw toPublicError(error);
      return twin;
    }
    const stored = await placed();
    if (!stored) throw new Error('A reservation was stored and is not there');
    changed(stored.row.orderId ?? stored.row.id);
    return stored;
  };
