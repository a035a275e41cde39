import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
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
import { instant, minorUnits } from './schema-parts.ts';

type OrderTimes = Readonly<Record<'status' | 'placedAt' | 'prepareAt' | 'clearedAt', AnyPgColumn>>;
/**
 * Since when an order is of interest to whoever prepares it: a scheduled one comes up when its preparation has to begin, and
 * none before it was paid, if it is paid online.
 */
export const cameUpAt = (t: OrderTimes) =>
  sql`greatest(${t.clearedAt}, case when ${t.status} in (2, 9, 10) then ${t.placedAt} else coalesce(${t.prepareAt}, ${t.placedAt}) end)`;

/**
 * What the customer chose, was quoted and pays. Only `status`, the arrival and the payment change after it is placed, and
 * what is personal goes with the account.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    branchId: text('branch_id').notNull(),
    /** Whose account it was placed with; null: a guest, or somebody whose account is gone. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Its account is gone: what is personal of it goes as soon as the order is over. */
    forgetting: boolean('forgetting').notNull().default(false),
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
    /** Where an order for eating in is served, in the words of then. */
    table: json('table'),
    comment: text('comment').notNull(),
    notes: text('notes').notNull(),
    couponCode: text('coupon_code'),
    currency: char('currency', { length: 3 }).notNull(),
    currencyDigits: smallint('currency_digits').notNull(),
    subtotal: minorUnits('subtotal'),
    total: minorUnits('total'),
    due: minorUnits('due'),
    quote: json('quote').notNull(),
    branch: json('branch').notNull(),
    gift: json('gift'),
    /** Where a delivery is brought, and the zone or country of it in the words of then. */
    address: json('address'),
    delivery: json('delivery'),
    placedAt: instant('placed_at').notNull(),
    promisedAt: instant('promised_at'),
    /** The slot of a scheduled order. */
    scheduledAt: instant('scheduled_at'),
    scheduledTo: instant('scheduled_to'),
    /** When a scheduled order becomes a pending one, for its preparation has to begin; null of an order for now. */
    prepareAt: instant('prepare_at'),
    /** When the customer of a pickup said that they are there, and where. */
    arrivedAt: instant('arrived_at'),
    arrivedNote: text('arrived_note'),
    /** Of an order that waits for its payment: when it is cancelled if none comes. Nobody works on it until then. */
    payBy: instant('pay_by'),
    /** How its online payment stands, and which; null of one that is paid on the spot. In step with `payments`. */
    paymentStatus: text('payment_status'),
    paymentId: text('payment_id'),
    /** When an order that waited for its payment became work. */
    clearedAt: instant('cleared_at'),
  },
  (t) => [
    unique('orders_one_per_key').on(t.referenceId, t.idempotencyKey),
    unique('orders_number').on(t.referenceId, t.number),
    index('orders_came_up').on(sql`(${cameUpAt(t)}) desc`),
    index('orders_came_up_of_business').on(t.referenceId, sql`(${cameUpAt(t)}) desc`),
    index('orders_newest_of_business').on(t.referenceId, t.placedAt.desc()),
    index('orders_of_customer').on(t.customerId, t.placedAt.desc()).where(sql`${t.customerId} is not null`),
    index('orders_of_phone').on(t.referenceId, t.dialCode, t.phone),
    index('orders_forgetting').on(t.id).where(sql`${t.forgetting}`),
    index('orders_to_prepare').on(t.prepareAt).where(sql`${t.status} = 10`),
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
      sql`${t.subtotal} >= 0 and ${t.total} >= 0 and ${t.due} between 0 and ${t.total}`,
    ),
  ],
);

/** Append-only (a trigger refuses anything else): every status an order ever had, and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    seq: integer('seq').notNull(),
    status: smallint('status').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.seq] }),
    check('order_events_status', sql`${t.status} in (0, 1, 2, 3, 4, 5, 9, 10)`),
  ],
);

/**
 * Append-only, as above: which order used which coupon. It counts as long as its order stands: one that is rejected or
 * cancelled gives it back. `customer` is the phone of a guest.
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
    redeemedAt: instant('redeemed_at').notNull(),
  },
  (t) => [index('coupon_redemptions_of_coupon').on(t.referenceId, t.code, t.customer)],
);

/**
 * Places taken in slots, by orders and by customers who are about to order. No seat of a slot is ever taken twice, nor one beyond its
 * capacity, which is what it was when the place was taken; a slot without one has no seats. A hold counts until it expires; an
 * order until it is rejected or cancelled, which takes its place away.
 */
export const slotPlaces = pgTable(
  'slot_places',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    branchId: text('branch_id').notNull(),
    sellingType: text('selling_type').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    seat: integer('seat'),
    capacity: integer('capacity'),
    holdId: text('hold_id'),
    expiresAt: instant('expires_at'),
    orderId: text('order_id')
      .unique('slot_places_one_per_order')
      .references(() => orders.id),
  },
  (t) => [
    unique('slot_places_seat').on(t.branchId, t.sellingType, t.startsAt, t.seat),
    unique('slot_places_one_per_hold').on(t.referenceId, t.holdId),
    index('slot_places_expiring').on(t.referenceId, t.expiresAt).where(sql`${t.expiresAt} is not null`),
    check(
      'slot_places_seats',
      sql`coalesce(${t.seat} between 1 and ${t.capacity}, ${t.seat} is null and ${t.capacity} is null)`,
    ),
    check(
      'slot_places_of_somebody',
      sql`(${t.orderId} is null) = (${t.holdId} is not null) and (${t.holdId} is null) = (${t.expiresAt} is null)`,
    ),
  ],
);

/** Visits counted per business and day (of the business's own calendar); nothing about who came. */
export const visits = pgTable(
  'visits',
  {
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.referenceId, t.day] })],
);

/** How often banners were on screen, per day of the business's own calendar; nothing about who saw them. */
export const bannerReach = pgTable(
  'banner_reach',
  {
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    bannerId: text('banner_id').notNull(),
    day: date('day').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.referenceId, t.bannerId, t.day] })],
);

/** The developer inbox: one-time codes that a live system would send to phones, shown in the console. */
export const developerInbox = pgTable(
  'developer_inbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    channel: text('channel').notNull().default('sms'),
    /** A one-time code; of a message of another kind null. */
    code: text('code'),
    text: text('text'),
    sentAt: instant('sent_at').notNull(),
    /** Of a code. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    index('developer_inbox_newest').on(t.sentAt.desc()),
    check(
      'developer_inbox_kind',
      sql`(${t.code} is null) = (${t.expiresAt} is null) and (${t.code} is null) <> (${t.text} is null)`,
    ),
  ],
);

/**
 * Marketing events on their way to the vendors' servers (decisions, section 8). Of the customer only what the vendors ask
 * for: hashed, but for the address and the name of the browser; gone once the event was taken or given up. One event is
 * told to one integration once. A worker has an event while its `claim` lasts.
 */
export const pixelEvents = pgTable(
  'pixel_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    type: smallint('type').notNull(),
    pixelId: text('pixel_id').notNull(),
    eventId: text('event_id').notNull(),
    event: text('event').notNull(),
    visitor: char('visitor', { length: 32 }).notNull(),
    /** Of a purchase. */
    orderId: text('order_id'),
    payload: json('payload'),
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    claim: text('claim'),
    claimedUntil: instant('claimed_until'),
    problem: text('problem'),
    queuedAt: instant('queued_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (t) => [
    unique('pixel_events_once').on(t.referenceId, t.type, t.pixelId, t.eventId),
    index('pixel_events_of_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('pixel_events_due').on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    check('pixel_events_type', sql`${t.type} in (5, 6, 7)`),
    check('pixel_events_state', sql`${t.state} in ('held', 'waiting', 'sent', 'dead')`),
  ],
);
