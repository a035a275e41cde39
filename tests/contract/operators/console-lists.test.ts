import { describe, expect, it } from 'vitest';
import { customers } from '../../../demo/server/db/schema-accounts.ts';
import { payments } from '../../../demo/server/db/schema-payments.ts';
import { feedback } from '../../../demo/server/db/schema-reviews.ts';
import { insertOperator, saveRole } from '../../../demo/server/repo/operators/operators-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { createOperator } from '../testing/console-operator.ts';
import { enginesOfScope } from '../testing/engines.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { CHAI, placeOrder } from '../testing/test-orders.ts';

const listNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index).padStart(3, '0'));

describe.each(enginesOfScope)('the lists of the console, on $name', (engine) => {
  const backend = useBackend(engine);
  const createOwner = () => createOperator(backend, 'owner', { 'tea-house': 'owner' });
  const addSeconds = (second: string) => new Date(backend.clock.now + Number(second) * 1000);

  it('the console lists the operators of a business in pages, and finds an operator by a part of the name', async () => {
    const owner = await createOwner();
    for (const number of listNumbers(30)) {
      const operatorId = `helper-${number}`;
      await insertOperator(backend.database(), {
        id: operatorId,
        name: `helper-${number}`,
        createdAt: addSeconds(number),
      });
      await saveRole(backend.database(), { operatorId, referenceId: 'tea-house', role: 'staff' });
    }
    const business = 'tea-house';

    const firstPage = await owner.load('/console/operators');
    expect(firstPage).toContain('helper-023');
    expect(firstPage).not.toContain('helper-024');
    expect(firstPage).toContain(`href="/console/operators?business=${business}&amp;page=1"`);
    const secondPage = await owner.load('/console/operators?page=1');
    expect(secondPage).toContain('helper-029');
    expect(secondPage).not.toContain('helper-023');
    const results = await owner.load('/console/operators?q=ER-007');
    expect(results).toContain('helper-007');
    expect(results).not.toContain('helper-008');
    expect(await owner.load('/console/operators?q=100%25')).toContain('No operator has this name');

    // After saving, the operator is redirected to the same search.
    const form = { business, q: 'er-007', role: 'manager' };
    const saveResponse = await owner.submit('/console/operators/helper-007/role', form);
    expect(saveResponse.headers.get('location')).toBe(`/console/operators?business=${business}&q=er-007`);
  });

  it('the console lists the coupons of all the operator’s businesses in pages, with the number of uses', async () => {
    const coupons = listNumbers(60).map((number) => ({
      code: `MANY${number}`,
      discount_type: 'percent' as const,
      discount_value: 10,
      all_menu: true,
    }));
    await openTeaHouse(backend, 'coupon-house', {}, { coupons });
    const branch_id = 'coupon-house~mitte';
    const coupon_code = 'MANY055';
    const { quote } = await backend.call('calcOrder', {
      params: { branch_id },
      body: { selling_types: 'car_pickup', order_lines: [CHAI], coupon_code },
    });
    await placeOrder(backend, { branch_id, coupon_code, total: quote.total });
    const operator = await createOperator(backend, 'both', {
      'coupon-house': 'owner',
      'tea-house': 'manager',
    });

    const firstPage = await operator.load('/console/coupons');
    expect(firstPage).toContain('MANY049');
    expect(firstPage).not.toContain('MANY050');
    const secondPage = await operator.load('/console/coupons?page=1');
    expect(secondPage).toContain('MANY059');
    expect(secondPage).toContain('ONCE-EACH');
    const results = await operator.load('/console/coupons?q=many055');
    expect(results).toMatch(/MANY055.*?<td class="number">1<\/td>/s);
    expect(results).not.toContain('MANY054');
    expect(await operator.load('/console/coupons?q=MANY&business=tea-house')).toContain('Nothing found');
  });

  it('the console lists the wallets in pages, and finds a wallet with its balance by name or phone', async () => {
    const walletOwner = await logInWithWallet(backend, 1234);
    await backend
      .database()
      .insert(customers)
      .values(
        listNumbers(105).map((number) => ({
          id: `customer-${number}`,
          referenceId: 'tea-house',
          dialCode: '+49',
          phone: `1510000${number}`,
          name: `Guest ${number}`,
          createdAt: addSeconds(number),
        })),
      );
    const owner = await createOwner();

    const firstPage = await owner.load('/console/wallets');
    expect(firstPage).toContain('Guest 104');
    expect(firstPage).not.toContain('Guest 004');
    expect(await owner.load('/console/wallets?page=1')).toContain('Guest 004');
    const results = await owner.load(`/console/wallets?q=${walletOwner.number.phone}`);
    expect(results).toContain('12.34');
    expect(results).not.toContain('Guest');
    expect(await owner.load('/console/wallets?q=guest 077')).toContain('Guest 077');
  });

  it('the console lists the feedback in pages, and finds feedback by its comment', async () => {
    await backend
      .database()
      .insert(feedback)
      .values(
        listNumbers(55).map((number) => ({
          referenceId: 'tea-house',
          idempotencyKey: number,
          answers: [],
          comment: `Comment ${number}`,
          givenAt: addSeconds(number),
        })),
      );
    const owner = await createOwner();

    const firstPage = await owner.load('/console/feedback');
    expect(firstPage).toContain('Comment 054');
    expect(firstPage).not.toContain('Comment 004');
    expect(await owner.load('/console/feedback?page=1')).toContain('Comment 004');
    const results = await owner.load('/console/feedback?q=comment 013');
    expect(results).toContain('Comment 013');
    expect(results).not.toContain('Comment 014');
  });

  it('the console lists the payments in pages, and finds a payment by its wallet package', async () => {
    const { user } = await logInWithWallet(backend, 0);
    await backend
      .database()
      .insert(payments)
      .values(
        listNumbers(105).map((number) => ({
          id: `payment-${number}`,
          referenceId: 'tea-house',
          packageId: `pack-${number}`,
          customerId: user.id,
          paymentType: 1,
          amount: 500,
          currency: 'EUR',
          currencyDigits: 2,
          status: 'expired',
          provider: 'sandbox',
          idempotencyKey: `key-${number}`,
          returnUrl: 'http://localhost/',
          locale: 'en',
          credit: 500,
          createdAt: addSeconds(number),
          expiresAt: addSeconds(number),
        })),
      );
    const owner = await createOwner();

    const firstPage = await owner.load('/console/payments');
    expect(firstPage).toContain('pack-104');
    expect(firstPage).not.toContain('pack-004');
    expect(await owner.load('/console/payments?page=1')).toContain('pack-004');
    expect(await owner.load('/console/payments?q=PACK-042')).toContain('pack-042');
  });
});
