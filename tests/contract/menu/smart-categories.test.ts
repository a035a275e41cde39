import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Backend, fixture, useBackend } from '../testing/backend.ts';
import { embedded } from '../testing/engines.ts';
import { idempotencyHeader } from '../testing/test-orders.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

type Line = { item_id: string; quantity: number; price_label_id?: string };

/** Places a pickup order at the garden, at whatever it costs. */
async function order(backend: Backend, lines: readonly Line[]): Promise<string> {
  const body = { selling_types: 'car_pickup' as const, order_lines: [...lines] };
  const { quote } = await backend.ask('calcOrder', { params: { branch_id: 'garden~main' }, body });
  const who = { branch_id: 'garden~main', name: 'Ada', phone: '50012345', dial_code: '+965' };
  const placed = await backend.ask('placeOrder', {
    body: { ...body, ...who, total: quote.total },
    headers: idempotencyHeader(),
  });
  return placed.order.id;
}

const SIX: readonly Line[] = [
  { item_id: 'cookie', quantity: 6 },
  { item_id: 'tea', quantity: 5 },
  { item_id: 'juice', quantity: 4, price_label_id: 'small' },
  { item_id: 'lemonade', quantity: 3 },
  { item_id: 'iced-tea', quantity: 2 },
  { item_id: 'cake', quantity: 1 },
];

describe.each(embedded)('computed groups, on $name', (engine) => {
  const backend = useBackend(engine);
  const restaurant = () => backend.ask('restaurant', { params: { reference_id: 'garden' } });
  const etag = async () => (await backend.request('/api/webapp/v5/restaurant/garden')).headers.get('etag');
  const groups = async () => {
    const { smart_categories } = await restaurant();
    return Object.fromEntries(smart_categories.map(({ id, item_ids }) => [id, item_ids]));
  };
  const harbour = () =>
    backend.ask('restaurantDomainBranch', {
      params: { domain: 'garden.example.com', activeBranchRef: 'harbour' },
    });

  // @spec entities/menu
  it('say how they are computed', async () => {
    const { smart_categories } = await restaurant();
    expect(smart_categories.map(({ id, kind }) => [id, kind])).toEqual([
      ['loved', 'popular'],
      ['fresh', 'new'],
      ['deals', 'discounted'],
      ['sweet', undefined],
    ]);
  });

  it('new is what was added in the last 60 days or is tagged so, the latest first', async () => {
    expect((await groups()).fresh).toEqual(['iced-tea', 'latte', 'juice']);
    const before = await etag();
    expect(await etag()).toBe(before);
    backend.clock.now += DAY;
    expect((await groups()).fresh).toEqual(['cookie', 'iced-tea', 'latte', 'juice']);
    expect(await etag()).not.toBe(before);
  });

  it('discounted is what costs less in some way the business sells', async () => {
    expect((await groups()).deals).toEqual(['lemonade', 'iced-tea', 'cookie']);
  });

  it('a branch has only what it sells in them, and a group of nothing is left out, highlighted or not', async () => {
    expect((await restaurant()).highlightedCat).toBe('sweet');
    const { smart_categories, highlightedCat } = await harbour();
    expect(Object.fromEntries(smart_categories.map(({ id, item_ids }) => [id, item_ids]))).toEqual({
      loved: ['latte'],
      fresh: ['iced-tea', 'latte', 'juice'],
      deals: ['iced-tea'],
    });
    expect(highlightedCat).toBeNull();
  });

  it('popular is its start until enough has been ordered, then what most was ordered of lately', async () => {
    expect((await groups()).loved).toEqual(['latte', 'cake']);
    await order(backend, SIX.slice(0, 5));
    backend.clock.now += 6 * MINUTE;
    expect((await groups()).loved).toEqual(['latte', 'cake']);
    await order(backend, SIX.slice(5));
    const tag = await etag();
    // A few minutes old at most, and no older.
    expect((await groups()).loved).toEqual(['latte', 'cake']);
    backend.clock.now += 6 * MINUTE;
    expect((await groups()).loved).toEqual(SIX.map(({ item_id }) => item_id));
    expect(await etag()).not.toBe(tag);
    // What the branch does not sell does not count there.
    expect((await harbour()).smart_categories[0]?.item_ids).toEqual(['latte']);
    backend.clock.now += 31 * DAY;
    expect((await groups()).loved).toEqual(['latte', 'cake']);
  });

  it('what was rejected was not ordered', async () => {
    const id = await order(backend, [{ item_id: 'cake', quantity: 900 }]);
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
    const moved = await backend.request(`/console/orders/${id}/move`, {
      method: 'POST',
      body: 'to=2',
      headers: form,
    });
    expect(moved.status).toBe(303);
    backend.clock.now += 20 * MINUTE;
    expect((await groups()).loved?.[0]).toBe('cookie');
  });

  it('a discount on everything sets nothing apart', async () => {
    const file = JSON.parse(await readFile(fixture('garden.json'), 'utf8')) as Record<string, unknown>;
    const all = { allMenuDiscount: { id: 'all', type: 'percent', value: 5 } };
    await backend.importFile({
      ...file,
      reference_id: 'sale',
      domains: [],
      discounts: { pickup: all },
      highlighted_category: 'deals',
    });
    const { smart_categories, highlightedCat } = await backend.ask('restaurant', {
      params: { reference_id: 'sale' },
    });
    expect(smart_categories.map(({ id }) => id)).not.toContain('deals');
    expect(highlightedCat).toBeNull();
  });
});
