import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Backend, getFixturePath, useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader } from '../testing/test-orders.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

type Line = { item_id: string; quantity: number; price_label_id?: string };

/** Places a pickup order at the garden, at its current price. */
async function placeOrder(backend: Backend, lines: readonly Line[]): Promise<string> {
  const body = { selling_types: 'car_pickup' as const, order_lines: [...lines] };
  const { quote } = await backend.call('calcOrder', { params: { branch_id: 'garden~main' }, body });
  const customer = { branch_id: 'garden~main', name: 'Ada', phone: '50012345', dial_code: '+965' };
  const orderResponse = await backend.call('placeOrder', {
    body: { ...body, ...customer, total: quote.total },
    headers: buildIdempotencyHeader(),
  });
  return orderResponse.order.id;
}

/** Accepts (1) or rejects (2) an order in the console. */
async function moveOrder(backend: Backend, id: string, newStatus: 1 | 2): Promise<void> {
  const response = await backend.request(`/console/orders/${id}/move`, {
    method: 'POST',
    body: `to=${newStatus}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
  });
  expect(response.status).toBe(303);
}

/** Places an order that the staff accept, so that it does not end unanswered when the clock moves on. */
async function placeAcceptedOrder(backend: Backend, lines: readonly Line[]): Promise<void> {
  await moveOrder(backend, await placeOrder(backend, lines), 1);
}

const SIX_LINES: readonly Line[] = [
  { item_id: 'cookie', quantity: 6 },
  { item_id: 'tea', quantity: 5 },
  { item_id: 'juice', quantity: 4, price_label_id: 'small' },
  { item_id: 'lemonade', quantity: 3 },
  { item_id: 'iced-tea', quantity: 2 },
  { item_id: 'cake', quantity: 1 },
];

describe.each(pgliteOnly)('smart categories, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadRestaurant = () => backend.call('restaurant', { params: { reference_id: 'garden' } });
  const loadEtag = async () =>
    (await backend.request('/api/webapp/v5/restaurant/garden')).headers.get('etag');
  const loadItemIdsByCategory = async () => {
    const { smart_categories } = await loadRestaurant();
    return Object.fromEntries(smart_categories.map(({ id, item_ids }) => [id, item_ids]));
  };
  const loadHarbourRestaurant = () =>
    backend.call('restaurantDomainBranch', {
      params: { domain: 'garden.example.com', activeBranchRef: 'harbour' },
    });

  // @spec entities/menu
  it('the restaurant call returns how each smart category is computed', async () => {
    const { smart_categories } = await loadRestaurant();
    expect(smart_categories.map(({ id, kind }) => [id, kind])).toEqual([
      ['loved', 'popular'],
      ['fresh', 'new'],
      ['deals', 'discounted'],
      ['sweet', undefined],
    ]);
  });

  it('the smart category for new items lists items of the last 60 days and items tagged “new”, newest first', async () => {
    expect((await loadItemIdsByCategory()).fresh).toEqual(['iced-tea', 'latte', 'juice']);
    const etagBefore = await loadEtag();
    expect(await loadEtag()).toBe(etagBefore);
    backend.clock.now += DAY_MS;
    expect((await loadItemIdsByCategory()).fresh).toEqual(['cookie', 'iced-tea', 'latte', 'juice']);
    expect(await loadEtag()).not.toBe(etagBefore);
  });

  it('the smart category for discounted items lists items that are discounted for any order type', async () => {
    expect((await loadItemIdsByCategory()).deals).toEqual(['lemonade', 'iced-tea', 'cookie']);
  });

  it('smart categories list only items of the branch, and empty smart categories are left out', async () => {
    expect((await loadRestaurant()).highlightedCat).toBe('sweet');
    const { smart_categories, highlightedCat } = await loadHarbourRestaurant();
    expect(Object.fromEntries(smart_categories.map(({ id, item_ids }) => [id, item_ids]))).toEqual({
      loved: ['latte'],
      fresh: ['iced-tea', 'latte', 'juice'],
      deals: ['iced-tea'],
    });
    expect(highlightedCat).toBeNull();
  });

  it('lists the menu’s first items as popular until there are enough orders, then the most ordered items', async () => {
    expect((await loadItemIdsByCategory()).loved).toEqual(['latte', 'cake']);
    await placeAcceptedOrder(backend, SIX_LINES.slice(0, 5));
    backend.clock.now += 6 * MINUTE_MS;
    expect((await loadItemIdsByCategory()).loved).toEqual(['latte', 'cake']);
    await placeAcceptedOrder(backend, SIX_LINES.slice(5));
    const etag = await loadEtag();
    // The list of popular items may be a few minutes old.
    expect((await loadItemIdsByCategory()).loved).toEqual(['latte', 'cake']);
    backend.clock.now += 6 * MINUTE_MS;
    expect((await loadItemIdsByCategory()).loved).toEqual(SIX_LINES.map(({ item_id }) => item_id));
    expect(await loadEtag()).not.toBe(etag);
    // Orders of items that the branch does not sell do not count there.
    expect((await loadHarbourRestaurant()).smart_categories[0]?.item_ids).toEqual(['latte']);
    backend.clock.now += 31 * DAY_MS;
    expect((await loadItemIdsByCategory()).loved).toEqual(['latte', 'cake']);
  });

  it('ignores rejected orders when it computes the popular items', async () => {
    const id = await placeOrder(backend, [{ item_id: 'cake', quantity: 900 }]);
    await moveOrder(backend, id, 2);
    backend.clock.now += 20 * MINUTE_MS;
    expect((await loadItemIdsByCategory()).loved?.[0]).toBe('cookie');
  });

  describe('if the whole menu is discounted for pickup', () => {
    const menuDiscount = { allMenuDiscount: { id: 'all', type: 'percent', value: 5 } };
    const importWithDiscounts = async (discounts: object) => {
      const fileText = await readFile(getFixturePath('garden.json'), 'utf8');
      await backend.importFile({
        ...(JSON.parse(fileText) as object),
        reference_id: 'sale',
        domains: [],
        discounts,
        highlighted_category: 'deals',
      });
      return backend.call('restaurant', { params: { reference_id: 'sale' } });
    };

    it('the smart category for discounted items ignores a discount on the whole menu', async () => {
      const { smart_categories, highlightedCat } = await importWithDiscounts({ pickup: menuDiscount });
      expect(smart_categories.map(({ id }) => id)).not.toContain('deals');
      expect(highlightedCat).toBeNull();
    });

    it('the smart category for discounted items lists dine-in discounts, even if all pickup items are discounted', async () => {
      const cakeDiscount = { itemsDiscounts: { cake: { id: 'cake-off', type: 'percent', value: 10 } } };
      const { smart_categories } = await importWithDiscounts({ pickup: menuDiscount, dinein: cakeDiscount });
      expect(smart_categories.find(({ id }) => id === 'deals')?.item_ids).toEqual(['cake']);
    });
  });
});
