import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { developerInbox } from '../../../demo/server/db/schema-notifications.ts';
import { reservations } from '../../../demo/server/db/schema-reservations.ts';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openRoom, reserve } from '../testing/room-business.ts';
import { openTeaHouse } from '../testing/tea-house.ts';

const listNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index).padStart(3, '0'));

const localize = (text: string) => ({ en: text, de: text });

describe.each(pgliteOnly)('more lists of the console, on $name', (engine) => {
  const backend = useBackend(engine);

  it('the console lists a day’s reservations in pages, and finds reservations of any day by number, name or phone', async () => {
    const branchId = await openRoom(backend, 'paged-room');
    const { reservation } = await reserve(backend, branchId, { name: 'Grace Hopper', phone: '1709998877' });
    const db = backend.database();
    const [row] = await db.select().from(reservations).where(eq(reservations.id, reservation.id));
    if (!row) throw new Error('The reservation is not stored');
    const getStart = (minutes: number) => new Date(row.startsAt.getTime() + minutes * 60_000);
    await db.insert(reservations).values(
      listNumbers(105).map((number) => ({
        ...row,
        id: `past-${number}`,
        number: `P-${number}`,
        idempotencyKey: `key-${number}`,
        status: 3,
        customerName: `Guest ${number}`,
        phone: `1510000${number}`,
        startsAt: getStart(Number(number)),
        endsAt: getStart(Number(number) + 60),
      })),
    );
    const owner = await createOperator(backend, 'room-owner', { 'paged-room': 'owner' });
    const dayPath = '/console/reservations?day=2026-03-05';

    const firstPage = await owner.load(dayPath);
    expect(firstPage).toContain('Guest 098');
    expect(firstPage).not.toContain('Guest 099');
    expect(firstPage).toContain('href="/console/reservations?day=2026-03-05&amp;page=1"');
    expect(await owner.load(`${dayPath}&page=1`)).toContain('Guest 104');

    for (const search of [reservation.number, 'hopper', '9998877']) {
      const results = await owner.load(`/console/reservations?q=${search}&day=2026-01-01`);
      expect(results).toContain('Grace Hopper');
      expect(results).not.toContain('Guest 0');
    }
    expect(await owner.load('/console/reservations?q=nobody')).toContain('Nothing found');
    const stranger = await createOperator(backend, 'no-room-owner', { 'tea-house': 'owner' });
    expect(await stranger.load('/console/reservations?q=hopper')).toContain('Nothing found');

    // After a status change, the console redirects to the same search.
    const form = { to: '1', q: 'hopper' };
    const moveResponse = await owner.submit(`/console/reservations/${reservation.id}/move`, form);
    expect(moveResponse.headers.get('location')).toBe('/console/reservations?q=hopper');
  });

  it('the reservation list starts with today in the business’s time zone, even after midnight', async () => {
    await openRoom(backend, 'night-room');
    backend.clock.now = Date.parse('2026-03-05T00:30:00+01:00');
    const owner = await createOperator(backend, 'night-owner', { 'night-room': 'owner' });
    const page = await owner.load('/console/reservations');
    expect(page).toContain('name="day" value="2026-03-05"');
    expect(page).toContain('day=2026-03-06">Next day');
  });

  it('the console lists, in pages, the branches that have tables, and finds a branch by one of its tables', async () => {
    const branches = listNumbers(12).map((number) => ({
      id: `hall-${number}`,
      name: localize(`Hall ${number}`),
      tables: [{ id: `t-${number}`, name: localize(`Desk ${number}`) }],
    }));
    await openTeaHouse(
      backend,
      'table-house',
      { checkoutDineIn: { enabled: true, cart: true } },
      { branches: branches as never, zones: [], countries: [] },
    );
    const owner = await createOperator(backend, 'table-owner', { 'table-house': 'owner' });

    const firstPage = await owner.load('/console/tables');
    expect(firstPage).toContain('Hall 009');
    expect(firstPage).not.toContain('Hall 010');
    expect(await owner.load('/console/tables?page=1')).toContain('Hall 011');
    for (const search of ['hall 011', 'DESK 011']) {
      const results = await owner.load(`/console/tables?q=${search}`);
      expect(results).toContain('Desk 011');
      expect(results).not.toContain('Desk 010');
    }
    expect(await owner.load('/console/tables?q=desk 999')).toContain('Nothing found');
    const stranger = await createOperator(backend, 'no-table-owner', { 'tea-house': 'owner' });
    expect((await stranger.get('/console/tables/cards?branch=table-house~hall-001')).status).toBe(404);
  });

  it('the console lists the banners in pages, and finds a banner by its title', async () => {
    const image = { file: 'media/tea.webp' };
    const banners = listNumbers(60).map((number) => ({
      id: `offer-${number}`,
      title: localize(`Offer ${number}`),
      image,
    }));
    await openTeaHouse(backend, 'banner-house', {}, { banners: banners as never });
    const owner = await createOperator(backend, 'banner-owner', { 'banner-house': 'owner' });

    const firstPage = await owner.load('/console/banners');
    expect(firstPage).toContain('Offer 049');
    expect(firstPage).not.toContain('Offer 050');
    expect(await owner.load('/console/banners?page=1')).toContain('Offer 059');
    const results = await owner.load('/console/banners?q=offer 055');
    expect(results).toContain('Offer 055');
    expect(results).not.toContain('Offer 054');
    expect(await owner.load('/console/banners?q=offer 999')).toContain('Nothing found');
  });

  it('the console lists the visits of many businesses in pages, and finds a business by its name', async () => {
    for (const number of listNumbers(27))
      await openTeaHouse(backend, `visited-${number}`, { business_name: localize(`Visited ${number}`) });
    const roles = Object.fromEntries(
      listNumbers(27).map((number) => [`visited-${number}`, 'owner' as const]),
    );
    const owner = await createOperator(backend, 'visits-owner', roles);

    const firstPage = await owner.load('/console/pixels');
    expect(firstPage).toContain('Visited 024');
    expect(firstPage).not.toContain('Visited 025');
    expect(await owner.load('/console/pixels?page=1')).toContain('Visited 026');
    const results = await owner.load('/console/pixels?q=visited 013');
    expect(results).toContain('Visited 013');
    expect(results).not.toContain('Visited 014');
  });

  it('the console lists the messages in pages, and finds a message by its phone number or text', async () => {
    await openTeaHouse(backend, 'message-house', {});
    await backend
      .database()
      .insert(developerInbox)
      .values(
        listNumbers(55).map((number) => ({
          referenceId: 'message-house',
          recipient: `+491510000${number}`,
          text: `Text ${number}`,
          sentAt: new Date(backend.clock.now + Number(number) * 1000),
        })),
      );
    const owner = await createOperator(backend, 'message-owner', { 'message-house': 'owner' });

    const firstPage = await owner.load('/console/codes');
    expect(firstPage).toContain('Text 054');
    expect(firstPage).not.toContain('Text 004');
    expect(await owner.load('/console/codes?page=1')).toContain('Text 004');
    for (const search of ['0000013', 'text 013']) {
      const results = await owner.load(`/console/codes?q=${search}`);
      expect(results).toContain('Text 013');
      expect(results).not.toContain('Text 014');
    }
  });
});
