import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { businesses } from './schema-businesses.ts';
import { createInstantColumn, createPlaceOwnerColumns } from './schema-columns.ts';
import { orders } from './schema-orders.ts';

/**
 * Places in slots, taken by orders or held by customers during checkout. `seat` numbers the places of a slot, from 1 to
 * the capacity that the slot had when the place was taken. It is unique in the slot, and null in a slot without a
 * capacity. `dishes` and `amount` (the subtotal in minor units) are the size of the order or cart: a capacity may count
 * them instead of places. An expired hold does not count. A rejected or cancelled order loses its row.
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
    startsAt: createInstantColumn('starts_at').notNull(),
    endsAt: createInstantColumn('ends_at').notNull(),
    seat: integer('seat'),
    capacity: bigint('capacity', { mode: 'number' }),
    dishes: integer('dishes').notNull().default(1),
    amount: bigint('amount', { mode: 'number' }).notNull().default(1),
    holdId: text('hold_id'),
    expiresAt: createInstantColumn('expires_at'),
    orderId: text('order_id')
      .unique('slot_places_one_per_order')
      .references(() => orders.id),
    ...createPlaceOwnerColumns(),
  },
  (t) => [
    unique('slot_places_seat').on(t.branchId, t.sellingType, t.startsAt, t.seat),
    unique('slot_places_one_per_hold').on(t.referenceId, t.holdId),
    index('slot_places_expiring').on(t.referenceId, t.expiresAt).where(sql`${t.expiresAt} is not null`),
    index('slot_places_owned').on(t.referenceId, t.endsAt).where(sql`${t.ownerVerified} is not null`),
    check(
      'slot_places_seats',
      sql`coalesce(${t.seat} between 1 and ${t.capacity}, ${t.seat} is null and ${t.capacity} is null)`,
    ),
    check('slot_places_size', sql`${t.dishes} >= 1 and ${t.amount} >= 1`),
    check(
      'slot_places_of_somebody',
      sql`(${t.orderId} is null) = (${t.holdId} is not null) and (${t.holdId} is null) = (${t.expiresAt} is null)`,
    ),
  ],
);

/**
 * Rushes: the extra minutes and the pause that the staff have set for an order type of a branch. Both end by themselves,
 * and the row of an ended rush stays.
 */
export const rushes = pgTable(
  'rushes',
  {
    referenceId: text('reference_id')
      .notNull()
      .references(() => businesses.referenceId, { onDelete: 'cascade' }),
    branchId: text('branch_id').notNull(),
    sellingType: text('selling_type').notNull(),
    extraMinutes: integer('extra_minutes').notNull(),
    extraUntil: createInstantColumn('extra_until'),
    pausedUntil: createInstantColumn('paused_until'),
  },
  (t) => [
    primaryKey({ columns: [t.branchId, t.sellingType] }),
    check('rushes_minutes', sql`${t.extraMinutes} >= 0`),
  ],
);
