import { expect, it } from 'vitest';
import { createServerClock } from '../../lib/server-clock.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createVisitStore } from './visit-store.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;

it('continues the session of a visitor record in the storage format of version 1', () => {
  const id = '0123456789abcdef0123456789abcdef';
  const visitorOfVersion1 = { id, since: 5, sessions: 3, began: 7, seen: NOW - MINUTE, fbclid: 'click' };
  const storage = createMemoryStorage();
  storage.set('order-app:demo:visitor', JSON.stringify({ v: 1, d: visitorOfVersion1 }));
  const visits = createVisitStore({ ...createTestStores().deps, storage, now: () => NOW });

  expect(visits.updateVisitor({})).toEqual({
    id,
    firstEventAt: 5,
    sessionCount: 3,
    sessionStartedAt: 7,
    lastEventAt: NOW,
    fbclid: 'click',
    ttclid: undefined,
    sccid: undefined,
  });
});

it('starts another visitor session after 30 minutes without an event', () => {
  let now = NOW;
  const visits = createVisitStore({
    ...createTestStores().deps,
    createId: () => '0123456789abcdef0123456789abcdef',
    now: () => now,
  });
  const readSessionAfter = (minutes: number) => {
    now = NOW + minutes * MINUTE;
    const { sessionCount, sessionStartedAt } = visits.updateVisitor({});
    return [sessionCount, (sessionStartedAt - NOW) / MINUTE];
  };

  expect(readSessionAfter(0)).toEqual([1, 0]);
  expect(readSessionAfter(30)).toEqual([1, 0]);
  expect(readSessionAfter(61)).toEqual([2, 61]);
});

it('keeps the visitor’s id on a device whose clock measures fractions of milliseconds', () => {
  const clock = createServerClock(
    () => NOW,
    () => 12.345,
  );
  clock.recordResponse({ now: new Date(NOW).toISOString() }, 3);
  let idCount = 0;
  const visits = createVisitStore({
    ...createTestStores().deps,
    createId: () => `${++idCount}`.padStart(32, '0'),
    now: clock.now,
  });

  const firstVisitor = visits.updateVisitor({});
  const secondVisitor = visits.updateVisitor({});
  expect(secondVisitor).toMatchObject({
    id: firstVisitor.id,
    firstEventAt: firstVisitor.firstEventAt,
    sessionCount: 1,
  });
});
