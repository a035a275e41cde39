import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { databaseEngines, pgliteOnly } from '../testing/engines.ts';
import { startExtraServers } from '../testing/extra-servers.ts';
import { logInWithWallet } from '../testing/funded-wallet.ts';
import { createPayer, getPaymentUrl, waitUntilPasses } from '../testing/payer.ts';
import { MITTE, type OrderBody, placeOrder } from '../testing/test-orders.ts';

const toTimestamp = (time: string) => Date.parse(`2026-03-04T${time}+01:00`);
/** The total of two cups of chai with the coupon ONCE-EACH. */
const COUPON_TOTAL = 7.12;
/** Waits until the server has checked for unanswered orders several times. */
const waitForChecks = () => new Promise((resolve) => setTimeout(resolve, 150));

describe.each(pgliteOnly)('orders that nobody answers, on $name', (engine) => {
  const backend = useBackend(engine);
  const payer = createPayer(backend);
  const loadEvents = (order_id: string) =>
    backend.call('orderEvents', { params: { branch_id: MITTE, order_id } });
  const loadStatuses = async (id: string) => (await loadEvents(id)).events.map(({ status }) => status);
  const expectStatuses = (id: string, statuses: readonly number[]) =>
    waitUntilPasses(async () => expect(await loadStatuses(id)).toEqual(statuses));

  it('ends an order exactly when the business has not answered it for 15 minutes', async () => {
    const { id, number } = await placeOrder(backend);
    expect(await (await backend.request('/console')).text()).toMatch(/Answer by <strong><time[^>]*>12:15/);
    backend.clock.now = toTimestamp('12:14:59');
    await waitForChecks();
    expect(await loadStatuses(id)).toEqual([0]);

    backend.clock.now = toTimestamp('12:15:00');
    await expectStatuses(id, [0, 2]);
    expect((await loadEvents(id)).unanswered).toBe(true);
    const { order } = await backend.call('order', { params: { branch_id: MITTE, order_id: id } });
    expect(order).toMatchObject({ number, status: 2, unanswered: true });
    expect(await (await backend.request('/console')).text()).toContain('Ended automatically');
  });

  it('notifies a customer who follows an order when the order ends because the business did not answer', async () => {
    const { id } = await placeOrder(backend);
    const response = await backend.request(`/api/webapp/update-order-events/${MITTE}/${id}`, {
      headers: { accept: 'text/event-stream' },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const readEvent = async () => (await reader?.read())?.value;
    expect(await readEvent()).toContain('"status":0');
    backend.clock.now = toTimestamp('12:15:00');
    expect(await readEvent()).toMatch(/"status":2.*"unanswered":true/);
    await reader?.cancel();
  });

  it.each([1, 9])(
    'does not end an order as unanswered if it was accepted or cancelled in time (status %i)',
    async (newStatus) => {
      const { id } = await placeOrder(backend);
      await payer.moveOrder(id, newStatus);
      backend.clock.now = toTimestamp('13:00:00');
      await waitForChecks();
      expect(await loadStatuses(id)).toEqual([0, newStatus]);
      expect((await loadEvents(id)).unanswered).toBe(false);
    },
  );

  it('returns the wallet payment and the coupon of an order that ends because the business did not answer', async () => {
    const walletCustomer = await logInWithWallet(backend, 5000);
    const couponFields = { coupon_code: 'ONCE-EACH', total: COUPON_TOTAL };
    const { id } = await walletCustomer.placeOrder(couponFields);
    expect(await walletCustomer.loadLedgerBalance()).toEqual({ balance: 4288, onHold: 712 });
    backend.clock.now = toTimestamp('12:15:00');
    await expectStatuses(id, [0, 2]);
    expect(await walletCustomer.loadLedgerBalance()).toEqual({ balance: 5000, onHold: 0 });
    expect((await walletCustomer.placeOrder(couponFields)).status).toBe(0);
  });

  it('refunds an order that the business does not answer, and counts its 15 minutes from the online payment', async () => {
    const payableOrder = await payer.placeOrder();
    backend.clock.now = toTimestamp('12:10:00');
    await payer.submitChoice(getPaymentUrl(payableOrder.transaction), 'pay');
    await waitUntilPasses(async () =>
      expect((await payer.loadOrderEvents(payableOrder)).payment?.status).toBe('paid'),
    );
    backend.clock.now = toTimestamp('12:24:00');
    await waitForChecks();
    expect(await loadStatuses(payableOrder.order.id)).toEqual([0]);

    backend.clock.now = toTimestamp('12:26:00');
    await expectStatuses(payableOrder.order.id, [0, 2]);
    await waitUntilPasses(async () =>
      expect((await payer.loadOrderEvents(payableOrder)).payment?.status).toBe('refunded'),
    );
  });

  it('ends a scheduled order 15 minutes after its preparation had to start if nobody answers, and frees its slot', async () => {
    const scheduledChanges: Partial<OrderBody> = {
      priority: 'later',
      scheduled_at: '2026-03-04T15:00:00+01:00',
    };
    const countTakenPlaces = async () => (await backend.database().query.slotPlaces.findMany()).length;
    const takenPlacesBefore = await countTakenPlaces();
    const { id } = await placeOrder(backend, scheduledChanges);
    expect(await countTakenPlaces()).toBe(takenPlacesBefore + 1);
    backend.clock.now = toTimestamp('14:54:00');
    await expectStatuses(id, [10, 0]);
    backend.clock.now = toTimestamp('14:55:00');
    await expectStatuses(id, [10, 0, 2]);
    expect(await countTakenPlaces()).toBe(takenPlacesBefore);
  });

  it('counts the 15 minutes to answer a pickup order even if delivery is closed that day', async () => {
    const file = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8'));
    const [firstBranch, ...otherBranches] = file.branches;
    const special_hours = [{ from: '2026-03-04', closed: true, types: ['delivery'] }];
    await backend.importFile({ ...file, branches: [{ ...firstBranch, special_hours }, ...otherBranches] });
    const { id } = await placeOrder(backend);
    backend.clock.now = toTimestamp('12:15:00');
    await expectStatuses(id, [0, 2]);
  });

  it('an order that nobody answers in time is accepted automatically if the business wants that', async () => {
    const file = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8'));
    const unanswered_orders = { minutes: 5, outcome: 'accept' };
    await backend.importFile({ ...file, settings: { ...file.settings, unanswered_orders } });
    const { id } = await placeOrder(backend);
    backend.clock.now = toTimestamp('12:04:59');
    await waitForChecks();
    expect(await loadStatuses(id)).toEqual([0]);
    backend.clock.now = toTimestamp('12:05:00');
    await expectStatuses(id, [0, 1]);
    expect(await (await backend.request('/console')).text()).toContain('Accepted automatically');
  });
});

// Runs only on the engine that several servers can share.
describe.each(databaseEngines.filter(({ name }) => name === 'PostgreSQL'))(
  'unanswered orders, on $name',
  (engine) => {
    const backend = useBackend(engine);

    it('ends an overdue order once when several servers restart', async () => {
      const { id } = await placeOrder(backend);
      const closeServers = await startExtraServers(backend, toTimestamp('20:00:00'));
      const loadStatuses = async () =>
        (await backend.call('orderEvents', { params: { branch_id: MITTE, order_id: id } })).events.map(
          ({ status }) => status,
        );
      await waitUntilPasses(async () => expect((await loadStatuses()).at(-1)).toBe(2));
      await waitForChecks();
      await closeServers();
      expect(await loadStatuses()).toEqual([0, 2]);
    });
  },
);
