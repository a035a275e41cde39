import { describe, expect, it } from 'vitest';
import { item as itemSchema, type WireItem } from '../../../src/api/contract/item-contract.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildIdempotencyHeader } from '../testing/test-orders.ts';

const MAIN_BRANCH = 'garden~main';
const HARBOUR_BRANCH = 'garden~harbour';
const KIOSK_BRANCH = 'garden~kiosk';

// The menus depend only on the imported file and the clock, so one engine is enough.
describe.each(pgliteOnly)('branches with different menus, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadMenu = async (branch_id: string) => (await backend.call('menu', { params: { branch_id } })).menu;
  const loadItem = async (branch_id: string, item_id: string): Promise<WireItem> =>
    (await backend.call('item', { params: { branch_id, item_id } })).item;
  const loadItems = async (branch_id: string): Promise<Map<string, WireItem>> => {
    const { categories } = await loadMenu(branch_id);
    const itemLists = categories
      .flatMap((topCategory) => [topCategory, ...topCategory.subcategories])
      .map(({ items }) => items);
    return new Map(
      itemLists
        .flat()
        .map((wireItem) => itemSchema.parse(wireItem))
        .map((item) => [item.id, item]),
    );
  };
  /** Sets the clock to `at`, and returns a quote request for one line. */
  const prepareQuoteRequest = (branch_id: string, line: object, at = '2026-03-04T14:00:00+03:00') => {
    backend.clock.now = Date.parse(at);
    const body = { selling_types: 'car_pickup' as const, order_lines: [line] };
    return { params: { branch_id }, body: body as never };
  };

  it('the menu and item calls return the prices, hours, sold-out items and hidden items of the requested branch', async () => {
    const [main, harbour] = [await loadItems(MAIN_BRANCH), await loadItems(HARBOUR_BRANCH)];
    expect([...harbour.keys()]).toEqual([...main.keys()]);
    const readFromBoth = (id: string, readField: (item: WireItem | undefined) => unknown) => [
      readField(main.get(id)),
      readField(harbour.get(id)),
    ];
    expect(readFromBoth('latte', (item) => item?.price)).toEqual([1.5, 1.75]);
    expect(readFromBoth('tea', (item) => item?.sold_out)).toEqual([false, true]);
    expect(readFromBoth('lemonade', (item) => item?.visible)).toEqual([true, false]);
    expect(readFromBoth('juice', (item) => item?.price_labels.map((label) => label.price))).toEqual([
      [1, 1.5],
      [1, 1.8],
    ]);
    expect(harbour.get('iced-tea')?.available).toBe('{"status":true,"from":"14:00","to":"15:00"}');
    for (const id of main.keys()) expect(await loadItem(HARBOUR_BRANCH, id)).toEqual(harbour.get(id));
    const loadSweetsVisibility = async (branch: string) =>
      (await loadMenu(branch)).categories.find(({ id }) => id === 'sweets')?.visible;
    expect([await loadSweetsVisibility(MAIN_BRANCH), await loadSweetsVisibility(HARBOUR_BRANCH)]).toEqual([
      true,
      false,
    ]);
  });

  it('an item names the branches that sell it, unless all branches do', async () => {
    const items = await loadItems(HARBOUR_BRANCH);
    for (const item of items.values()) expect(item).not.toHaveProperty('added_on');
    const itemsWithBranches = [...items].filter(([, { branches }]) => branches.length);
    expect(itemsWithBranches.map(([id, { branches }]) => [id, ...branches])).toEqual([
      ['lemonade', MAIN_BRANCH, KIOSK_BRANCH],
      // The category of the cake is hidden at the harbour.
      ['cake', MAIN_BRANCH, KIOSK_BRANCH],
      ['cookie', MAIN_BRANCH, KIOSK_BRANCH],
    ]);
  });

  it('stores which external system owns an item and its options, and ignores the systems that a request names', async () => {
    const forgedProvider = { provider: 'nobody', provider_id: 'X' };
    const { params, body } = prepareQuoteRequest(MAIN_BRANCH, {
      item_id: 'latte',
      quantity: 1,
      modifiers_details: [
        { id: 'oat', quantity: 1, ...forgedProvider },
        { id: 'oat-plain', quantity: 1, ...forgedProvider },
      ],
      ...forgedProvider,
    });
    const orderFields = { ...params, name: 'Ada', phone: '50012345', dial_code: '+965', total: 1.75 };
    const orderRequest = {
      body: { ...(body as object), ...orderFields } as never,
      headers: buildIdempotencyHeader(),
    };
    const { order } = await backend.call('placeOrder', orderRequest);
    const storedOrder = await backend.call('order', { params: { ...params, order_id: order.id } });
    const [line] = storedOrder.order.quote.lines;
    expect(line).toMatchObject({ provider: 'till', provider_id: 'A-17' });
    expect(line?.modifiers).toMatchObject([
      { id: 'oat', provider: 'till', provider_id: 'M-3' },
      { id: 'oat-plain' },
    ]);
    expect(JSON.stringify(line)).not.toContain('nobody');
    const rows = await backend.database().query.orders.findMany();
    expect(rows.find(({ id }) => id === order.id)?.quote).toMatchObject({
      lines: [{ provider: 'till', provider_id: 'A-17' }],
    });
  });

  it('serves the unchanged menu of the business for a branch that changes no items', async () => {
    expect(await loadMenu(KIOSK_BRANCH)).toEqual(await loadMenu(MAIN_BRANCH));
  });

  // @spec calls/get-webapp-v5-restaurant-domain-domain-active-branch-ref
  it('the restaurant call by domain and branch returns that branch with its whole menu', async () => {
    const params = { domain: 'garden.example.com', activeBranchRef: 'harbour' };
    const { restaurant, menu, pagination } = await backend.call('restaurantDomainBranch', { params });
    expect(restaurant.branch_id).toBe(HARBOUR_BRANCH);
    expect(menu).toEqual(await loadMenu(HARBOUR_BRANCH));
    expect(pagination).toBeUndefined();
    expect(restaurant.branches[1]?.available).toBe('{"status":true,"from":"10:00","to":"4:00 PM"}');
  });

  it('quotes a cart at the prices of the requested branch', async () => {
    const latte = { item_id: 'latte', quantity: 1, modifiers: 'cow' };
    expect((await backend.call('calcOrder', prepareQuoteRequest(MAIN_BRANCH, latte))).quote.total).toBe(1.5);
    expect((await backend.call('calcOrder', prepareQuoteRequest(HARBOUR_BRANCH, latte))).quote.total).toBe(
      1.75,
    );
    const juice = { item_id: 'juice', quantity: 1, price_label_id: 'large' };
    expect((await backend.call('calcOrder', prepareQuoteRequest(HARBOUR_BRANCH, juice))).quote.total).toBe(
      1.8,
    );
  });

  it.each([
    ['an item that is sold out in a branch', 'tea', 'sold_out', '2026-03-04T14:00:00+03:00'],
    ['an item that a branch hides', 'lemonade', 'item_gone', '2026-03-04T14:00:00+03:00'],
    ['an item in a category that a branch hides', 'cake', 'item_gone', '2026-03-04T14:00:00+03:00'],
    ['an item outside its daily window in a branch', 'iced-tea', 'not_now', '2026-03-04T15:00:00+03:00'],
  ])('refuses to sell %s, while another branch sells the item', async (_what, item_id, reason, at) => {
    const line = { item_id, quantity: 1 };
    const { body } = await backend.expectRefusal('calcOrder', prepareQuoteRequest(HARBOUR_BRANCH, line, at));
    expect(body.fields).toEqual({ 'order_lines.0': reason });
    expect(
      (await backend.call('calcOrder', prepareQuoteRequest(KIOSK_BRANCH, line, at))).quote.lines,
    ).toHaveLength(1);
  });

  it('takes orders at the prices of the chosen branch', async () => {
    const { params, body } = prepareQuoteRequest(HARBOUR_BRANCH, {
      item_id: 'latte',
      quantity: 2,
      modifiers: 'cow',
    });
    const orderFields = { ...params, name: 'Ada', phone: '50012345', dial_code: '+965' };
    const staleOrder = {
      body: { ...(body as object), ...orderFields, total: 3 },
      headers: buildIdempotencyHeader(),
    };
    expect((await backend.expectRefusal('placeOrder', staleOrder)).body.code).toBe('stale_total');
    const validOrder = { ...staleOrder, body: { ...staleOrder.body, total: 3.5 } } as never;
    expect((await backend.call('placeOrder', validOrder)).order.quote.total).toBe(3.5);
  });

  it('refuses an order outside the opening hours that the branch sets for every day', async () => {
    const loadPickupHours = async (at: string) => {
      backend.clock.now = Date.parse(at);
      return (await backend.call('shifts', { params: { branch_id: HARBOUR_BRANCH } })).today.car_pickup;
    };
    expect(await loadPickupHours('2026-03-04T14:00:00+03:00')).toMatchObject({
      status: 'open',
      closes_at: '2026-03-04T16:00:00+03:00',
    });
    expect(await loadPickupHours('2026-03-04T16:00:00+03:00')).toMatchObject({
      status: 'closed',
      opens_at: '2026-03-05T10:00:00+03:00',
    });
    const { params, body } = prepareQuoteRequest(HARBOUR_BRANCH, {
      item_id: 'latte',
      quantity: 1,
      modifiers: 'cow',
    });
    backend.clock.now = Date.parse('2026-03-04T17:00:00+03:00');
    const order = {
      ...(body as object),
      ...params,
      name: 'Ada',
      phone: '50012345',
      dial_code: '+965',
      total: 1.75,
    };
    expect(
      (await backend.expectRefusal('placeOrder', { body: order, headers: buildIdempotencyHeader() })).body
        .code,
    ).toBe('closed');
  });

  // @spec entities/business-settings
  it('returns the theme and the menu layout of the business', async () => {
    const { restaurant, showStandardSubCats } = await backend.call('restaurant', {
      params: { reference_id: 'garden' },
    });
    expect(restaurant).toMatchObject({ menu_layout: 'grid', is_standard_menu: false });
    expect(restaurant.background).toMatchObject({
      option: 'image',
      image: { src: expect.stringMatching(/^\/media\//), width: expect.any(Number) },
    });
    expect(showStandardSubCats).toBe(true);
  });

  it('returns the nested options of every option, and the suggestions of every item', async () => {
    const { modifier_groups, related } = await loadItem(MAIN_BRANCH, 'latte');
    const oat = modifier_groups[0]?.modifiers[1];
    expect(oat?.image?.src).toMatch(/^\/media\//);
    expect(oat?.modifier_groups).toMatchObject([
      { id: 'oat-kind', min: 1, modifiers: [{ id: 'oat-plain' }, { id: 'oat-barista', price: 0.1 }] },
    ]);
    expect(modifier_groups[0]?.modifiers[0]?.modifier_groups).toEqual([]);
    expect(related).toEqual(['cake', 'tea']);
  });
});
