import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';

const MAIN_BRANCH = 'garden~main';
const HARBOUR_BRANCH = 'garden~harbour';

describe.each(databaseEngines)('banners, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadBanners = async (date: string, branch_id = MAIN_BRANCH) =>
    (await backend.call('banners', { params: { branch_id }, query: { date } })).banners;
  const listBannerIds = async (date: string, branch_id?: string) =>
    (await loadBanners(date, branch_id)).map(({ id }) => id);
  const loadReachRows = () => backend.database().query.bannerReach.findMany();

  // @spec calls/get-webapp-banners-branch-id
  it('lists the banners of a day, including the first and the last day of each banner', async () => {
    expect(await listBannerIds('28-02-2026')).toEqual(['garden~welcome']);
    expect(await listBannerIds('01-03-2026')).toEqual(['garden~welcome', 'garden~march']);
    expect(await listBannerIds('04-03-2026')).toEqual(['garden~welcome', 'garden~march']);
    expect(await listBannerIds('05-03-2026')).toEqual(['garden~welcome', 'garden~later']);
  });

  it('lists only the banners of the requested branch', async () => {
    expect(await listBannerIds('04-03-2026', HARBOUR_BRANCH)).toEqual([
      'garden~welcome',
      'garden~march',
      'garden~harbour-only',
    ]);
    expect(await listBannerIds('04-03-2026', 'tea-house~mitte')).toEqual([]);
    const unknownBranchRequest = { params: { branch_id: 'garden~south' }, query: { date: '04-03-2026' } };
    expect((await backend.expectRefusal('banners', unknownBranchRequest)).status).toBe(404);
  });

  it('returns what each banner shows and where it leads', async () => {
    const [welcome, march] = await loadBanners('04-03-2026', HARBOUR_BRANCH);
    expect(welcome).toMatchObject({ title: { en: 'Welcome' }, image: { width: 900, height: 600 } });
    expect(march).toMatchObject({ item_id: 'latte' });
    expect(march).not.toHaveProperty('from');
  });

  // @spec calls/get-webapp-banners-branch-id
  it.each(['31-02-2026', '2026-03-04', '4-3-2026', '', '00-00-0000'])(
    'refuses a banner request with the date %j, and names the invalid field',
    async (date) => {
      const { status, body } = await backend.expectRefusal('banners', {
        params: { branch_id: MAIN_BRANCH },
        query: { date },
      });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['date']]);
    },
  );

  it('refuses a banner request without a date, and names the missing field', async () => {
    const { status, body } = await backend.expectRefusal('banners', { params: { branch_id: MAIN_BRANCH } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['date']]);
  });

  it('returns the number of today’s banners, by the business’s time zone', async () => {
    const countBanners = async () => {
      const params = { domain: 'garden.example.com', activeBranchRef: 'harbour' };
      const [mainResponse, harbourResponse] = await Promise.all([
        backend.call('restaurant', { params: { reference_id: 'garden' } }),
        backend.call('restaurantDomainBranch', { params }),
      ]);
      return [mainResponse.banners, harbourResponse.banners];
    };
    backend.clock.now = Date.parse('2026-02-28T20:59:00Z');
    expect(await countBanners()).toEqual([1, 1]);
    backend.clock.now = Date.parse('2026-02-28T21:00:00Z');
    expect(await countBanners()).toEqual([2, 2]);
    backend.clock.now = Date.parse('2026-03-04T12:00:00Z');
    expect(await countBanners()).toEqual([2, 3]);
    expect((await backend.call('restaurant', { params: { reference_id: 'tea-house' } })).banners).toBe(0);
  });

  // @spec calls/post-webapp-banners-reach
  it('counts the views of a banner by day, at most one view per report', async () => {
    const reportViews = (...banners: string[]) => backend.call('bannersReach', { body: { banners } });
    await Promise.all([
      reportViews('garden~welcome', 'garden~march'),
      reportViews('garden~march', 'garden~welcome', 'garden~welcome'),
      reportViews('garden~welcome'),
    ]);
    backend.clock.now = Date.parse('2026-03-04T21:30:00Z');
    await reportViews('garden~welcome');
    const countedViews = (await loadReachRows()).map(({ bannerId, day, count }) => [bannerId, day, count]);
    expect(countedViews.sort()).toEqual([
      ['march', '2026-03-04', 2],
      ['welcome', '2026-03-04', 3],
      ['welcome', '2026-03-05', 1],
    ]);
    const page = await (await backend.request('/console/banners')).text();
    expect(page.replaceAll(/\s+/g, ' ')).toMatch(
      /Welcome<\/bdi>.*?class="number">1<\/td><td class="number">4<\/td><td class="number">4</,
    );
  });

  // @spec calls/post-webapp-banners-reach
  it('counts no view of an unknown banner, and refuses a malformed report of banner views', async () => {
    const rowsBefore = await loadReachRows();
    await backend.call('bannersReach', {
      body: { banners: ['garden~gone', 'nobody~welcome', 'welcome', '~', 'corner-shop~welcome'] },
    });
    expect(await loadReachRows()).toEqual(rowsBefore);
    for (const banners of [[], 'garden~welcome', Array.from({ length: 51 }, () => 'garden~welcome')])
      expect((await backend.expectRefusal('bannersReach', { body: { banners } })).status).toBe(422);
  });
});
