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
import { type Customer, tokenInvalid } from '../account/identity.ts';
import { checkProven } from '../account/phone-check.ts';
import { switchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { newOrderId, newOrderNumber } from '../orders/order-ids.ts';
import type { Payments } from '../payment/payment-service.ts';
import { type AskedCoupon, askedCoupon, couponUser, usedUp } from '../pricing/coupon-service.ts';
import { Refusal } from '../shared/refusal.ts';
import { spending } from '../wallet/wallet-spending.ts';
import { type CheckedReservation, checkedReservation } from './check-reservation.ts';
import { insertPreorder } from './preorder.ts';
import type { ReservingAt } from './reservable-times-service.ts';
import { reservationsOf } from './reservation-settings.ts';
import { type Got, remindAt, reservedFrom, take } from './reserve-time.ts';

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
async function freeNumber(tx: Db, referenceId: string): Promise<string> {
  const number = newOrderNumber();
  return (await hasReservationNumber(tx, referenceId, number)) ? freeNumber(tx, referenceId) : number;
}

type Placing = Reserving & {
  readonly request: ReserveTableRequest;
  readonly requestHash: string;
  readonly checked: CheckedReservation;
};

async function storeIn(
  tx: Db,
  where: ReservingAt,
  { request, requestHash, checked, key, customer, locale }: Placing,
  asked: AskedCoupon | null,
  got: Got,
): Promise<void> {
  const { business, at } = where;
  const { referenceId } = business;
  const settings = reservationsOf(business);
  const what = reservedFrom(where, got);
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
        id: newOrderId(),
        referenceId,
        branchId: request.branch_id,
        number: await freeNumber(tx, referenceId),
      },
      ...{ idempotencyKey: key, requestHash, customerId: customer?.id ?? null, locale, status, orderId },
      ...{ kind: what.service ? 'service' : 'table', reservableNo: got.reservableNo, what },
      ...{ startsAt: new Date(time.from), endsAt: new Date(time.to), guests: request.guests },
      ...{ customerName: request.name, ...phone, note: request.note, answers },
      ...{ placedAt: new Date(at), remindAt: remindAt(time.from, settings.reminder_hours, at) },
    },
    got.taking,
  );
}

/** What was placed under a key. Throws Refusal 422 `key_reused` when that is something else. */
async function placedAs(
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
const orLogIn = (error: unknown): unknown =>
  isReserverMissing(error) || isCustomerMissing(error) ? tokenInvalid() : error;

/** Stores it; anew without the coupon, when somebody else took the last of it meanwhile. */
async function storePriced(db: Db, where: ReservingAt, placing: Placing): Promise<void> {
  const { request, checked, customer } = placing;
  const { phone, wanted, time } = checked;
  const store = (asked: AskedCoupon | null) =>
    spending(() => take(db, where, { wanted, time }, (tx, got) => storeIn(tx, where, placing, asked, got)));
  const { customerIds } = couponUser(customer, phone);
  const asked = await askedCoupon(db, where.business, request.coupon_code, { at: where.at, customerIds });
  try {
    await store(asked);
  } catch (error) {
    if (!(error instanceof CouponUsedUp)) throw error;
    await store(usedUp(asked));
  }
}

/**
 * Places a reservation once per business and key: sending it again answers with the one that is there. Throws Refusal: 404 unknown
 * branch or `reservations_off`, 401 `login_needed`, 422 with every field that is wrong, `phone_unverified` or `key_reused`, 409
 * `slot_taken`, `slot_gone`, and for a pre-order what placing an order throws, 433. Of one that is refused nothing is left.
 */
export const createPlacing =
  ({ db, catalogue, now, changed, payments }: PlacingDeps) =>
  async (
    { phone_proof, ...request }: ReserveTableRequest,
    { key, customer, locale }: Reserving,
  ): Promise<StoredReservation> => {
    const { business, branch } = await catalogue.branch(request.branch_id);
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
    const placed = () => placedAs(db, business.referenceId, key, requestHash);
    const before = await placed();
    if (before) return before;

    const where = { business: switchedOn(business), branch, at: now() };
    const checked = checkedReservation(where, request, customer);
    const { phone } = checked;
    if (request.order_lines.length) payments.checkMethod(business, request.payment_type);
    await checkProven({ db, business, at: where.at }, { customer, phone, proof: phone_proof ?? null });
    const placing = { request, requestHash, checked, key, customer, locale };
    try {
      await storePriced(db, where, placing);
    } catch (error) {
      // The same one, sent twice at once: the other has the table, the key, or the last of the coupon.
      const twin = isRefused(error) && (await placed());
      if (!twin) throw orLogIn(error);
      return twin;
    }
    const stored = await placed();
    if (!stored) throw new Error('A reservation was stored and is not there');
    changed(stored.row.orderId ?? stored.row.id);
    return stored;
  };
