import { beforeAll, describe, expect, it } from 'vitest';
import { streamPlacedOrders } from '../../../demo/server/services/accounting/order-export.ts';
import type { WireOrder } from '../../../src/api/contract/order-contract.ts';
import { ACCOUNTING_CARTS, ACCOUNTING_MENU, localize, TRICKY_NAME } from '../testing/accounting-carts.ts';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { enginesOfScope } from '../testing/engines.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { CARD, CASH, createPayer, getPaymentUrl } from '../testing/payer.ts';
import { readCsv } from '../testing/read-csv.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { MITTE, type OrderBody, placeOrder } from '../testing/test-orders.ts';

const toCents = (text: string | undefined): number => {
  if (!/^-?\d+\.\d\d$/.test(text ?? '')) throw new Error(`${text} is not an amount in euros`);
  return Math.round(Number(text) * 100);
};
type Row = Readonly<Record<string, string>>;
const sumColumns = (row: Row, headers: readonly string[]) =>
  headers.reduce((sum, header) => sum + toCents(row[header]), 0);

describe.each(enginesOfScope)('the export of orders, on $name', (engine) => {
  const gateway = createFakePaymentProvider();
  const backend = useBackend(engine, { payment: { provider: gateway.provider, intervalMs: 100 } });
  const customer = createPayer(backend);
  const placedOrders = new Map<string, WireOrder>();
  let owner: Awaited<ReturnType<typeof createOperator>>;

  beforeAll(async () => {
    await openTeaHouse(
      backend,
      'tea-house',
      {
        cash_rounding: 0.05,
        payment_methods: [CARD, CASH],
        checkoutCarPickup: {
          enabled: true,
          fees: [{ id: 'bag', name: localize('Bag'), amount: 0.2, below: 20, taxes: ['high'] }],
          tips: { percents: [10], amounts: [2] },
        },
      } as never,
      ACCOUNTING_MENU,
    );
    owner = await createOperator(backend, 'tea-owner', { 'tea-house': 'owner' });
    await placeAllOrders();
  });

  const priceCart = async (cart: Partial<OrderBody>, changes: Partial<OrderBody>, headers = {}) => {
    const { quote } = await backend.call('calcOrder', {
      params: { branch_id: MITTE },
      body: {
        selling_types: 'car_pickup',
        order_lines: [],
        ...cart,
        payment_type: changes.payment_type ?? CASH,
        use_wallet: changes.use_wallet ?? false,
      },
      headers,
    });
    return { ...cart, ...changes, total: quote.total, wallet_amount: quote.wallet };
  };
  const rememberOrder = (order: WireOrder) => {
    placedOrders.set(order.number, order);
    return order;
  };

  const REJECTED_STATUS = 2;
  const ACCEPTED_STATUS = 1;

  async function placeCashOrder(cart: Partial<OrderBody>, finalStatus: number | null): Promise<void> {
    const { id } = rememberOrder(await placeOrder(backend, await priceCart(cart, { payment_type: CASH })));
    if (finalStatus !== null) await customer.moveOrder(id, finalStatus);
  }
  /**
   * Places an order that the wallet pays in full or in part. Then changes the status to `finalStatus`, unless it is
   * null. Refunds 1.11 EUR of an accepted order to the wallet.
   */
  async function placeWalletOrder(
    balanceCents: number,
    cart: Partial<OrderBody>,
    finalStatus: number | null,
  ): Promise<void> {
    const walletCustomer = await logInWithWallet(backend, balanceCents);
    const body = await priceCart(cart, { payment_type: CASH, use_wallet: true }, walletCustomer.headers);
    const { id } = rememberOrder(await walletCustomer.placeOrder(body));
    if (finalStatus !== null) await customer.moveOrder(id, finalStatus);
    if (finalStatus === ACCEPTED_STATUS) expect((await refund(id, 'wallet', '1.11')).status).toBe(303);
  }
  /** Places an order and pays it online. Then refunds `amountToRefund`: a decimal number, `all`, or null for no refund. */
  async function placeOnlineOrder(
    cart: Partial<OrderBody>,
    finalStatus: number,
    amountToRefund: string | null,
  ): Promise<void> {
    const { order, transaction } = await customer.placeOrder(await priceCart(cart, { payment_type: CARD }));
    rememberOrder(order);
    gateway.charge(getPaymentUrl(transaction));
    await backend.request('/payments/webhook/fake', gateway.webhook(getPaymentUrl(transaction)));
    await customer.moveOrder(order.id, finalStatus);
    if (amountToRefund === null) return;
    const refundAmount = amountToRefund === 'all' ? order.quote.due.toFixed(2) : amountToRefund;
    expect((await refund(order.id, 'online', refundAmount)).status).toBe(303);
  }

  async function placeAllOrders(): Promise<void> {
    for (const cart of ACCOUNTING_CARTS) {
      await placeCashOrder(cart, null);
      await placeWalletOrder(333, cart, null);
      await placeWalletOrder(10_000, cart, ACCEPTED_STATUS);
    }
    const [smallCart = {}, largeCart = {}, couponCart = {}, tipCart = {}, mixedCart = {}] = ACCOUNTING_CARTS;
    await placeCashOrder(smallCart, REJECTED_STATUS);
    await placeWalletOrder(444, largeCart, REJECTED_STATUS);
    await placeOnlineOrder(smallCart, ACCEPTED_STATUS, '0.50');
    await placeOnlineOrder(largeCart, ACCEPTED_STATUS, 'all');
    await placeOnlineOrder(couponCart, ACCEPTED_STATUS, null);
    await placeOnlineOrder(tipCart, REJECTED_STATUS, null);
    rememberOrder((await customer.placeOrder(await priceCart(mixedCart, { payment_type: CARD }))).order);
  }
  const refund = (id: string, target: string, amount: string) =>
    owner.submit(`/console/orders/${id}/refund`, { seq: '1', target, amount, reason: 'Cold' });

  const formatToday = () => new Date(backend.clock.now).toISOString().slice(0, 10);
  const buildPath = (file: string, query: Readonly<Record<string, string>> = {}) =>
    `/console/payments/export/${file}?${new URLSearchParams({ business: 'tea-house', from: formatToday(), to: formatToday(), ...query })}`;
  const loadExport = async (file: string, query?: Readonly<Record<string, string>>) => {
    const response = await owner.get(buildPath(file, query));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return readCsv(response);
  };

  it('the order export has one row per order, whose amounts add up to the total that the customer saw', async () => {
    const rows = await loadExport('orders');
    expect(rows.map(({ Order }) => Order).sort()).toEqual([...placedOrders.keys()].sort());
    for (const row of rows) {
      const quote = placedOrders.get(row.Order ?? '')?.quote;
      expect(toCents(row.Total)).toBe(Math.round((quote?.total ?? Number.NaN) * 100));
      expect(sumColumns(row, ['Goods before discounts', 'Discounts'])).toBe(toCents(row.Subtotal));
      expect(
        sumColumns(row, [
          'Subtotal',
          'Coupon',
          'Added taxes',
          'Deposits',
          'Delivery',
          'Fees',
          'Tip',
          'Rounding',
        ]),
      ).toBe(toCents(row.Total));
      expect(sumColumns(row, ['Paid by wallet', 'Paid online', 'Cash or on the spot', 'Not paid'])).toBe(
        sumColumns(row, ['Total', 'Cash rounding', 'Provider rounding']),
      );
    }
    for (const header of ['Coupon', 'Added taxes', 'Deposits', 'Fees', 'Tip', 'Cash rounding'])
      expect(
        rows.some((row) => toCents(row[header]) !== 0),
        header,
      ).toBe(true);
  });

  it('the order export has the amounts that were paid and refunded', async () => {
    const rows = await loadExport('orders');
    const sumCents = (header: string) => rows.reduce((total, row) => total + toCents(row[header]), 0);
    const onlineRows = rows.filter((row) => row['Online payment'] !== '');
    const chargedCents = [...placedOrders.keys()].reduce(
      (total, number) => total + gateway.sumMoney(number),
      0,
    );
    expect(sumCents('Paid online') - sumCents('Refunded online')).toBe(chargedCents);
    expect(onlineRows.map((row) => row['Online payment']).sort()).toEqual([
      'not paid yet',
      'paid',
      'paid',
      'refunded',
      'refunded',
    ]);
    expect(
      rows.filter(({ Status }) => Status === 'Rejected').map((row) => toCents(row['Cash or on the spot'])),
    ).toEqual([0, 0, 0]);
    expect(sumCents('Refunded to the wallet')).toBeGreaterThan(111);
  });

  it('exports the taxes of each order by rate, with the same amounts as in the order’s bill', async () => {
    const taxes = await loadExport('taxes');
    for (const row of await loadExport('orders')) {
      const orderTaxes = taxes.filter(({ Order }) => Order === row.Order);
      const sumTaxes = (kind: string) =>
        orderTaxes
          .filter((tax) => tax['Included or added'] === kind)
          .reduce((total, tax) => total + toCents(tax['Tax amount']), 0);
      expect(sumTaxes('included')).toBe(toCents(row['Included taxes']));
      expect(sumTaxes('added')).toBe(toCents(row['Added taxes']));
    }
    expect(new Set(taxes.map((tax) => tax['Rate in percent']))).toEqual(new Set(['7', '19', '8.25']));
  });

  it('the order export has the lines of each order, and no item name that a spreadsheet runs as a formula', async () => {
    const lines = await loadExport('lines');
    for (const row of await loadExport('orders')) {
      const orderLines = lines.filter(({ Order }) => Order === row.Order);
      expect(orderLines.reduce((total, line) => total + toCents(line.Amount), 0)).toBe(toCents(row.Subtotal));
      expect(orderLines.reduce((total, line) => total + toCents(line.Deposit), 0)).toBe(
        toCents(row.Deposits),
      );
      expect(orderLines.reduce((total, line) => total + toCents(line.Coupon), 0)).toBe(toCents(row.Coupon));
    }
    expect(new Set(lines.map(({ Item }) => Item))).toEqual(new Set([`'${TRICKY_NAME}`, 'Soup', 'Lunch']));
    expect(lines.map(({ Options }) => Options)).toContain('3 x Dark bread');
    const lineWithSauces = lines.find(({ Options }) => Options === '2 x Pesto (1 included)');
    expect(lineWithSauces).toMatchObject({ 'Options of one': '0.80', Amount: '11.50' });
    expect(lines.map(({ Options }) => Options)).toContain(`Soup (2 x Dark bread); 2 x ${TRICKY_NAME}`);
  });

  it('the order export contains no personal data of a customer', async () => {
    for (const file of ['orders', 'taxes', 'lines']) {
      const text = await (await owner.get(buildPath(file))).text();
      for (const secret of ['Ada', '1701234567', [...placedOrders.values()][0]?.id ?? '-'])
        expect(text).not.toContain(secret);
    }
  });

  it('the order export has only the orders of the chosen days and of the chosen branch', async () => {
    expect(await loadExport('orders', { from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
    expect(await loadExport('orders', { branch: 'tea-house~nowhere' })).toEqual([]);
    expect(await loadExport('orders', { branch: MITTE })).toHaveLength(placedOrders.size);
  });

  it.each([1, 4, 100])('the order export reads every order once, in batches of %i', async (batchSize) => {
    const [from, until] = [
      new Date(backend.clock.now - 86_400_000),
      new Date(backend.clock.now + 86_400_000),
    ];
    const numbers: string[] = [];
    const range = { referenceId: 'tea-house', branchId: null, from, until };
    for await (const batch of streamPlacedOrders(backend.database(), range, batchSize))
      numbers.push(...batch.map(({ number }) => number));
    expect(numbers.sort()).toEqual([...placedOrders.keys()].sort());
  });

  it.each([
    [{ from: '' }, 422, 'Enter both days'],
    [{ from: '2026-02-30' }, 422, 'Enter both days'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 422, 'before the first'],
    [{ from: '2025-01-01', to: '2026-01-02' }, 422, 'at most 366 days'],
    [{ business: 'nobody' }, 404, 'was not found'],
  ])('refuses an order export with the parameters %j, and says why', async (query, status, notice) => {
    const response = await owner.get(buildPath('orders', query));
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(notice);
  });

  it('refuses an order export to an operator with the role staff', async () => {
    const staff = await createOperator(backend, 'tea-staff', { 'tea-house': 'staff' });
    expect((await staff.get(buildPath('orders'))).status).toBe(403);
  });
});
