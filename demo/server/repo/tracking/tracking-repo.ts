import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open-database.ts';
import { bannerReach, pixelEvents, visits } from '../../db/schema-tracking.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';

export type PixelEventRow = typeof pixelEvents.$inferSelect;

export type NewPixelEvent = Pick<
  PixelEventRow,
  'referenceId' | 'type' | 'pixelId' | 'eventId' | 'event' | 'visitor'
> & {
  readonly payload: object;
  /** Set for a purchase. */
  readonly orderId?: string;
};

/** SQL for a time on the database's clock, which all server processes share. */
const addMsToNow = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

/**
 * Adds events to the queue. An event that is already queued does not change. Held events wait until their order is
 * paid.
 */
export async function queuePixelEvents(
  db: Db,
  events: readonly NewPixelEvent[],
  isHeld = false,
): Promise<void> {
  if (events.length)
    await db
      .insert(pixelEvents)
      .values(events.map((event) => ({ ...event, ...(isHeld && { state: 'held' }) })))
      .onConflictDoNothing();
}

/** Releases an order's held events to the queue. */
export async function releaseHeldEvents(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(pixelEvents)
    .set({ state: 'waiting', dueAt: sql`now()` })
    .where(and(eq(pixelEvents.orderId, orderId), eq(pixelEvents.state, 'held')));
}

/** Deletes an order's held events. */
export async function deleteHeldEvents(tx: Db, orderId: string): Promise<void> {
  await tx.delete(pixelEvents).where(and(eq(pixelEvents.orderId, orderId), eq(pixelEvents.state, 'held')));
}

/**
 * Claims due events for `leaseMs`, during which other workers and processes skip them. When a worker crashes, its
 * events become due again at the end of the lease.
 */
export async function claimPixelEvents(
  db: Db,
  { claim, leaseMs, limit }: { readonly claim: string; readonly leaseMs: number; readonly limit: number },
): Promise<PixelEventRow[]> {
  const unclaimedCondition = or(isNull(pixelEvents.claimedUntil), lt(pixelEvents.claimedUntil, sql`now()`));
  const dueEvents = db.$with('due').as(
    db
      .select({ id: pixelEvents.id })
      .from(pixelEvents)
      .where(and(eq(pixelEvents.state, 'waiting'), lte(pixelEvents.dueAt, sql`now()`), unclaimedCondition))
      .orderBy(asc(pixelEvents.dueAt), asc(pixelEvents.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(dueEvents)
    .update(pixelEvents)
    .set({ claim, claimedUntil: addMsToNow(leaseMs), attempts: sql`${pixelEvents.attempts} + 1` })
    .where(inArray(pixelEvents.id, db.select({ id: dueEvents.id }).from(dueEvents)))
    .returning();
}

/** An event with the claim of the worker that is sending it. */
export type ClaimedEvent = Pick<PixelEventRow, 'id' | 'claim'>;

type Change = PgUpdateSetSource<typeof pixelEvents>;

/** Updates an event and ends its claim. False when this worker no longer holds the claim. */
async function releaseClaim(db: Db, { id, claim }: ClaimedEvent, change: Change): Promise<boolean> {
  if (claim === null) return false;
  const changedRows = await db
    .update(pixelEvents)
    .set({ ...change, claim: null, claimedUntil: null })
    .where(and(eq(pixelEvents.id, id), eq(pixelEvents.claim, claim), eq(pixelEvents.state, 'waiting')))
    .returning({ id: pixelEvents.id });
  return changedRows.length > 0;
}

/** Marks an event as accepted by the vendor and erases its payload. */
export const markEventSent = (db: Db, event: ClaimedEvent): Promise<boolean> =>
  releaseClaim(db, event, { state: 'sent', payload: null, problem: null, doneAt: sql`now()` });

/** Postpones an event after a failure. */
export const postponeEvent = (
  db: Db,
  event: ClaimedEvent,
  problem: string,
  delayMs: number,
): Promise<boolean> => releaseClaim(db, event, { problem, dueAt: addMsToNow(delayMs) });

/** Gives up on an event and erases its payload. The problem is kept for the operator. */
export const markEventDead = (db: Db, event: ClaimedEvent, problem: string): Promise<boolean> =>
  releaseClaim(db, event, { state: 'dead', payload: null, problem, doneAt: sql`now()` });

/** Deletes the waiting and the held events of a visitor who withdrew consent. */
export async function deleteVisitorEvents(db: Db, referenceId: string, visitor: string): Promise<void> {
  const visitorCondition = and(eq(pixelEvents.referenceId, referenceId), eq(pixelEvents.visitor, visitor));
  await db.delete(pixelEvents).where(and(visitorCondition, inArray(pixelEvents.state, ['held', 'waiting'])));
}

/** Deletes the events that were sent or given up on more than `days` days ago. */
export async function deleteOldPixelEvents(db: Db, days: number): Promise<void> {
  await db
    .delete(pixelEvents)
    .where(
      and(
        notInArray(pixelEvents.state, ['held', 'waiting']),
        lt(pixelEvents.doneAt, sql`now() - make_interval(days => ${days})`),
      ),
    );
}

/** Lists events without their payload, newest first. */
export const listNewestPixelEvents = (db: Db, scope: BusinessScope, limit: number) =>
  db
    .select({
      referenceId: pixelEvents.referenceId,
      type: pixelEvents.type,
      pixelId: pixelEvents.pixelId,
      event: pixelEvents.event,
      eventId: pixelEvents.eventId,
      state: pixelEvents.state,
      attempts: pixelEvents.attempts,
      dueAt: pixelEvents.dueAt,
      problem: pixelEvents.problem,
      queuedAt: pixelEvents.queuedAt,
    })
    .from(pixelEvents)
    .where(buildScopeCondition(pixelEvents.referenceId, scope))
    .orderBy(desc(pixelEvents.id))
    .limit(limit);

export interface PixelCount {
  readonly referenceId: string;
  readonly type: number;
  readonly pixelId: string;
  readonly state: string;
  readonly eventCount: number;
}

/** Counts the events of each integration by state. */
export const countPixelEvents = (db: Db, scope: BusinessScope): Promise<PixelCount[]> => {
  const { referenceId, type, pixelId, state } = pixelEvents;
  return db
    .select({ referenceId, type, pixelId, state, eventCount: count() })
    .from(pixelEvents)
    .where(buildScopeCondition(referenceId, scope))
    .groupBy(referenceId, type, pixelId, state)
    .orderBy(referenceId, type, pixelId, state);
};

/** Counts one visit on a day (`YYYY-MM-DD`). */
export async function countVisit(db: Db, referenceId: string, day: string): Promise<void> {
  await db
    .insert(visits)
    .values({ referenceId, day, count: 1 })
    .onConflictDoUpdate({
      target: [visits.referenceId, visits.day],
      set: { count: sql`${visits.count} + 1` },
    });
}

/** Lists how many visits the businesses had on each day since `day` (`YYYY-MM-DD`). */
export const listVisitsSince = (
  db: Db,
  scope: BusinessScope,
  day: string,
): Promise<(typeof visits.$inferSelect)[]> =>
  db
    .select()
    .from(visits)
    .where(and(buildScopeCondition(visits.referenceId, scope), gte(visits.day, day)));

/** Deletes the daily counts of visits and banner views that are older than `days` days. */
export async function deleteOldCounts(db: Db, days: number): Promise<void> {
  for (const table of [visits, bannerReach])
    await db.delete(table).where(lt(table.day, sql`current_date - ${days}::integer`));
}
