import { createHash } from 'node:crypto';
import type { ReserveTableRequest } from '../../../../src/api/contract/reservation-contract.ts';
import { reservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { isCustomerMissing } from '../../repo/orders/order-changes-repo.ts';
import { CouponUsedUp } from '../../repo/pricing/coupon-redemptions-repo.ts';
import {
  findReservationByKey,
  hasReservationNumber,
  insertReservation,
  isReservationCustomerMissing,
  isReservationKeyTaken,
  type StoredReservation,
} from '../../repo/reservation/reservations-repo.ts';
import {
  type PlaceOwner,
  requireOwnerBelowLimit,
  toOwnerColumns,
} from '../../repo/schedule/place-owners-repo.ts';
import { type Customer, createInvalidTokenRefusal } from '../account/identity.ts';
import { checkPhoneProof, requireAcceptedCountry } from '../account/phone-check.ts';
import { requireSwitchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createOrderNumber, createRandomId } from '../orders/order-ids.ts';
import type { Payments } from '../payment/payment-service.ts';
import { type Coupons, type RequestedCoupon, toUsedUpCoupon } from '../pricing/coupon-service.ts';
import { getCalendarDay } from '../schedule/opening.ts';
import { type PlaceLimits, toPlaceRefusal } from '../schedule/place-limits.ts';
import { Refusal } from '../shared/refusal.ts';
import { retryWhenOverdrawn } from '../wallet/wallet-spending.ts';
import { checkReservation, type ValidReservation } from './check-reservation.ts';
import { insertPreorder } from './preorder.ts';
import type { ReservationContext } from './reservable-times-service.ts';
import { getReservationSettings } from './reservation-settings.ts';
import {
  computeReminderTime,
  type ReservationAssignment,
  reserveTime,
  toReservationSnapshot,
} from './reserve-time.ts';

export interface PlacementDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBranch'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after this service has changed a reservation or its order. */
  readonly notifyChange: (id: string) => void;
  readonly payments: Pick<Payments, 'checkMethod'>;
  readonly placeLimits: PlaceLimits;
  readonly coupons: Coupons;
}

/** The customer who reserves, and details of the request. */
interface ReservationSender {
  /** The idempotency key. */
  readonly key: string;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** The language of messages to the customer. */
  readonly locale: string;
  /** The IP address. Null when unknown. */
  readonly ip: string | null;
}

/** Draws a number that no other reservation of the business has. The caller must hold the lock of the business. */
async function drawFreeNumber(tx: Db, referenceId: string): Promise<string> {
  const number = createOrderNumber();
  return (await hasReservationNumber(tx, referenceId, number)) ? drawFreeNumber(tx, referenceId) : number;
}

type PlacementInput = Omit<ReservationSender, 'ip'> & {
  readonly owner: PlaceOwner;
  readonly request: ReserveTableRequest;
  readonly requestHash: string;
  readonly validReservation: ValidReservation;
};

async function storeReservation(
  tx: Db,
  context: ReservationContext,
  { request, requestHash, validReservation, owner, key, customer, locale }: PlacementInput,
  requestedCoupon: RequestedCoupon | null,
  assignment: ReservationAssignment,
): Promise<void> {
  const { business, at } = context;
  const { referenceId } = business;
  const settings = getReservationSettings(business);
  const snapshot = toReservationSnapshot(context, assignment);
  const { phone, answers } = validReservation;
  const { time, resource } = assignment;
  const table = resource.table && { id: resource.table.id, name: resource.table.name };
  await requireOwnerBelowLimit(tx, referenceId, owner, { at: new Date(at) });
  const preorder = { key, phone, owner, customer, requestedCoupon, time, table };
  const orderId = settings.type === 2 ? await insertPreorder(tx, context, request, preorder) : null;
  const status = settings.confirm === 'at_once' ? reservationStatus.accepted : reservationStatus.pending;
  // An unverified phone number may be invented. A reservation with such a number counts even if it is confirmed at once.
  const countsTowardsPlaceLimits = status === reservationStatus.pending || !owner.isVerified;
  await insertReservation(
    tx,
    {
      id: createRandomId(),
      referenceId,
      branchId: request.branch_id,
      number: await drawFreeNumber(tx, referenceId),
      idempotencyKey: key,
      requestHash,
      customerId: customer?.id ?? null,
      locale,
      status,
      orderId,
      kind: snapshot.service ? 'service' : 'table',
      reservableNumber: assignment.reservableNumber,
      snapshot,
      startsAt: new Date(time.from),
      endsAt: new Date(time.to),
      guests: request.guests,
      customerName: request.name,
      ...phone,
      note: request.note,
      answers,
      ...(countsTowardsPlaceLimits && toOwnerColumns(owner)),
      placedAt: new Date(at),
      remindAt: computeReminderTime(time.from, settings.reminder_hours, at),
    },
    assignment.blockedTime,
  );
}

/** Finds the reservation that was placed with a key. Throws Refusal 422 `key_reused` when the request differs. */
async function findByKey(
  db: Db,
  referenceId: string,
  key: string,
  requestHash: string,
): Promise<StoredReservation | null> {
  const storedReservation = await findReservationByKey(db, referenceId, key);
  if (storedReservation && storedReservation.row.requestHash !== requestHash)
    throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another reservation');
  return storedReservation;
}

const isRefused = (error: unknown): boolean => error instanceof Refusal || isReservationKeyTaken(error);

/** Converts the database's error for a deleted account to Refusal 401. */
const toPublicError = (error: unknown): unknown =>
  isReservationCustomerMissing(error) || isCustomerMissing(error) ? createInvalidTokenRefusal() : error;

/** Stores the reservation. Retries without the coupon if a concurrent order has taken its last use. */
async function storeWithCoupon(
  { db, coupons }: Pick<PlacementDeps, 'db' | 'coupons'>,
  context: ReservationContext,
  placementInput: PlacementInput,
): Promise<void> {
  const { request, validReservation, customer } = placementInput;
  const { phone, criteria, time } = validReservation;
  const reserveWithCoupon = (requestedCoupon: RequestedCoupon | null) =>
    retryWhenOverdrawn(() =>
      reserveTime(db, context, { criteria, time }, (tx, assignment) =>
        storeReservation(tx, context, placementInput, requestedCoupon, assignment),
      ),
    );
  const couponQuery = { at: context.at, day: getCalendarDay(context.business, context.at), customer, phone };
  const requestedCoupon = await coupons.resolve(context.business, request.coupon_code, couponQuery);
  try {
    await reserveWithCoupon(requestedCoupon);
  } catch (error) {
    if (!(error instanceof CouponUsedUp)) throw error;
    await reserveWithCoupon(toUsedUpCoupon(requestedCoupon));
  }
}

/**
 * Places a reservation once per business and key. A repeated request returns the stored reservation. Throws Refusal 404
 * for an unknown branch or `reservations_off`, 401 `login_needed`, 422 with every invalid field, `phone_country`,
 * `phone_unverified` or `key_reused`, 409 `slot_taken` or `slot_gone`, 429 `too_many_places`, and 433 for a business
 * that is switched off. For a pre-order, also throws what placing an order throws. A refused request stores nothing.
 */
export const createPlaceReservation =
  ({ db, catalogue, now, notifyChange, payments, placeLimits, coupons }: PlacementDeps) =>
  async (
    { phone_proof, device_id, ...request }: ReserveTableRequest,
    { key, customer, locale, ip }: ReservationSender,
  ): Promise<StoredReservation> => {
    const { business, branch } = await catalogue.getBranch(request.branch_id);
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32);
    const findPlacedReservation = () => findByKey(db, business.referenceId, key, requestHash);
    const earlierReservation = await findPlacedReservation();
    if (earlierReservation) return earlierReservation;

    const context = { business: requireSwitchedOn(business), branch, at: now() };
    const validReservation = checkReservation(context, request, customer);
    const { phone } = validReservation;
    requireAcceptedCountry(business, phone);
    if (request.order_lines.length) payments.checkMethod(business, request.payment_type, 'dine_in');
    const isVerified = await checkPhoneProof(
      { db, business, at: context.at },
      { customer, phone, proof: phone_proof ?? null },
    );
    const sender = { ip, deviceId: device_id, phone, isVerified };
    const owner = placeLimits.identify(business.referenceId, sender);
    const placementInput = { request, requestHash, validReservation, owner, key, customer, locale };
    try {
      await storeWithCoupon({ db, coupons }, context, placementInput);
    } catch (error) {
      // A concurrent copy of this request may have taken the table, the key or the coupon.
      const refusal = toPlaceRefusal(error, new Date(context.at));
      const concurrentReservation = isRefused(refusal) && (await findPlacedReservation());
      if (!concurrentReservation) throw toPublicError(refusal);
      return concurrentReservation;
    }
    const storedReservation = await findPlacedReservation();
    if (!storedReservation)
      throw new Error('A reservation was stored but cannot be read. Check the database.');
    notifyChange(storedReservation.row.orderId ?? storedReservation.row.id);
    return storedReservation;
  };
