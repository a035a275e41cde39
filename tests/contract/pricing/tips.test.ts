import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { CHAI, CHAI_TOTAL, MITTE, placeOrder } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('tips, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeEach(() =>
    openTeaHouse(backend, 'tea-house', {
      checkoutCarPickup: { enabled: true, tips: { percents: [10], amounts: [2] } },
    }),
  );
  const params = { branch_id: MITTE };
  const body = { selling_types: 'car_pickup' as const, order_lines: [CHAI] };

  it('adds an offered tip to the total without a tax on the tip', async () => {
    const { quote } = await backend.call('calcOrder', { params, body });
    const { quote: quoteWithTip } = await backend.call('calcOrder', {
      params,
      body: { ...body, tip: { percent: 10 } },
    });
    // 10 % of 8.62
    const total = 10.14;
    expect(quoteWithTip).toEqual({ ...quote, tip: 0.86, total, due: total });
  });

  it.each([
    ['an amount that is not offered', { amount: 3 }],
    ['a percentage that is not offered', { percent: 20 }],
    ['an amount with too many decimals', { amount: 2.001 }],
  ])('refuses a tip of %s, and says why', async (_what, tip) => {
    const { status, body: refusal } = await backend.expectRefusal('calcOrder', {
      params,
      body: { ...body, tip },
    });
    expect([status, refusal.code]).toEqual([422, 'tip_not_offered']);
    expect(refusal.fields).toEqual({ tip: 'This tip is not offered. Choose one of the offered tips.' });
  });

  it.each([{ amount: -1 }, { percent: -5 }, { percent: 101 }, {}])(
    'refuses the malformed tip %j',
    async (tip) => {
      const response = await backend.request(`/api/service/pos/calc-order/${MITTE}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, tip }),
      });
      expect(response.status).toBe(422);
    },
  );

  it('refuses a tip for an order type without tips', async () => {
    const { status, body: refusal } = await backend.expectRefusal('calcOrder', {
      params,
      body: { ...body, selling_types: 'delivery', country_iso: 'AT', tip: { amount: 2 } },
    });
    expect([status, refusal.fields?.tip]).toEqual([422, 'This business takes no tips for such orders.']);
  });

  it('stores the tip in the quote of the placed order', async () => {
    const { quote } = await placeOrder(backend, { tip: { amount: 2 }, total: CHAI_TOTAL + 2 });
    expect(quote).toMatchObject({ tip: 2, total: CHAI_TOTAL + 2 });
  });

  it('pays a tip from the wallet, and returns it to the wallet when the order is cancelled', async () => {
    const customer = await logInWithWallet(backend, 2000);
    const total = CHAI_TOTAL + 2;
    const { id } = await customer.placeOrder({ tip: { amount: 2 }, total, wallet_amount: total });
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 2000 - 1128, onHold: 1128 });
    const { headers } = customer;
    await backend.call('cancelOrder', { params: { branch_id: MITTE, order_id: id }, headers });
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 2000, onHold: 0 });
  });
});
