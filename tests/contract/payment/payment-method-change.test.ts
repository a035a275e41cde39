import { beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '../../../src/api/contract/quote-contract.ts';
import { localize } from '../testing/accounting-carts.ts';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { databaseEngines } from '../testing/engines.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { APPLE_PAY, CARD, CASH, createPayer, getPaymentUrl } from '../testing/payer.ts';
import { readCsv } from '../testing/read-csv.ts';
import { openTeaHouse } from '../testing/tea-house.ts';

const DISH = { item_id: 'dish', quantity: 1 };
const PAY_LATER = 3;

/** Settings of a business, the price of its only dish, and what the dish costs online, in cash, and paid later. */
const SHOPS = [
  {
    currency: 'KWD',
    digits: 3,
    settings: { cash_rounding: 0.005, online_step: 0.01, online_rounding: true },
    price: 6.456,
    online: { online_rounding: 0.004, cash_rounding: 0, due: 6.46 },
    cash: { online_rounding: 0, cash_rounding: -0.001, due: 6.455 },
  },
  {
    currency: 'CHF',
    digits: 2,
    settings: { cash_rounding: 0.1 },
    price: 9.95,
    online: { online_rounding: 0, cash_rounding: 0, due: 9.95 },
    cash: { online_rounding: 0, cash_rounding: 0.05, due: 10 },
  },
  {
    currency: 'SEK',
    digits: 2,
    settings: { cash_rounding: 1 },
    price: 99.49,
    online: { online_rounding: 0, cash_rounding: 0, due: 99.49 },
    cash: { online_rounding: 0, cash_rounding: -0.49, due: 99 },
  },
] as const;
type Shop = (typeof SHOPS)[number];

const getReferenceId = ({ currency }: Pick<Shop, 'currency'>) => `tea-${currency.toLowerCase()}`;
const pickAmounts = ({ total, cash_rounding, online_rounding, due }: Quote) => ({
  total,
  cash_rounding,
  online_rounding,
  due,
});

describe.each(databaseEngines)('another payment method for an unpaid order, on $name', (engine) => {
  const gateway = createFakePaymentProvider();
  const backend = useBackend(engine, { payment: { provider: gateway.provider, intervalMs: 100 } });

  const openShop = (shop: Shop, settings: object = {}) =>
    openTeaHouse(
      backend,
      getReferenceId(shop),
      {
        currency: shop.currency,
        currency_digits: shop.digits,
        payment_methods: [CARD, CASH, PAY_LATER, APPLE_PAY],
        ...shop.settings,
        ...settings,
      } as never,
      {
        categories: [
          {
            id: 'all',
            name: localize('All'),
            items: [{ id: 'dish', name: localize('Dish'), price: shop.price }],
          },
        ],
        taxes: {},
        exclusive_taxes: [],
        modifier_groups: {},
        coupons: [],
        discounts: {},
        smart_categories: [],
        highlighted_category: undefined,
      } as never,
    );
  beforeAll(async () => {
    for (const shop of SHOPS) await openShop(shop);
  });

  const openCustomer = (shop: Shop) => {
    const customer = createPayer(backend, `${getReferenceId(shop)}~mitte`);
    return {
      ...customer,
      placeOrder: () => customer.placeOrder({ order_lines: [DISH], total: shop.price }),
    };
  };
  const loadOrder = async (id: string) =>
    (await backend.call('orderById', { params: { order_id: id }, query: { full: 'true' } })).order;
  const loadExportRow = async (shop: Shop, number: string) => {
    const referenceId = getReferenceId(shop);
    const owner = await createOperator(backend, `owner-${number}`, { [referenceId]: 'owner' });
    const day = new Date(backend.clock.now).toISOString().slice(0, 10);
    const query = new URLSearchParams({ business: referenceId, from: day, to: day });
    const rows = await readCsv(await owner.get(`/console/payments/export/orders?${query}`));
    return { row: rows.find(({ Order }) => Order === number) ?? {}, owner };
  };

  it.each(SHOPS)(
    'rounds an order to the coins of $currency, not to the provider’s step, when the customer changes to cash',
    async (shop) => {
      const customer = openCustomer(shop);
      const placedOrder = await customer.placeOrder();
      expect(pickAmounts(placedOrder.order.quote)).toEqual({ total: shop.price, ...shop.online });
      expect(placedOrder.transaction.amount).toBe(shop.online.due);

      const { order, transaction } = await customer.pay(placedOrder, CASH, {
        payKey: `cash-${shop.currency}`,
      });

      expect(transaction).toBeNull();
      expect(pickAmounts(order.quote)).toEqual({ total: shop.price, ...shop.cash });
      expect(await loadOrder(order.id)).toMatchObject({ payment_type: CASH, quote: order.quote });
    },
  );

  it.each(SHOPS)(
    'the console and the export show the $currency amount of an order that was changed to cash',
    async (shop) => {
      const customer = openCustomer(shop);
      const placedOrder = await customer.placeOrder();
      const exportBefore = await loadExportRow(shop, placedOrder.order.number);
      const formatAmount = (amount: number) => amount.toFixed(shop.digits);
      expect(exportBefore.row).toMatchObject({
        'Provider rounding': formatAmount(shop.online.online_rounding),
        'Not paid': formatAmount(shop.online.due),
      });

      await customer.pay(placedOrder, CASH);

      const { row, owner } = await loadExportRow(shop, placedOrder.order.number);
      expect(row).toMatchObject({
        Total: formatAmount(shop.price),
        'Cash rounding': formatAmount(shop.cash.cash_rounding),
        'Provider rounding': formatAmount(0),
        'Cash or on the spot': formatAmount(shop.cash.due),
        'Not paid': formatAmount(0),
      });
      const pageText = (await owner.load('/console')).replaceAll(/<[^>]+>/g, ' ');
      const ticketText = pageText.slice(pageText.indexOf(placedOrder.order.number));
      expect(ticketText).toMatch(
        new RegExp(
          `Cash rounding\\s+.*${formatAmount(Math.abs(shop.cash.cash_rounding))}[^]*?Due\\s+.*${formatAmount(shop.cash.due)}`,
        ),
      );
      expect(ticketText).not.toContain('Rounding for the payment provider');
    },
  );

  it('returns the same order and amount each time a change to cash is sent again', async () => {
    const [shop] = SHOPS;
    const customer = openCustomer(shop);
    const placedOrder = await customer.placeOrder();
    const payInCash = () => customer.pay(placedOrder, CASH, { payKey: 'cash-retry' });

    const responses = [await payInCash(), ...(await Promise.all([payInCash(), payInCash()]))];

    for (const { order, transaction } of responses) {
      expect(transaction).toBeNull();
      expect(pickAmounts(order.quote)).toEqual({ total: shop.price, ...shop.cash });
    }
    const { row } = await loadExportRow(shop, placedOrder.order.number);
    expect(row['Cash or on the spot']).toBe('6.455');
  });

  it('a change to another online method keeps the provider’s rounding, and a retry returns the same payment', async () => {
    const [shop] = SHOPS;
    const customer = openCustomer(shop);
    const placedOrder = await customer.placeOrder();

    const changedOrder = await customer.pay(placedOrder, APPLE_PAY, { payKey: 'apple-retry' });
    const repeatedPayment = await customer.pay(placedOrder, APPLE_PAY, { payKey: 'apple-retry' });

    expect(changedOrder.transaction).toMatchObject({ amount: shop.online.due, payment_type: APPLE_PAY });
    expect(pickAmounts(changedOrder.order.quote)).toEqual({ total: shop.price, ...shop.online });
    expect(repeatedPayment.transaction?.id).toBe(changedOrder.transaction?.id);
  });

  it('does not round the amount of an order with the payment type “pay later”', async () => {
    const [shop] = SHOPS;
    const customer = openCustomer(shop);
    const { order } = await customer.pay(await customer.placeOrder(), PAY_LATER);
    expect(pickAmounts(order.quote)).toEqual({
      total: shop.price,
      cash_rounding: 0,
      online_rounding: 0,
      due: shop.price,
    });
  });

  it('refuses an online payment for an order changed to cash, and keeps its amount', async () => {
    const [shop] = SHOPS;
    const customer = openCustomer(shop);
    const placedOrder = await customer.placeOrder();
    const { order } = await customer.pay(placedOrder, CASH);
    const refusal = await backend.expectRefusal('pay', {
      params: { order_id: order.id },
      body: { payment_type: CARD },
      headers: { 'idempotency-key': 'back-to-card', 'order-key': placedOrder.key },
    });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'not_payable']);
    expect((await loadOrder(order.id)).quote).toEqual(order.quote);
  });

  it('rounds by the business’s current settings when a customer changes the payment method of an order, and refuses an amount that the provider cannot charge', async () => {
    const [shop] = SHOPS;
    const customer = openCustomer(shop);
    const placedOrder = await customer.placeOrder();
    const failingOrder = await customer.placeOrder();
    await openShop(shop, { cash_rounding: 0.25, online_rounding: false });

    const { order } = await customer.pay(placedOrder, CASH);
    const refusal = await backend.expectRefusal('pay', {
      params: { order_id: failingOrder.order.id },
      body: { payment_type: APPLE_PAY },
      headers: { 'idempotency-key': 'not-a-multiple', 'order-key': failingOrder.key },
    });

    await openShop(shop);
    expect(order.quote).toMatchObject({ cash_rounding: 0.044, due: 6.5 });
    expect(refusal.body.code).toBe('payment_unavailable');
    expect((await loadOrder(failingOrder.order.id)).payment).toMatchObject({ status: 'pending' });
  });

  it('stores the amount charged by an earlier payment page, even if the rounding has changed since then', async () => {
    const [shop] = SHOPS;
    const customer = openCustomer(shop);
    const placedOrder = await customer.placeOrder();
    await openShop(shop, { online_step: 0.1 });
    const changedOrder = await customer.pay(placedOrder, APPLE_PAY);
    await openShop(shop);
    expect(changedOrder.order.quote).toMatchObject({ online_rounding: 0.044, due: 6.5 });

    gateway.charge(getPaymentUrl(placedOrder.transaction), { isForced: true });
    await backend.request('/payments/webhook/fake', gateway.webhook(getPaymentUrl(placedOrder.transaction)));

    const order = await loadOrder(placedOrder.order.id);
    expect(order.payment).toMatchObject({ status: 'paid', payment_type: CARD });
    expect(pickAmounts(order.quote)).toEqual({ total: shop.price, ...shop.online });
  });
});
