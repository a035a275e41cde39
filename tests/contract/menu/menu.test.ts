import { describe, expect, it } from 'vitest';
import { item as itemSchema } from '../../../src/api/contract/item-contract.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';

const unknownBusinessParams = { reference_id: 'nobody' };

describe.each(pgliteOnly)('the menu calls, on $name', (engine) => {
  const backend = useBackend(engine);

  // @spec entities/business-settings, calls/get-webapp-v5-restaurant-reference-id
  it('returns the whole business for its reference id', async () => {
    const response = await backend.call('restaurant', { params: { reference_id: 'tea-house' } });
    expect(response.restaurant).toMatchObject({
      reference_id: 'tea-house',
      branch_id: 'tea-house~mitte',
      currency: 'EUR',
      timezone: 'Europe/Berlin',
      theme_color: 'rgb(109,85,124)',
    });
    expect(response.restaurant.branches.map(({ id }) => id)).toEqual(['tea-house~mitte', 'tea-house~nord']);
    expect(response.restaurant.logo?.src).toMatch(/^\/media\/[0-9a-f]{32}$/);
    expect(response.restaurant.exclusive_taxes).toMatchObject([{ id: 'service', rate: 8.25 }]);
    expect(response.highlightedCat).toBe('popular');
    expect(response.menu.categories.map(({ id }) => id)).toEqual(['hot', 'food']);
    const items = response.menu.categories.flatMap((category) => category.items);
    expect(items.map((item) => itemSchema.parse(item).id)).toHaveLength(7);
  });

  it('answers 404 for an unknown reference id and for an unknown domain', async () => {
    for (const refusal of [
      await backend.expectRefusal('restaurant', { params: unknownBusinessParams }),
      await backend.expectRefusal('branches', { params: unknownBusinessParams }),
      await backend.expectRefusal('restaurantDomain', { params: { domain: 'nobody.example.com' } }),
      await backend.expectRefusal('visit', {
        params: unknownBusinessParams,
        body: { mode: 'hosted', locale: 'en' },
      }),
    ])
      expect(refusal).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  // @spec calls/get-webapp-v5-restaurant-domain-domain
  // @spec calls/get-webapp-v5-restaurant-domain-domain-active-branch-ref
  it('finds a business by its domain, and a branch by the domain and the branch id', async () => {
    const domain = 'Tea.example.com';
    const domainResponse = await backend.call('restaurantDomain', { params: { domain } });
    expect(domainResponse.restaurant.reference_id).toBe('tea-house');
    const params = { domain, activeBranchRef: 'nord' };
    const branchResponse = await backend.call('restaurantDomainBranch', { params });
    expect(branchResponse.restaurant).toMatchObject({
      branch_id: 'tea-house~nord',
      branch_name: { de: 'Nord' },
    });
    const unknownBranchParams = { domain, activeBranchRef: 'south' };
    expect(
      (await backend.expectRefusal('restaurantDomainBranch', { params: unknownBranchParams })).status,
    ).toBe(404);
  });

  // @spec calls/get-webapp-branches-reference-id
  it('lists the branches of a business with their opening hours', async () => {
    const { branches } = await backend.call('branches', { params: { reference_id: 'tea-house' } });
    expect(branches.map(({ name }) => name.de)).toEqual(['Mitte', 'Nord']);
    expect(branches[0]?.hours?.['2']?.shifts).toEqual([{ time_from: '08:00', time_to: '18:00' }]);
  });

  // @spec calls/get-webapp-v5-menu-branch-id
  it('returns the menu and the discounts of a branch', async () => {
    const { menu, discounts } = await backend.call('menu', { params: { branch_id: 'tea-house~nord' } });
    expect(menu.categories).toHaveLength(2);
    expect(discounts.pickup?.categoriesDiscounts.hot).toMatchObject({ type: 'percent', value: 10 });
  });

  // @spec entities/item, calls/get-webapp-v5-item-branch-id-item-id
  it('returns a single item, even if it is in a subcategory', async () => {
    const branch_id = 'tea-house~mitte';
    const { item } = await backend.call('item', { params: { branch_id, item_id: 'chai' } });
    expect(item.modifier_groups.map(({ id, max }) => [id, max])).toEqual([
      ['milk', 1],
      ['extras', 3],
    ]);
    const nestedItemResponse = await backend.call('item', { params: { branch_id, item_id: 'date' } });
    expect(nestedItemResponse.item).toMatchObject({ category: 'sweets', grand_category: 'food' });
  });

  // @spec calls/get-webapp-v5-item-branch-id-item-id
  it('answers 404 for an unknown branch and for an unknown item', async () => {
    for (const branch_id of ['tea-house~south', 'nobody~main', 'tea-house', '~', 'x'])
      for (const name of ['menu', 'shifts'] as const)
        expect((await backend.expectRefusal(name, { params: { branch_id } })).status).toBe(404);
    const params = { branch_id: 'tea-house~mitte', item_id: 'coffee' };
    expect((await backend.expectRefusal('item', { params })).status).toBe(404);
  });

  // @spec calls/get-webapp-v5-restaurant-reference-id
  it('answers 304 to a client that already has the current version of the menu', async () => {
    const path = '/api/webapp/v5/restaurant/tea-house';
    const firstResponse = await backend.request(path);
    const etag = firstResponse.headers.get('etag') ?? '';
    const secondResponse = await backend.request(path, { headers: { 'if-none-match': etag } });
    expect([firstResponse.status, secondResponse.status]).toEqual([200, 304]);
    expect(await secondResponse.text()).toBe('');
  });

  // @spec calls/wv-is-ignored
  it('a restaurant request ignores wv=1 and every other unknown query parameter', async () => {
    for (const path of [
      '/api/webapp/v5/restaurant/tea-house',
      '/api/webapp/v5/restaurant-domain/tea.example.com',
      '/api/webapp/v5/restaurant-domain/tea.example.com/nord',
    ]) {
      const plainResponse = await backend.request(path);
      const body = await plainResponse.text();
      for (const query of ['wv=1', 'wv=0', 'wv=1&wv=2', 'unknown=1']) {
        const response = await backend.request(`${path}?${query}`);
        expect([response.status, response.headers.get('etag')]).toEqual([
          200,
          plainResponse.headers.get('etag'),
        ]);
        expect(await response.text()).toBe(body);
      }
    }
  });

  // @spec calls/post-webapp-visit-reference-id
  it('counts every visit to a business, even when visits arrive at the same time', async () => {
    const reportVisit = () =>
      backend.call('visit', {
        params: { reference_id: 'tea-house' },
        body: { mode: 'embedded', locale: 'en', host: 'tea.example.com' },
      });
    await Promise.all([reportVisit(), reportVisit(), reportVisit()]);
    const rows = await backend.database().query.visits.findMany();
    expect(rows).toEqual([{ referenceId: 'tea-house', day: '2026-03-04', count: 3 }]);
  });

  it('refuses a visit report without the required fields, and names the missing fields', async () => {
    const params = { reference_id: 'tea-house' };
    const { status, body } = await backend.expectRefusal('visit', { params, body: {} });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['mode', 'locale']);
  });
});
