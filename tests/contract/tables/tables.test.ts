import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { enginesOfScope } from '../testing/engines.ts';
import { buildIdempotencyHeader, type OrderBody } from '../testing/test-orders.ts';

const localize = (en: string, de = en) => ({ en, de });
const buildTable = (id: string, name = localize(id), seats?: number) => ({
  id,
  name,
  ...(seats && { seats }),
});

/** A tavern that is always open. The branch `hall` has tables, and the branch `yard` has none. */
const tavern = {
  reference_id: 'tavern',
  settings: {
    business_name: localize('Tavern', 'Wirtshaus'),
    currency: 'EUR',
    country_code: 'DE',
    timezone: 'Europe/Berlin',
    locales: ['en', 'de'],
    table_label: localize('Table', 'Tisch'),
    checkoutDineIn: { enabled: true, cart: true },
    checkoutCarPickup: { enabled: true },
  },
  branches: [
    {
      id: 'hall',
      name: localize('Hall', 'Saal'),
      tables: [buildTable('7', localize('7'), 4), buildTable('window', localize('Window', 'Fenster'))],
    },
    { id: 'yard', name: localize('Yard', 'Hof') },
  ],
  categories: [
    { id: 'food', name: localize('Food'), items: [{ id: 'soup', name: localize('Soup'), price: 5 }] },
  ],
};
const HALL_BRANCH = 'tavern~hall';

const buildOrderBody = (changes: Partial<OrderBody> = {}): OrderBody => ({
  branch_id: HALL_BRANCH,
  selling_types: 'dine_in',
  order_lines: [{ item_id: 'soup', quantity: 1 }],
  name: 'Ada',
  phone: '1701234567',
  dial_code: '+49',
  total: 5,
  table_id: '7',
  ...changes,
});

describe.each(enginesOfScope)('tables, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    await backend.importFile(tavern);
  });
  const listTables = async (branch_id: string) =>
    (await backend.call('tables', { params: { branch_id }, query: {} })).tables;
  const placeOrder = async (changes: Partial<OrderBody> = {}) =>
    (await backend.call('placeOrder', { body: buildOrderBody(changes), headers: buildIdempotencyHeader() }))
      .order;
  const expectRefusal = async (changes: Partial<OrderBody>) => {
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody(changes),
      headers: buildIdempotencyHeader(),
    });
    return [status, body.code, Object.keys(body.fields ?? {})];
  };

  // @spec calls/get-webapp-tables-branch-id
  it('lists the tables of a branch, and the restaurant call marks the branches that have tables', async () => {
    expect(await listTables(HALL_BRANCH)).toEqual([
      { id: '7', name: localize('7'), seats: 4 },
      { id: 'window', name: localize('Window', 'Fenster') },
    ]);
    expect(await listTables('tavern~yard')).toEqual([]);
    const { restaurant } = await backend.call('restaurant', { params: { reference_id: 'tavern' } });
    expect(restaurant.branches.map(({ has_tables }) => has_tables)).toEqual([true, false]);
    expect(JSON.stringify(restaurant)).not.toContain('Fenster');
  });

  // @spec calls/get-webapp-tables-branch-id
  it('answers 404 for the tables of an unknown branch', async () => {
    const { status } = await backend.expectRefusal('tables', { params: { branch_id: 'tavern~moon' } });
    expect(status).toBe(404);
  });

  it('an order keeps the name that its table had when the order was placed', async () => {
    const order = await placeOrder({ table_id: 'window' });
    expect(order.table).toEqual({ id: 'window', name: localize('Window', 'Fenster') });
    const page = await (await backend.request('/console')).text();
    expect(page).toContain('<bdi>Window</bdi>');
    const [hallBranch, yardBranch] = tavern.branches;
    await backend.importFile({
      ...tavern,
      branches: [{ ...hallBranch, tables: [buildTable('7')] }, yardBranch],
    });
    const params = { order_id: order.id };
    expect((await backend.call('orderById', { params })).order.table?.name.de).toBe('Fenster');
    await backend.importFile(tavern);
  });

  it('requires an existing table for a dine-in order if the branch has tables', async () => {
    expect(await expectRefusal({ table_id: null })).toEqual([422, 'table_required', ['table_id']]);
    expect(await expectRefusal({ table_id: '8' })).toEqual([422, 'table_unknown', ['table_id']]);
    expect(await expectRefusal({ branch_id: 'tavern~yard' })).toEqual([422, 'table_unknown', ['table_id']]);
  });

  it('requires no table at a branch without tables, and stores no table for a pickup order', async () => {
    expect(
      (await placeOrder({ branch_id: 'tavern~yard', table_id: null, notes: 'Table: 3' })).table,
    ).toBeNull();
    expect((await placeOrder({ selling_types: 'car_pickup', table_id: 'moon' })).table).toBeNull();
  });

  it('the printed page of table codes has one card for each table', async () => {
    const cardsPage = await (await backend.request(`/console/tables/cards?branch=${HALL_BRANCH}`)).text();
    expect(cardsPage.match(/<article>/g)).toHaveLength(2);
    expect(cardsPage).toContain('/tavern/dine_in?branch=hall&amp;table=window');
  });
});
