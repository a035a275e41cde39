import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../../../demo/server/db/schema-accounts.ts';
import { loadWalletBalance } from '../../../demo/server/repo/wallet/wallet-repo.ts';
import { createCatalogue } from '../../../demo/server/services/menu/business-catalogue.ts';
import {
  createPaymentService,
  type Payments,
} from '../../../demo/server/services/payment/payment-service.ts';
import { creditPackage } from '../../../demo/server/services/wallet/wallet-service.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { getPaymentUrl, waitUntilPasses } from '../testing/payer.ts';

const NOW = Date.parse('2026-03-04T12:00:00+01:00');
const requestOrigin = {
  ownOrigin: 'https://orders.example',
  pageOrigin: null,
  returnUrl: null,
  locale: 'en',
};

describe.each(databaseEngines)('wallet top-ups that are paid online, on $name', (engine) => {
  const gateway = createFakePaymentProvider();
  const backend = useBackend(engine);
  const state: { payments?: Payments } = {};
  beforeAll(() => {
    const db = backend.database();
    state.payments = createPaymentService({
      db,
      provider: gateway.provider,
      now: () => NOW,
      notifyChange: () => {},
      intervalMs: 50,
      catalogue: createCatalogue(db),
      creditPackage: creditPackage(() => NOW),
      log: (error) => expect.unreachable(String(error)),
    });
  });
  afterAll(() => state.payments?.close());
  const getPayments = (): Payments => {
    if (!state.payments) throw new Error('There are no payments');
    return state.payments;
  };
  const sendWebhook = async (url: string): Promise<void> => {
    const { body, headers } = gateway.webhook(url);
    await getPayments().receiveWebhook('fake', new Headers(headers), String(body));
  };
  const buyPackage = async (customerId: string, key: string = randomUUID(), paymentType = 1) => {
    const business = await createCatalogue(backend.database()).getBusiness('tea-house');
    return getPayments().openForPackage({
      business,
      customerId,
      key,
      paymentType,
      paymentOrigin: requestOrigin,
      packageId: 'gold',
      price: 2000,
      credit: 2500,
    });
  };
  const createCustomer = async (): Promise<string> => {
    const id = randomUUID();
    const phone = String(Math.floor(1e9 + Math.random() * 9e9));
    const row = { id, referenceId: 'tea-house', dialCode: '+49', phone, createdAt: new Date(NOW) };
    await backend.database().insert(customers).values(row);
    return id;
  };
  const loadBalance = async (customerId: string): Promise<number> => {
    const wallet = { referenceId: 'tea-house', customerId, currency: 'EUR', currencyDigits: 2 };
    return (await loadWalletBalance(backend.database(), wallet)).balance;
  };

  it('opens one top-up payment per key, and credits the payment once, however often its webhook arrives', async () => {
    const customerId = await createCustomer();
    const key = randomUUID();
    const openedPayments = await Promise.all(Array.from({ length: 10 }, () => buyPackage(customerId, key)));
    expect(new Set(openedPayments.map(({ id, url }) => `${id} ${url}`)).size).toBe(1);
    expect(openedPayments[0]).toMatchObject({
      package_id: 'gold',
      order_id: null,
      amount: 20,
      status: 'pending',
    });
    const url = getPaymentUrl(openedPayments[0]);
    gateway.charge(url);
    await Promise.all(Array.from({ length: 10 }, () => sendWebhook(url)));
    expect(await loadBalance(customerId)).toBe(2500);
    expect(await getPayments().getTransaction(null, openedPayments[0]?.id ?? '')).toMatchObject({
      status: 'paid',
      url: null,
    });
  });

  it('credits nothing when a top-up payment is declined, and opens a new payment for the next try', async () => {
    const customerId = await createCustomer();
    const firstPurchase = await buyPackage(customerId);
    gateway.endPayment(getPaymentUrl(firstPurchase), 'declined');
    await sendWebhook(getPaymentUrl(firstPurchase));
    expect(await loadBalance(customerId)).toBe(0);
    const secondPurchase = await buyPackage(customerId);
    gateway.charge(getPaymentUrl(secondPurchase));
    await sendWebhook(getPaymentUrl(secondPurchase));
    expect(await loadBalance(customerId)).toBe(2500);
  });

  it('refunds a top-up payment that arrives after the account has been deleted', async () => {
    const customerId = await createCustomer();
    const openedPayment = await buyPackage(customerId);
    await backend.database().delete(customers).where(eq(customers.id, customerId));
    gateway.charge(getPaymentUrl(openedPayment));
    await sendWebhook(getPaymentUrl(openedPayment));
    await waitUntilPasses(async () =>
      expect(await getPayments().getTransaction(null, openedPayment.id)).toMatchObject({
        status: 'refunded',
      }),
    );
  });

  it('refuses to sell a top-up for cash or by a payment method that the business does not accept', async () => {
    const customerId = await createCustomer();
    for (const type of [2, 4])
      await expect(buyPackage(customerId, randomUUID(), type)).rejects.toThrow(/online|does not accept/);
  });
});
