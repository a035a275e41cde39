import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { placeOrder } from '../testing/test-orders.ts';

describe.each(pgliteOnly)('what an operator sees in the console, on $name', (engine) => {
  const backend = useBackend(engine);

  it('shows an operator of two businesses the orders of both, and the owner of a third business none of them', async () => {
    await openTeaHouse(backend, 'second-tea', {});
    const firstOrder = await placeOrder(backend);
    const secondOrder = await placeOrder(backend, { branch_id: 'second-tea~mitte' });
    const operatorOfBoth = await createOperator(backend, 'both', {
      'tea-house': 'staff',
      'second-tea': 'staff',
    });
    const operatorOfFirst = await createOperator(backend, 'first', { 'tea-house': 'owner' });
    const operatorOfThird = await createOperator(backend, 'third', { 'corner-shop': 'owner' });

    const [pageOfBoth, pageOfFirst, pageOfThird] = await Promise.all(
      [operatorOfBoth, operatorOfFirst, operatorOfThird].map((operator) => operator.load('/console')),
    );

    for (const { number } of [firstOrder, secondOrder]) {
      expect(pageOfBoth).toContain(number);
      expect(pageOfThird).not.toContain(number);
    }
    expect(pageOfFirst).toContain(firstOrder.number);
    expect(pageOfFirst).not.toContain(secondOrder.number);
    expect(pageOfBoth).toContain('aria-label="Business"');
    expect(pageOfFirst).not.toContain('aria-label="Business"');
  });

  it('shows an operator only the wallets, coupons and messages of the operator’s own business', async () => {
    const customer = await logInWithWallet(backend, 500);
    const stranger = await createOperator(backend, 'third', { 'corner-shop': 'owner' });
    const owner = await createOperator(backend, 'first', { 'tea-house': 'owner' });
    for (const path of ['/console/wallets', '/console/codes']) {
      expect(await owner.load(path)).toContain(customer.number.phone);
      expect(await stranger.load(path)).not.toContain(customer.number.phone);
    }
    expect(await stranger.load('/console/coupons')).not.toContain('tea-house');
  });

  it('the console lists all businesses in pages for a platform operator, and finds businesses by a search', async () => {
    for (let index = 0; index < 30; index += 1)
      await openTeaHouse(backend, `chain-${String(index).padStart(2, '0')}`, {
        business_name: { en: `Branch shop ${index}`, de: `Branch store ${index}` },
      });
    const platformOperator = await createOperator(backend, 'all');
    const firstPage = await platformOperator.load('/console/businesses?q=chain-');
    expect(firstPage).toContain('30 businesses');
    expect(firstPage).toContain('chain-24');
    expect(firstPage).not.toContain('chain-25');
    const secondPage = await platformOperator.load('/console/businesses?q=chain-&page=1');
    expect(secondPage).toContain('chain-29');
    expect(secondPage).not.toContain('chain-24');
    expect(await platformOperator.load('/console/businesses?q=Branch store 7')).toContain('chain-07');
    expect(await platformOperator.load('/console/businesses?q=100%25')).toContain('0 businesses');
    const owner = await createOperator(backend, 'chain-owner', { 'chain-03': 'owner' });
    expect(await owner.load('/console/businesses?q=chain')).toContain('1 business with');
  });

  it('the console finds orders by number, name and phone, and lists older orders on further pages', async () => {
    const { number } = await placeOrder(backend, { name: 'Grace Hopper' });
    await placeOrder(backend, { name: 'Ada' });
    const owner = await createOperator(backend, 'first', { 'tea-house': 'owner' });
    for (const search of [number, 'grace', 'Hopper']) {
      const result = await owner.load(`/console?q=${encodeURIComponent(search)}`);
      expect(result).toContain(number);
      expect(result.match(/<article/g)).toHaveLength(1);
    }
    expect(await owner.load('/console?q=nobody%25')).toContain('Nothing found');
    expect(await owner.load('/console?page=7')).toContain('Previous page');
    const { id } = await placeOrder(backend, { name: 'Grace' });
    const moveResponse = await owner.submit(`/console/orders/${id}/move`, { to: '1', q: 'Grace', page: '0' });
    expect(moveResponse.headers.get('location')).toBe('/console?q=Grace');
  });

  it('staff may reject an unpaid order, but not an order that is paid from the wallet', async () => {
    const staff = await createOperator(backend, 'kitchen', { 'tea-house': 'staff' });
    const manager = await createOperator(backend, 'manager', { 'tea-house': 'manager' });
    const unpaidOrder = await placeOrder(backend);
    const customer = await logInWithWallet(backend, 2000);
    const paidOrder = await customer.placeOrder();

    const page = await staff.load('/console');
    const refusedResponse = await staff.submit(`/console/orders/${paidOrder.id}/move`, { to: '2' });

    expect(page).toContain(`move-${unpaidOrder.id}-2`);
    expect(page).toContain(`move-${paidOrder.id}-1`);
    expect(page).not.toContain(`move-${paidOrder.id}-2`);
    expect(refusedResponse.status).toBe(403);
    expect(await refusedResponse.text()).toContain('Only a manager or an owner may do that');
    expect((await staff.submit(`/console/orders/${unpaidOrder.id}/move`, { to: '2' })).status).toBe(303);
    expect((await manager.submit(`/console/orders/${paidOrder.id}/move`, { to: '2' })).status).toBe(303);
  });
});
