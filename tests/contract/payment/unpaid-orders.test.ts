import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { slotPlaces } from '../../../demo/server/db/schema-slots.ts';
import { pixelEvents } from '../../../demo/server/db/schema-tracking.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { consentGiven, listPixels } from '../testing/fake-vendor.ts';
import { CARD, CASH, createPayer, getPaymentUrl, type Payable, waitUntilPasses } from '../testing/payer.ts';
import { CHAI } from '../testing/test-orders.ts';

const MINUTE_MS = 60_000;
const MITTE = 'unpaid~mitte';
/** A slot at 15:00. Chai takes 20 minutes, so the kitchen must start at 14:40. */
const SCHEDULED_FOR_15_00 = { priority: 'later', scheduled_at: '2026-03-04T15:00:00+01:00' } as const;
const toTimestamp = (time: string) => Date.parse(`2026-03-04T${time}:00+01:00`);
const waitForBackgroundJobs = () => new Promise((resolve) => setTimeout(resolve, 200));

// The database holds and releases slots and coupons, so this runs on the engine that several servers can share.
describe.each(databaseEngines.filter(({ name }) => name === 'PostgreSQL'))(
  'an order that waits for its payment, on $name',
  (engine) => {
    // The long interval keeps purchase events in the queue, so that no vendor is called.
    const backend = useBackend(engine, { pixelTimes: { intervalMs: 3_600_000 } });
    const customer = createPayer(backend, MITTE);
    beforeAll(async () => {
      const teaHouse = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as object;
      const pixels = listPixels('http://127.0.0.1:9').filter(({ type }) => type === 5);
      await backend.importFile({ ...teaHouse, reference_id: 'unpaid', domains: [], pixels });
    });
    const abandonOrder = async (placedOrder: Payable) => {
      backend.clock.now += 16 * MINUTE_MS;
      await waitUntilPasses(async () => expect((await customer.loadOrderEvents(placedOrder)).status).toBe(9));
    };

    it('holds the slot of an unpaid order until the order ends unpaid', async () => {
      const placedOrder = await customer.placeOrder(SCHEDULED_FOR_15_00);
      const loadPlaces = () =>
        backend.database().select().from(slotPlaces).where(eq(slotPlaces.orderId, placedOrder.order.id));
      expect(placedOrder.order.status).toBe(10);
      expect(await loadPlaces()).toHaveLength(1);
      await abandonOrder(placedOrder);
      expect(await loadPlaces()).toHaveLength(0);
    });

    it('holds the coupon of an unpaid order until the order ends unpaid', async () => {
      const body = { selling_types: 'car_pickup' as const, order_lines: [CHAI], coupon_code: 'LAST1' };
      const requestQuote = () => backend.call('calcOrder', { params: { branch_id: MITTE }, body });
      const placedOrder = await customer.placeOrder({
        coupon_code: 'LAST1',
        total: (await requestQuote()).quote.total,
      });
      expect((await requestQuote()).coupon?.outcome).toBe('used_up');
      await abandonOrder(placedOrder);
      expect((await requestQuote()).coupon?.outcome).toBe('applied');
    });

    it.each([
      ['paid', ['waiting']],
      ['paid in cash', ['waiting']],
      ['abandoned', []],
    ])('queues a purchase event unless the customer abandons the order: %s', async (outcome, states) => {
      const placedOrder = await customer.placeOrder({
        tracking: {
          ...consentGiven,
          event_id: `purchase-${outcome.replaceAll(' ', '-')}`,
          url: 'https://tea.example.com/order',
        },
      });
      const loadEventStates = async () =>
        (
          await backend
            .database()
            .select()
            .from(pixelEvents)
            .where(eq(pixelEvents.orderId, placedOrder.order.id))
        ).map(({ state }) => state);
      expect(await loadEventStates()).toEqual(['held']);
      if (outcome === 'paid') await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
      else if (outcome === 'paid in cash') await customer.pay(placedOrder, CASH);
      else await abandonOrder(placedOrder);
      expect(await loadEventStates()).toEqual(states);
    });

    /** Declines payments repeatedly. Each attempt extends the time to pay. */
    const declinePayments = async (times: readonly string[]): Promise<Payable> => {
      backend.clock.now = toTimestamp('14:10');
      const firstOrder = await customer.placeOrder(SCHEDULED_FOR_15_00);
      let placedOrder = firstOrder;
      for (const time of times) {
        await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'decline');
        backend.clock.now = toTimestamp(time);
        const { order, transaction } = await customer.pay(firstOrder, CARD);
        placedOrder = { ...firstOrder, order, transaction: transaction ?? firstOrder.transaction };
      }
      return placedOrder;
    };

    it('sends a scheduled order to the kitchen when its payment arrives, even after its preparation should have started', async () => {
      const placedOrder = await declinePayments(['14:24', '14:38']);
      backend.clock.now = toTimestamp('14:41');
      await waitForBackgroundJobs();
      expect((await customer.loadOrderEvents(placedOrder)).status).toBe(10);
      await customer.submitChoice(getPaymentUrl(placedOrder.transaction), 'pay');
      await waitUntilPasses(async () => expect((await customer.loadOrderEvents(placedOrder)).status).toBe(0));
    });

    it('the customer can pay an unpaid order only until its slot begins', async () => {
      const { order } = await declinePayments(['14:24', '14:38', '14:52']);
      expect(order.payment?.pay_by).toBe('2026-03-04T15:00:00+01:00');
    });
  },
);
