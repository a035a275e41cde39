import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { CARD, CASH, createPayer, getPaymentUrl, waitUntilPasses } from '../testing/payer.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildBearerHeader, createPhoneNumber, logIn } from '../testing/test-accounts.ts';
import { buildIdempotencyHeader, CHAI, CHAI_TOTAL, MITTE } from '../testing/test-orders.ts';

describe.each(databaseEngines)('the wallet, on $name', (engine) => {
  const backend = useBackend(engine);
  const staff = createPayer(backend);
  const requestQuote = async (customer: { headers: { authorization: string } } | null, use_wallet = true) =>
    (
      await backend.call('calcOrder', {
        params: { branch_id: MITTE },
        body: { selling_types: 'car_pickup', order_lines: [CHAI], use_wallet },
        ...(customer && { headers: customer.headers }),
      })
    ).quote;

  it('a hundred simultaneous orders spend the wallet’s balance exactly to the cent, and never more', async () => {
    const customer = await logInWithWallet(backend, 2000);
    const orders = await Promise.all(Array.from({ length: 100 }, () => customer.placeOrder()));
    expect(orders.reduce((sum, { quote }) => sum + Math.round(quote.wallet * 100), 0)).toBe(2000);
    for (const { quote } of orders) expect(quote.wallet + quote.due).toBeCloseTo(CHAI_TOTAL, 10);
    expect(orders.filter(({ quote }) => quote.wallet === CHAI_TOTAL)).toHaveLength(2);
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 0, onHold: 2000 });
  });

  it('charges the wallet once for an order that is sent many times', async () => {
    const customer = await logInWithWallet(backend, 5000);
    const key = randomUUID();
    const orderIds = await Promise.all(
      Array.from({ length: 20 }, async () => (await customer.placeOrder({}, key)).id),
    );
    expect(new Set(orderIds).size).toBe(1);
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 5000 - 928, onHold: 928 });
  });

  // @spec validation/wallet-s-part-capped-at
  it('pays as much of an order as the wallet covers, and leaves the rest due in cash', async () => {
    const customer = await logInWithWallet(backend, 500);
    expect(await requestQuote(customer)).toMatchObject({ total: CHAI_TOTAL, wallet: 5, due: 4.28 });
    const { quote, payment_type } = await customer.placeOrder({ wallet_amount: 5 });
    expect({ ...quote, payment_type }).toMatchObject({ wallet: 5, due: 4.28, payment_type: CASH });
    const richCustomer = await logInWithWallet(backend, 5000);
    expect(await requestQuote(richCustomer)).toMatchObject({ wallet: CHAI_TOTAL, due: 0 });
  });

  // @spec delivery/wallet-pays-only-if-feature, roles/wallet-for-logged-customers-only
  it('uses a wallet only if a logged-in customer requests it, and never at a business without wallets', async () => {
    const customer = await logInWithWallet(backend, 500);
    expect((await requestQuote(customer, false)).wallet).toBe(0);
    expect((await requestQuote(null)).wallet).toBe(0);
    await openTeaHouse(backend, 'no-wallet', { enable_wallet: false });
    const otherCustomer = await logIn(backend, createPhoneNumber({ reference_id: 'no-wallet' }));
    const { wallet } = await backend.call('wallet', {
      params: { user_id: otherCustomer.user.id },
      headers: otherCustomer.headers,
    });
    expect(wallet).toMatchObject({ wallet_feature_enabled: false, availablePackages: [], balance: [] });
    const purchaseRefusal = await backend.expectRefusal('walletBuy', {
      body: { package_id: 'ten', payment_type: CARD },
      headers: { ...otherCustomer.headers, ...buildIdempotencyHeader() },
    });
    expect([purchaseRefusal.status, purchaseRefusal.body.code]).toEqual([422, 'wallet_off']);
  });

  it('sells no credit at a business with hidden prices, because no order could use it', async () => {
    await openTeaHouse(backend, 'hidden-tea', { hide_price: true });
    const customer = await logIn(backend, createPhoneNumber({ reference_id: 'hidden-tea' }));
    const { wallet } = await backend.call('wallet', {
      params: { user_id: customer.user.id },
      headers: customer.headers,
    });
    expect(wallet).toMatchObject({ wallet_feature_enabled: true, availablePackages: [] });
    const refusal = await backend.expectRefusal('walletBuy', {
      body: { package_id: 'ten', payment_type: CARD },
      headers: { ...customer.headers, ...buildIdempotencyHeader() },
    });
    expect(refusal.status).toBe(404);
  });

  it('returns a new quote for an order with an outdated wallet balance', async () => {
    const customer = await logInWithWallet(backend, 600);
    await customer.placeOrder({ wallet_amount: 6 });
    const { status, body } = await customer.placeAndExpectRefusal({ wallet_amount: 6 });
    expect([status, body.code]).toEqual([409, 'stale_total']);
    expect(body.quote).toMatchObject({ wallet: 0, due: CHAI_TOTAL });
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 0, onHold: 600 });
  });

  it('spends the wallet’s balance on only one of several simultaneous orders', async () => {
    const customer = await logInWithWallet(backend, 600);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => customer.placeOrder({ wallet_amount: 6 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 0, onHold: 600 });
  });

  // @spec roles/with-wallet-payment-type-goes
  it('refuses to pay an order partly from the wallet and the rest online', async () => {
    const customer = await logInWithWallet(backend, 500);
    const { status, body } = await customer.placeAndExpectRefusal({ payment_type: CARD });
    expect([status, body.code]).toEqual([422, 'payment_unavailable']);
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 500, onHold: 0 });
  });

  it('holds the wallet payment of an order until the order is accepted, and then pays it to the shop', async () => {
    const customer = await logInWithWallet(backend, 1000);
    const { id, number } = await customer.placeOrder();
    expect((await customer.loadWallet()).onHoldBalance).toBe(9.28);
    expect((await customer.loadHistory()).entries[0]).toMatchObject({
      reason: 'order',
      amount: -9.28,
      balance: 0.72,
      order_number: number,
      on_hold: true,
    });
    expect(await staff.moveOrder(id, 1)).toBe(303);
    expect((await customer.loadWallet()).onHoldBalance).toBe(0);
    expect((await customer.loadHistory()).entries[0]).toMatchObject({ order_id: id, on_hold: false });
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 72, onHold: 0 });
  });

  it.each([
    [[2], 'rejected'],
    [[1, 9], 'accepted, then cancelled by the staff'],
  ])(
    'returns the wallet payment of an order exactly once when its status becomes %s (%s)',
    async (statusSteps) => {
      const customer = await logInWithWallet(backend, 1000);
      const { id } = await customer.placeOrder();
      for (const newStatus of statusSteps) expect(await staff.moveOrder(id, newStatus)).toBe(303);
      expect(await staff.moveOrder(id, 9)).not.toBe(303);
      expect(await customer.loadLedgerBalance()).toEqual({ balance: 1000, onHold: 0 });
      const { entries } = await customer.loadHistory();
      expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual([
        ['returned', 9.28],
        ['order', -9.28],
        ['staff', 10],
      ]);
    },
  );

  it('returns the wallet payment of an order when the customer cancels the order', async () => {
    const customer = await logInWithWallet(backend, 1000);
    const { id } = await customer.placeOrder();
    const { headers } = customer;
    await backend.call('cancelOrder', { params: { branch_id: MITTE, order_id: id }, headers });
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 1000, onHold: 0 });
  });

  it('credits a paid top-up once, even if requests are sent again', async () => {
    const customer = await logInWithWallet(backend, 0);
    const headers = { ...customer.headers, ...buildIdempotencyHeader() };
    const buyPackage = () =>
      backend.call('walletBuy', { body: { package_id: 'bonus', payment_type: CARD }, headers });
    const [{ transaction }, secondPurchase] = [await buyPackage(), await buyPackage()];
    expect(secondPurchase.transaction.id).toBe(transaction.id);
    expect(transaction).toMatchObject({ status: 'pending', amount: 20, package_id: 'bonus' });
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 0, onHold: 0 });
    await staff.submitChoice(getPaymentUrl(transaction), 'pay');
    await staff.submitChoice(getPaymentUrl(transaction), 'pay');
    const loadTransaction = () =>
      backend.call('transaction', {
        params: { order_id: 'wallet', transaction_id: transaction.id },
        headers: customer.headers,
      });
    await waitUntilPasses(async () => expect((await loadTransaction()).transaction.status).toBe('paid'));
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 2250, onHold: 0 });
    const { balance, creditHistory } = await customer.loadWallet();
    expect(balance).toMatchObject([{ amount: 22.5, credited: 22.5, name: { en: 'With a bonus' } }]);
    expect(creditHistory).toMatchObject([{ reason: 'package', amount: 22.5, balance: 22.5 }]);
  });

  it('redirects a customer to the wallet after a successful top-up, and to the top-up page otherwise', async () => {
    const customer = await logInWithWallet(backend, 0);
    const origin = 'http://localhost';
    const payAndReadRedirect = async (choice: string) => {
      const { transaction } = await backend.call('walletBuy', {
        body: { package_id: 'ten', payment_type: CARD, return_url: `${origin}/tea-house/wallet/ten` },
        headers: { ...customer.headers, ...buildIdempotencyHeader(), origin },
      });
      const returnUrl = await staff.submitChoice(getPaymentUrl(transaction), choice);
      const response = await backend.request(new URL(returnUrl ?? '').pathname);
      return response.headers.get('location');
    };
    expect(await payAndReadRedirect('decline')).toBe('/tea-house/wallet/ten');
    expect(await payAndReadRedirect('pay')).toBe('/tea-house/wallet/home');
  });

  it('tells a customer who returns from the payment page that the amount is in the wallet', async () => {
    const customer = await logInWithWallet(backend, 0);
    const { transaction } = await backend.call('walletBuy', {
      body: { package_id: 'ten', payment_type: CARD },
      headers: { ...customer.headers, ...buildIdempotencyHeader() },
    });
    const returnUrl = await staff.submitChoice(getPaymentUrl(transaction), 'pay');
    const page = await (await backend.request(new URL(returnUrl ?? '').pathname)).text();
    expect(page).toContain('<p>Thank you. The amount is in your wallet.</p>');
  });

  it.each(['decline', 'cancel'])(
    'credits nothing to the wallet when the payment page of a top-up ends with “%s”',
    async (choice) => {
      const customer = await logInWithWallet(backend, 0);
      const { transaction } = await backend.call('walletBuy', {
        body: { package_id: 'ten', payment_type: CARD },
        headers: { ...customer.headers, ...buildIdempotencyHeader() },
      });
      await staff.submitChoice(getPaymentUrl(transaction), choice);
      expect(await customer.loadLedgerBalance()).toEqual({ balance: 0, onHold: 0 });
    },
  );

  // @spec more-calls/post-webapp-wallet-buy
  it('refuses a top-up that is not sold, is paid in cash, or has the key of another purchase', async () => {
    const customer = await logInWithWallet(backend, 0);
    const key = buildIdempotencyHeader();
    const expectRefusal = async (
      body: object,
      headers: Record<string, string> = buildIdempotencyHeader(),
    ) => {
      const response = await backend.expectRefusal('walletBuy', {
        body,
        headers: { ...customer.headers, ...headers },
      });
      return [response.status, response.body.code];
    };
    expect(await expectRefusal({ package_id: 'none', payment_type: CARD })).toEqual([404, 'not_found']);
    expect(await expectRefusal({ package_id: 'ten', payment_type: CASH })).toEqual([
      422,
      'payment_unavailable',
    ]);
    await backend.call('walletBuy', {
      body: { package_id: 'ten', payment_type: CARD },
      headers: { ...customer.headers, ...key },
    });
    expect(await expectRefusal({ package_id: 'bonus', payment_type: CARD }, key)).toEqual([
      422,
      'key_reused',
    ]);
    expect(await expectRefusal({ package_id: 'ten', payment_type: CARD }, {})).toEqual([
      400,
      'idempotency_key',
    ]);
  });

  // @spec roles/profile-locations-wallet-require-login, more-calls/get-webapp-wallet-user-id
  it('only the owner of a wallet can see it and spend from it', async () => {
    const [owner, secondOwner] = [await logInWithWallet(backend, 1000), await logInWithWallet(backend, 0)];
    for (const name of ['wallet', 'walletHistory'] as const) {
      const { params } = owner;
      expect((await backend.expectRefusal(name, { params, headers: secondOwner.headers })).status).toBe(403);
      expect((await backend.expectRefusal(name, { params })).status).toBe(401);
      expect(
        (await backend.expectRefusal(name, { params, headers: buildBearerHeader('forged') })).status,
      ).toBe(401);
    }
    await secondOwner.placeOrder();
    expect(await owner.loadLedgerBalance()).toEqual({ balance: 1000, onHold: 0 });
    expect((await requestQuote(secondOwner)).wallet).toBe(0);
  });

  // @spec more-calls/get-webapp-wallet-user-id-history
  it('lists the history of a wallet in pages, newest first, with the balance after each transaction', async () => {
    const customer = await logInWithWallet(backend, 50_000);
    for (let index = 0; index < 11; index++) await customer.placeOrder();
    const rejectedOrder = await customer.placeOrder();
    await staff.moveOrder(rejectedOrder.id, 2);
    for (let index = 0; index < 9; index++)
      await customer.placeOrder({ order_lines: [{ ...CHAI, quantity: 1 }], total: 4.64 });
    const firstPage = await customer.loadHistory();
    const secondPage = await customer.loadHistory(2);
    expect(firstPage.pagination).toEqual({ page: 1, pages: 2, total: 23 });
    expect([firstPage.entries.length, secondPage.entries.length]).toEqual([20, 3]);
    const allEntries = [...firstPage.entries, ...secondPage.entries];
    const newerEntries = allEntries.slice(0, -1);
    for (const [index, entry] of newerEntries.entries())
      expect((entry.balance ?? 0) - entry.amount).toBeCloseTo(allEntries[index + 1]?.balance ?? 0, 10);
    expect(allEntries.at(-1)).toMatchObject({ reason: 'staff', amount: 500, balance: 500, note: 'Welcome' });
    expect((await customer.loadHistory(3)).entries).toEqual([]);
    const { status } = await backend.expectRefusal('walletHistory', {
      params: customer.params,
      headers: customer.headers,
      query: { page: '0' },
    });
    expect(status).toBe(400);
  });
});
