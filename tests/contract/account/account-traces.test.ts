import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments } from '../../../demo/server/db/schema-payments.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../../demo/server/db/schema-wallet.ts';
import { creditStaffGift } from '../../../demo/server/repo/wallet/wallet-repo.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { createPayer, getPaymentUrl, waitUntilPasses } from '../testing/payer.ts';
import { findTablesContaining } from '../testing/table-search.ts';
import { createAddressHeader, createPhoneNumber, logIn } from '../testing/test-accounts.ts';
import { buildIdempotencyHeader } from '../testing/test-orders.ts';

const HOST_ORIGIN = 'https://quillshop.example';
const COMMENT = 'Quite quaint, says Quillfeather';
const FEEDBACK = 'Call me, I am Quillfeather';
const NOTE = 'Refund for Quillfeather, who rang twice';
const DAY_MS = 86_400_000;

describe.each(pgliteOnly)('the traces of a deleted account, on $name', (engine) => {
  const backend = useBackend(engine);
  const getDatabase = () => backend.database();
  const sendFeedback = (text: string, comment?: string) =>
    backend.call('rate', {
      body: {
        reference_id: 'tea-house',
        answers: [
          { question_id: 'again', type: 'choices', value: ['yes'] },
          { question_id: 'said', type: 'text', value: text },
        ],
        ...(comment !== undefined && { comment }),
      },
      headers: { ...buildIdempotencyHeader(), ...createAddressHeader() },
    });
  const deleteAccount = (user_id: string, headers: Record<string, string>) =>
    backend.call('deleteAccount', { params: { user_id }, headers });

  it('keeps the payments, wallet entries, ratings and feedback of a deleted account without a link to the customer', async () => {
    const number = createPhoneNumber();
    const { user, headers } = await logIn(backend, number);
    const wallet = { referenceId: 'tea-house', customerId: user.id, currency: 'EUR', currencyDigits: 2 };
    const at = new Date(backend.clock.now);
    await backend
      .database()
      .transaction((tx) => creditStaffGift(tx, wallet, { key: user.id, amount: 1000, note: NOTE, at }));

    const customer = createPayer(backend);
    const order = await customer.placeOrder(
      { phone: number.phone, name: 'Quillfeather', return_url: `${HOST_ORIGIN}/me` },
      { ...headers, origin: HOST_ORIGIN },
    );
    await customer.submitChoice(getPaymentUrl(order.transaction), 'pay');
    expect((await customer.loadTransaction(order)).status).toBe('paid');
    for (const newStatus of [1, 3, 5]) expect(await customer.moveOrder(order.order.id, newStatus)).toBe(303);
    const { id } = order.order;
    const refund = await backend.request(`/console/orders/${id}/refund`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: `seq=1&target=online&amount=1&reason=${encodeURIComponent(NOTE)}`,
    });
    expect(refund.status).toBe(303);
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
      headers: { ...buildIdempotencyHeader(), ...createAddressHeader() },
    });

    const texts = ['Quillfeather', COMMENT, FEEDBACK, NOTE, number.phone, HOST_ORIGIN];
    const tablesBefore = (await findTablesContaining(backend.database(), texts)).join('\n');
    for (const table of [
      'orders',
      'reviews',
      'feedback',
      'payments',
      'customers',
      'ledger_transfers',
      'order_refunds',
    ])
      expect(tablesBefore).toContain(`${table}: `);

    const entries = await getDatabase().select().from(ledgerEntries);

    await deleteAccount(user.id, headers);

    expect(await findTablesContaining(backend.database(), texts)).toEqual([]);
    expect(await getDatabase().select().from(ledgerEntries)).toEqual(expect.arrayContaining(entries));
    const [paidPayment] = await backend.database().select().from(payments).where(eq(payments.orderId, id));
    expect(paidPayment).toMatchObject({ status: 'paid', customerId: null });
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

  it('deleting an account erases the staff’s notes on wallet credits and keeps every amount', async () => {
    const [ownAccount, otherAccount] = [
      await logIn(backend, createPhoneNumber()),
      await logIn(backend, createPhoneNumber()),
    ];
    const at = new Date(backend.clock.now);
    for (const { user } of [ownAccount, otherAccount]) {
      const wallet = { referenceId: 'tea-house', customerId: user.id, currency: 'EUR', currencyDigits: 2 };
      const walletCredit = { key: user.id, amount: 700, note: `Refund for ${user.id}`, at };
      await getDatabase().transaction((tx) => creditStaffGift(tx, wallet, walletCredit));
    }
    const findTransfer = async (id: string) =>
      (await getDatabase().select().from(ledgerTransfers)).find(({ key }) => key === `staff:${id}`);
    const transferBefore = await findTransfer(ownAccount.user.id);

    await deleteAccount(ownAccount.user.id, ownAccount.headers);

    expect(transferBefore?.note).toBe(`Refund for ${ownAccount.user.id}`);
    expect(await findTransfer(ownAccount.user.id)).toEqual({ ...transferBefore, note: null });
    expect((await findTransfer(otherAccount.user.id))?.note).toBe(`Refund for ${otherAccount.user.id}`);
    const total = (await getDatabase().select().from(ledgerEntries)).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
    expect(total).toBe(0);
    await expect(getDatabase().update(ledgerTransfers).set({ note: 'Another reason' })).rejects.toThrow();
    await expect(
      getDatabase().update(ledgerTransfers).set({ note: null, reason: 'package' }),
    ).rejects.toThrow();
    await expect(getDatabase().delete(ledgerTransfers)).rejects.toThrow();
  });

  it('deleting an account deletes only the feedback that contains the customer’s phone number', async () => {
    const number = createPhoneNumber();
    const { user, headers } = await logIn(backend, number);
    const groupedPhone = number.phone.replace(/(\d{3})(\d{3})/, '$1 $2-');
    const arabicDigits = [...number.phone].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
    await sendFeedback(`Quicker please, (0${groupedPhone})`);
    await sendFeedback('Quicker please', `My number is ${arabicDigits}`);
    await sendFeedback('Quiet corner', 'Table 12 at 18:30');

    await deleteAccount(user.id, headers);

    expect(await findTablesContaining(getDatabase(), ['Quicker please', 'Quiet corner'])).toEqual([
      'feedback: Quiet corner',
    ]);
  });

  it('erases the return URL of a payment one day after the payment ended', async () => {
    const { user, headers } = await logIn(backend, createPhoneNumber());
    const hostHeaders = { ...headers, origin: HOST_ORIGIN };
    const order = await createPayer(backend).placeOrder(
      { return_url: `${HOST_ORIGIN}/quillfeather` },
      hostHeaders,
    );
    await deleteAccount(user.id, headers);
    // The pending payment keeps its return URL, because the customer can still pay.
    expect(await findTablesContaining(getDatabase(), [HOST_ORIGIN])).toEqual([`payments: ${HOST_ORIGIN}`]);
    await createPayer(backend).submitChoice(getPaymentUrl(order.transaction), 'pay');

    backend.clock.now += DAY_MS + 1000;

    await waitUntilPasses(async () =>
      expect(await findTablesContaining(getDatabase(), [HOST_ORIGIN])).toEqual([]),
    );
  });
});
