import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments } from '../../../demo/server/db/schema-payments.ts';
import { ledgerAccounts } from '../../../demo/server/db/schema-wallet.ts';
import { creditStaffGift } from '../../../demo/server/repo/wallet/wallet-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { embeddedEngines } from '../testing/engines.ts';
import { createPayer, paymentUrl } from '../testing/payer.ts';
import { findTablesContaining } from '../testing/table-search.ts';
import { createPhoneNumber, logIn, newAddressHeader } from '../testing/test-accounts.ts';
import { idempotencyHeader } from '../testing/test-orders.ts';

const HOST = 'https://quillshop.example';
const COMMENT = 'Quite quaint, says Quillfeather';
const FEEDBACK = 'Call me, I am Quillfeather';

describe.each(embeddedEngines)('the traces of a deleted account, on $name', (engine) => {
  const backend = useBackend(engine);

  it('keeps payments, wallet entries, ratings and feedback without any link to the customer', async () => {
    const number = createPhoneNumber();
    const { user, headers } = await logIn(backend, number);
    const wallet = { referenceId: 'tea-house', customerId: user.id, currency: 'EUR', currencyDigits: 2 };
    const at = new Date(backend.clock.now);
    await backend
      .database()
      .transaction((tx) => creditStaffGift(tx, wallet, { key: user.id, amount: 1000, note: 'A start', at }));

    const customer = createPayer(backend);
    const order = await customer.place(
      { phone: number.phone, name: 'Quillfeather', return_url: `${HOST}/me` },
      { ...headers, origin: HOST },
    );
    await customer.submitChoice(paymentUrl(order.transaction), 'pay');
    expect((await customer.loadTransaction(order)).status).toBe('paid');
    for (const to of [1, 3, 5]) expect(await customer.moveOrder(order.order.id, to)).toBe(303);
    const { id } = order.order;
    await backend.call('rate', {
      body: { reference_id: 'tea-house', order_id: id, rate: 4, comment: COMMENT },
      headers,
    });
    const feedback = {
      reference_id: 'tea-house',
      answers: [
        { question_id: 'again', type: 'choices' as const, value: ['yes'] },
        { question_id: 'said', type: 'text' as const, value: FEEDBACK },
        { question_id: 'call', type: 'phone' as const, value: `${number.dial_code} ${number.phone}` },
      ],
    };
    await backend.call('rate', {
      body: feedback,
      headers: { ...idempotencyHeader(), ...newAddressHeader() },
    });

    const texts = ['Quillfeather', COMMENT, FEEDBACK, number.phone, HOST];
    const before = (await findTablesContaining(backend.database(), texts)).join('\n');
    for (const table of ['orders', 'reviews', 'feedback', 'payments', 'customers'])
      expect(before).toContain(`${table}: `);

    await backend.call('deleteAccount', { params: { user_id: user.id }, headers });

    expect(await findTablesContaining(backend.database(), texts)).toEqual([]);
    const [paid] = await backend.database().select().from(payments).where(eq(payments.orderId, id));
    expect(paid).toMatchObject({ status: 'paid', customerId: null });
    const remainingRows = await backend
      .database()
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.owner, user.id));
    expect(remainingRows.map(({ balance }) => balance)).toEqual(remainingRows.map(() => 0));
    expect(remainingRows.length).toBeGreaterThan(0);
    const reviews = await backend.database().query.reviews.findMany();
    expect(reviews.find((review) => review.orderId === id)).toMatchObject({ rate: 4, comment: '' });
  });
});
