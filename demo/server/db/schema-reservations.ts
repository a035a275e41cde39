import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  customType,
  foreignKey,
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
import { createInstantColumn, createPlaceOwnerColumns } from './schema-columns.ts';
import { orders } from './schema-orders.ts';

const int8multirange = customType<{ data: string; driverData: string }>({ dataType: () => 'int8multirange' });

/**
 * Assigns a number to each table, staff member and service that can be reserved. With numbers, the exclusion
 * constraint on `reservations` needs no PostgreSQL extension.
 */
export const reservables = pgTable(
  'reservables',
  {
    no: integer('no').primaryKey().generatedAlwaysAsIdentity(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    /** `table:<branch>:<id>`, `staff:<id>` or `service:<branch>:<id>`. */
    name: text('name').notNull(),
  },
  (t) => [unique('reservables_name').on(t.referenceId, t.name)],
);

/**
 * Reservations. `blockedMinutes` contains one range for each reserved table, staff member or service. The upper 32 bits
 * of a range are the number of the table, staff member or service, and the lower 32 bits are minutes since 1970. An
 * exclusion constraint in the migration refuses pending or accepted reservations with overlapping ranges.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId),
    branchId: text('branch_id').notNull(),
    /** The customer's account. Null for a guest, or if the account has been deleted. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Whether the account has been deleted and the personal data is to be erased when the reservation is over. */
    isErasurePending: boolean('forgetting').notNull().default(false),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: char('request_hash', { length: 32 }).notNull(),
    number: text('number').notNull(),
    kind: text('kind').notNull(),
    /**
     * The number of the table, staff member or service. If several tables are combined, the number of the first table.
     */
    reservableNumber: integer('reservable_no').notNull(),
    blockedMinutes: int8multirange('taken').notNull(),
    startsAt: createInstantColumn('starts_at').notNull(),
    endsAt: createInstantColumn('ends_at').notNull(),
    guests: smallint('guests').notNull(),
    status: smallint('status').notNull(),
    endedBy: text('ended_by'),
    customerName: text('customer_name').notNull(),
    dialCode: text('dial_code').notNull(),
    phone: text('phone').notNull(),
    /** The language of the messages to the customer. */
    locale: text('locale').notNull(),
    note: text('note').notNull(),
    /** The customer's answers, with the questions as they were worded when the customer answered. */
    answers: json('answers').notNull(),
    /**
     * The branch, table, service and staff, as the business file described them when the reservation was placed or last
     * changed.
     */
    snapshot: json('what').notNull(),
    orderId: text('order_id')
      .unique('reservations_one_per_order')
      .references(() => orders.id),
    placedAt: createInstantColumn('placed_at').notNull(),
    changedAt: createInstantColumn('changed_at'),
    /** When the customer gets a reminder. Null without a reminder. */
    remindAt: createInstantColumn('remind_at'),
    remindedAt: createInstantColumn('reminded_at'),
    ...createPlaceOwnerColumns(),
  },
  (t) => [
    foreignKey({
      columns: [t.reservableNumber],
      foreignColumns: [reservables.no],
      name: 'reservations_reservable',
    }),
    unique('reservations_one_per_key').on(t.referenceId, t.idempotencyKey),
    unique('reservations_number').on(t.referenceId, t.number),
    index('reservations_of_day').on(t.referenceId, t.startsAt),
    index('reservations_of_customer')
      .on(t.customerId, t.startsAt.desc())
      .where(sql`${t.customerId} is not null`),
    index('reservations_forgetting').on(t.id).where(sql`${t.isErasurePending}`),
    index('reservations_owned').on(t.referenceId, t.endsAt).where(sql`${t.ownerVerified} is not null`),
    index('reservations_to_remind')
      .on(t.remindAt)
      .where(sql`${t.remindAt} is not null and ${t.remindedAt} is null and ${t.status} in (0, 1)`),
    check('reservations_kind', sql`${t.kind} in ('table', 'service')`),
    check('reservations_status', sql`${t.status} in (0, 1, 2, 3)`),
    check(
      'reservations_ended',
      sql`(${t.status} = 2) = (${t.endedBy} is not null) and coalesce(${t.endedBy} in ('customer', 'business'), true)`,
    ),
    check('reservations_span', sql`${t.startsAt} < ${t.endsAt} and ${t.guests} > 0`),
    check(
      'reservations_taken',
      sql`${t.blockedMinutes} && int8range(${t.reservableNumber}::int8 << 32, (${t.reservableNumber}::int8 + 1) << 32)`,
    ),
  ],
);

/** Every change of a reservation's status or time. Append-only, enforced by a trigger. */
export const reservationEvents = pgTable(
  'reservation_events',
  {
    reservationId: text('reservation_id')
      .notNull()
      .references(() => reservations.id),
    seq: integer('seq').notNull(),
    status: smallint('status').notNull(),
    startsAt: createInstantColumn('starts_at').notNull(),
    guests: smallint('guests').notNull(),
    reservableNumber: integer('reservable_no').notNull(),
    at: createInstantColumn('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reservationId, t.seq] }),
    check('reservation_events_status', sql`${t.status} in (0, 1, 2, 3)`),
  ],
);
