import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';

describe.each(pgliteOnly)('wallets in the console, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadPage = async (path: string) => (await backend.request(`/console/wallets${path}`)).text();
  const submitCredit = (id: string, form: Record<string, string>) =>
    backend.request(`/console/wallets/${id}/credit`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: new URLSearchParams(form).toString(),
    });

  it('the console shows staff each customer’s wallet balance and the amount on hold', async () => {
    const customer = await logInWithWallet(backend, 2000);
    await customer.placeOrder();
    const walletList = await loadPage('');
    expect(walletList).toContain(customer.number.phone);
    expect(walletList).toMatch(/€10\.72.*€9\.28/);
    const customerPage = await loadPage(`/${customer.user.id}`);
    expect(customerPage).toContain('Credit from staff · Welcome');
    expect(customerPage).toMatch(/-€9\.28/);
    expect(customerPage).toContain(', on hold');
  });

  it('a credit form that is sent three times credits the wallet once, and the customer sees its reason', async () => {
    const customer = await logInWithWallet(backend, 0);
    const form = { amount: '7.50', note: ' <b>Sorry</b> for the wait ', key: randomUUID() };
    const responses = await Promise.all([1, 2, 3].map(() => submitCredit(customer.user.id, form)));
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 750, onHold: 0 });
    const { entries } = await customer.loadHistory();
    expect(entries).toMatchObject([{ reason: 'staff', amount: 7.5, note: '<b>Sorry</b> for the wait' }]);
    expect(await loadPage(`/${customer.user.id}`)).toContain('&lt;b&gt;Sorry&lt;/b&gt; for the wait');
  });

  it.each([
    [{ amount: '', note: 'x' }, 'Enter an amount such as 5'],
    [{ amount: '0', note: 'x' }, 'Enter an amount such as 5'],
    [{ amount: '-5', note: 'x' }, 'Enter an amount such as 5'],
    [{ amount: '1.005', note: 'x' }, 'Enter an amount such as 5'],
    [{ amount: '1e9', note: 'x' }, 'Enter an amount such as 5'],
    [{ amount: '5', note: '  ' }, 'Enter a reason of at most 200 characters'],
  ])('an operator’s credit form with %j credits nothing and explains why', async (form, message) => {
    const customer = await logInWithWallet(backend, 0);
    const response = await submitCredit(customer.user.id, { ...form, key: randomUUID() });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(message);
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 0, onHold: 0 });
  });

  it('refuses a wallet credit that is sent from another site or for an unknown customer', async () => {
    const customer = await logInWithWallet(backend, 0);
    const forgedResponse = await backend.request(`/console/wallets/${customer.user.id}/credit`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: `amount=5&note=x&key=${randomUUID()}`,
    });
    expect(forgedResponse.status).toBe(403);
    const unknownCustomerResponse = await submitCredit('nobody', {
      amount: '5',
      note: 'x',
      key: randomUUID(),
    });
    expect(unknownCustomerResponse.status).toBe(404);
    expect(await customer.loadLedgerBalance()).toEqual({ balance: 0, onHold: 0 });
  });
});
