import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { customers } from './schema-accounts.ts';
import { businesses } from './schema-businesses.ts';
import { createInstantColumn, createMinorUnitsColumn } from './schema-columns.ts';

type OrderTimes = Readonly<Record<'status' | 'placedAt' | 'prepareAt' | 'clearedAt', AnyPgColumn>>;

/**
 * SQL for the time at which an order enters the staff's queue. An order without a slot enters when it is placed. An
 * order with a slot enters when its preparation starts. If it is rejected, cancelled or not yet accepted (statuses 2, 9
 * and 10), it also counts from when it was placed. An order that is paid online enters only after the payment.
 */
export const buildStaffQueueTime = (t: OrderTimes) =>
  sql`greatest(${t.clearedAt}, case when ${t.status} in (2, 9, 10) then ${t.placedAt} else coalesce(${t.prepareAt}, ${t.placedAt}) end)`;

/**
 * Orders. After an order is placed, only its status, arrival, times, table, payment and refunds can change. Another
 * payment method can also change the rounding of the amount due. If the account is deleted, the order's personal data is erased.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    branchId: text('branch_id').notNull(),
    /** The customer's account. Null for a guest, or if the account has been deleted. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Whether the account has been deleted and the personal data is to be erased when the order is finished. */
    isErasurePending: boolean('forgetting').notNull().default(false),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: char('request_hash', { length: 32 }).notNull(),
    number: text('number').notNull(),
    status: smallint('status').notNull(),
    sellingType: text('selling_type').notNull(),
    paymentType: smallint('payment_type').notNull(),
    customerName: text('customer_name').notNull(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone').notNull(),
    car: json('car'),
    /** The table of a dine-in order, as the business file described it when the order got this table. */
    table: json('table'),
    comment: text('comment').notNull(),
    notes: text('notes').notNull(),
    couponCode: text('coupon_code'),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    subtotal: createMinorUnitsColumn('subtotal'),
    total: createMinorUnitsColumn('total'),
    due: createMinorUnitsColumn('due'),
    quote: json('quote').notNull(),
    branch: json('branch').notNull(),
    gift: json('gift'),
    /**
     * The address of a delivery. `delivery` has the zone or country of the address, as the business file described it
     * when the order was placed.
     */
    address: json('address'),
    delivery: json('delivery'),
    placedAt: createInstantColumn('placed_at').notNull(),
    /** The previous day, if the order was placed after midnight in a shift that began on that day. Otherwise null. */
    businessDay: date('business_day'),
    promisedAt: createInstantColumn('promised_at'),
    /** The slot of a scheduled order. */
    scheduledAt: createInstantColumn('scheduled_at'),
    scheduledTo: createInstantColumn('scheduled_to'),
    /** When the preparation of a scheduled order starts and the order becomes pending. Null for other orders. */
    prepareAt: createInstantColumn('prepare_at'),
    /**
     * When an unanswered order ends or is accepted automatically. Null for an order without a deadline, such as a
     * parcel or the pre-order of a reservation.
     */
    answerBy: createInstantColumn('answer_by'),
    /** Whether the order ended, or was accepted automatically, because the business had not answered in time. */
    isUnanswered: boolean('unanswered').notNull().default(false),
    /** When the customer reported arriving for a pickup. `arrivedNote` says where they are waiting. */
    arrivedAt: createInstantColumn('arrived_at'),
    arrivedNote: text('arrived_note'),
    /** Payment deadline of an order that is not paid yet. The staff do not see such an order. */
    payBy: createInstantColumn('pay_by'),
    /** Status and id of the online payment, the same as in `payments`. Null for an order that is paid on the spot. */
    paymentStatus: text('payment_status'),
    paymentId: text('payment_id'),
    /** When an order that was waiting for its payment was released to the staff. */
    clearedAt: createInstantColumn('cleared_at'),
    /**
     * Amounts that operators refunded, to the online payment and to the wallet, in minor units. See `order_refunds`.
     */
    refundedOnline: createMinorUnitsColumn('refunded_online').default(0),
    refundedWallet: createMinorUnitsColumn('refunded_wallet').default(0),
  },
  (t) => [
    unique('orders_one_per_key').on(t.referenceId, t.idempotencyKey),
    unique('orders_number').on(t.referenceId, t.number),
    index('orders_came_up').on(sql`(${buildStaffQueueTime(t)}) desc`),
    index('orders_came_up_of_business').on(t.referenceId, sql`(${buildStaffQueueTime(t)}) desc`),
    index('orders_newest_of_business').on(t.referenceId, t.placedAt.desc()),
    index('orders_of_customer').on(t.customerId, t.placedAt.desc()).where(sql`${t.customerId} is not null`),
    index('orders_of_phone').on(t.referenceId, t.dialCode, t.phone),
    index('orders_forgetting').on(t.id).where(sql`${t.isErasurePending}`),
    index('orders_to_prepare').on(t.prepareAt).where(sql`${t.status} = 10`),
    index('orders_to_answer').on(t.answerBy).where(sql`${t.status} = 0 and ${t.answerBy} is not null`),
    index('orders_unpaid').on(t.payBy).where(sql`${t.payBy} is not null`),
    check('orders_status', sql`${t.status} in (0, 1, 2, 3, 4, 5, 9, 10)`),
    check(
      'orders_payment',
      sql`(${t.paymentId} is null) = (${t.paymentStatus} is null) and (${t.payBy} is null or (${t.paymentStatus} is not null and ${t.status} in (0, 10)))`,
    ),
    check('orders_scheduled', sql`(${t.scheduledAt} is null) = (${t.prepareAt} is null)`),
    check(
      'orders_delivered_somewhere',
      sql`(${t.sellingType} = 'delivery') = (${t.address} is not null and ${t.delivery} is not null)`,
    ),
    check(
      'orders_arrived',
      sql`(${t.arrivedAt} is null or ${t.sellingType} = 'car_pickup') and (${t.arrivedNote} is null or ${t.arrivedAt} is not null)`,
    ),
    check(
      'orders_amounts',
      // The amount due in cash may exceed the total, because it is rounded.
      sql`${t.subtotal} >= 0 and ${t.total} >= 0 and ${t.due} >= 0`,
    ),
    check(
      'orders_refunded',
      sql`${t.refundedOnline} between 0 and ${t.due} and ${t.refundedWallet} between 0 and ${t.total}`,
    ),
  ],
);

/** Every status change of an order. Append-only, enforced by a trigger. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    seq: integer('seq').notNull(),
    status: smallint('status').notNull(),
    at: createInstantColumn('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.seq] }),
    check('order_events_status', sql`${t.status} in (0, 1, 2, 3, 4, 5, 9, 10)`),
  ],
);

/**
 * The coupon that each order used. Append-only, enforced by a trigger. A rejected or cancelled order does not count as
 * a use. `customer` is the customer's id, a guest's phone number, or a hash after the account has been deleted.
 */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    code: text('code').notNull(),
    customer: text('customer').notNull(),
    /** Set when the account is deleted: the hash of the order's phone number, which may differ from the account's. */
    contact: text('contact'),
    redeemedAt: createInstantColumn('redeemed_at').notNull(),
  },
  (t) => [index('coupon_redemptions_of_coupon').on(t.referenceId, t.code, t.customer)],
);
