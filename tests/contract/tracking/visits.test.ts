import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPixelSender } from '../../../demo/server/services/tracking/pixel-sender.ts';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { consentGiven, VISITOR_ID } from '../testing/fake-vendor.ts';
import { waitUntilPasses } from '../testing/payer.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { createAddressHeader } from '../testing/test-accounts.ts';

/** Low limits, so that the tests send few requests. */
const TRACKING_LIMITS = {
  visits: { perNetwork: 5, perBusiness: 100 },
  banner_views: { perNetwork: 4, perBusiness: 100 },
  pixel_events: { perNetwork: 6, perBusiness: 100 },
  withdrawals: { perNetwork: 2, perBusiness: 100 },
};

describe.each(pgliteOnly)('visits and banner views, on $name', (engine) => {
  const backend = useBackend(engine, { settings: { trackingLimits: TRACKING_LIMITS } });
  const reportVisit = async (referenceId: string, headers: object, changes: object = {}): Promise<number> => {
    const response = await backend.request(`/api/webapp/visit/${referenceId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ mode: 'hosted', locale: 'en', ...changes }),
    });
    return response.status;
  };
  /** Counts the accepted requests (200) and the refused ones (429), in this order. */
  const countStatuses = (statuses: readonly number[]) =>
    [200, 429].map((status) => statuses.filter((value) => value === status).length);

  // @spec calls/post-webapp-visit-reference-id
  it('counts visits by day for the console, and stores nothing about the customer', async () => {
    await openTeaHouse(backend, 'visited', {});
    const headers = { 'x-forwarded-for': '203.0.113.90', 'user-agent': 'Tell-tale/1.0' };
    await reportVisit('visited', headers);
    await reportVisit('visited', headers);
    backend.clock.now += 24 * 3_600_000;
    await reportVisit('visited', createAddressHeader());
    const owner = await createOperator(backend, 'visited-owner', { visited: 'owner' });

    const page = await owner.load('/console/pixels');

    expect(page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')).toMatch(/\|1\|2\|3\|3\|/);
    const rows = await backend.database().query.visits.findMany();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.90|Tell-tale/);
  });

  it('stops counting the visits of a network at its limit, and still counts visits of other networks', async () => {
    await openTeaHouse(backend, 'crowded', {});
    const network = createAddressHeader();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => reportVisit('crowded', network)));
    expect(countStatuses(statuses)).toEqual([5, 3]);
    expect(await reportVisit('crowded', createAddressHeader())).toBe(200);
  });

  // @spec calls/post-webapp-banners-reach
  it('limits how many banner views of one network are counted', async () => {
    const ids = Array.from({ length: 2 }, (_, index) => `banner-${index}`);
    const image = { file: 'media/logo.png' };
    await openTeaHouse(backend, 'posters', {}, { banners: ids.map((id) => ({ id, image })) });
    const reportViews = async (headers: object): Promise<number> => {
      const response = await backend.request('/api/webapp/banners/reach', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ banners: ids.map((id) => `posters~${id}`) }),
      });
      return response.status;
    };
    const network = createAddressHeader();
    const statuses: number[] = [];
    for (let batch = 0; batch < 4; batch++) statuses.push(await reportViews(network));
    expect(countStatuses(statuses)).toEqual([2, 2]);
    expect(await reportViews(createAddressHeader())).toBe(200);
  });

  it('limits how many marketing events and withdrawals of consent one network can send', async () => {
    const pixels = [{ type: 5 as const, id: '1001', access_token: 'a-token-of-the-vendor' }];
    await openTeaHouse(backend, 'flooded', {}, { pixels });
    await backend.database().execute(sql`delete from pixel_events`);
    const network = createAddressHeader();
    const url = 'https://tea.example.com/order';
    const sendEvents = (batch: number) => {
      const events = Array.from({ length: 2 }, (_, index) => ({
        event: 'page_view',
        event_id: `flood-${batch}-${index}`,
        url,
      }));
      return reportVisit('flooded', network, { tracking: { ...consentGiven, events } });
    };
    const statuses: number[] = [];
    for (let batch = 0; batch < 5; batch++) statuses.push(await sendEvents(batch));
    expect(countStatuses(statuses)).toEqual([3, 2]);
    const withdrawals = await Promise.all(
      Array.from({ length: 5 }, () => reportVisit('flooded', network, { withdrawn: VISITOR_ID })),
    );
    expect(countStatuses(withdrawals)).toEqual([2, 3]);
  });

  it('deletes the counts of visits and banner views after 400 days', async () => {
    const db = backend.database();
    for (const days of [399, 401])
      await db.execute(
        sql`insert into visits (reference_id, day, count) values ('garden', current_date - ${days}::integer, 1)`,
      );
    await db.execute(
      sql`insert into banner_reach (reference_id, banner_id, day, count) values ('garden', 'old', current_date - 401, 1)`,
    );
    // The job that deletes old counts runs once an hour in each process, so start another worker.
    const otherSender = createPixelSender({
      db,
      catalogue: { findBusiness: async () => null },
      fetch,
      log: (error) => expect.unreachable(String(error)),
      times: { intervalMs: 20 },
    });
    await waitUntilPasses(async () => {
      expect(
        (await db.query.visits.findMany()).filter(({ referenceId }) => referenceId === 'garden'),
      ).toHaveLength(1);
      expect((await db.query.bannerReach.findMany()).filter(({ bannerId }) => bannerId === 'old')).toEqual(
        [],
      );
    });
    await otherSender.close();
  });
});
