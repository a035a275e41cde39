import { describe, expect, it } from 'vitest';
import { pickNewerOrder, summarizeOrder, updateOrder } from '../../domain/orders/order.ts';
import { wireOrder } from '../testing/wire-examples.ts';
import { toOrder, toOrderSummaries, toOrderUpdate } from './map-order.ts';

const NINE_O_CLOCK = Date.parse('2026-03-01T09:00:00+03:00');
const buildEvent = (status: 0 | 1, minute: number) => ({ status, at: `2026-03-01T09:0${minute}:00+03:00` });

describe('toOrder', () => {
  it('maps the times of an order to epoch milliseconds, and maps absent fields to null', () => {
    expect(toOrder(wireOrder({ promised_at: '2026-03-01T09:20:00+03:00' }))).toMatchObject({
      placedAt: NINE_O_CLOCK,
      promisedAt: NINE_O_CLOCK + 20 * 60_000,
      scheduledAt: null,
      events: [{ status: 0, at: NINE_O_CLOCK }],
      payment: null,
      refunds: [],
      review: null,
    });
  });

  it('uses the area as the name of an order’s destination, or else the zone or the country', () => {
    const getDestinationName = (delivery: object) =>
      toOrder(wireOrder({ delivery })).delivery?.destinationName;
    expect(getDestinationName({ area_name: { en: 'Salmiya' }, zone_name: { en: 'East' } })).toEqual({
      en: 'Salmiya',
    });
    expect(getDestinationName({ zone_name: { en: 'East' }, area_name: null })).toEqual({ en: 'East' });
    expect(getDestinationName({ country: { en: 'Kuwait' } })).toEqual({ en: 'Kuwait' });
  });

  it('treats a delivery to another country as shipping', () => {
    const isShipped = (delivery: object) => toOrder(wireOrder({ delivery })).delivery?.isShipped;
    expect(isShipped({ country: { en: 'Austria' } })).toBe(true);
    expect(isShipped({ zone_name: { en: 'East' } })).toBe(false);
  });

  it('throws for an order with an unreadable time', () => {
    expect(() => toOrder(wireOrder({ placed_at: 'yesterday' }))).toThrow('is not an instant');
  });
});

describe('toOrderUpdate', () => {
  const order = toOrder(wireOrder({ arrived_at: '2026-03-01T09:05:00+03:00', arrived_note: 'Row 2' }));
  const buildUpdate = (events: object[]) =>
    toOrderUpdate({ status: 1, events: events as [], payment_type: 2 });

  it('updates the status of an order and keeps the announced arrival of its customer', () => {
    const updatedOrder = updateOrder(order, buildUpdate([buildEvent(0, 0), buildEvent(1, 1)]));
    expect(updatedOrder).toMatchObject({
      status: 1,
      arrivedNote: 'Row 2',
      arrivedAt: NINE_O_CLOCK + 5 * 60_000,
    });
  });

  it('marks the wallet of an order as deleted once any update or response reports the deletion', () => {
    const events = [buildEvent(0, 0), buildEvent(1, 1)];
    const deletionUpdate = { ...buildUpdate(events), isWalletDeleted: true };
    const updatedOrder = updateOrder(order, deletionUpdate);
    expect(updatedOrder.isWalletDeleted).toBe(true);
    expect(updateOrder(updatedOrder, buildUpdate(events)).isWalletDeleted).toBe(true);
    expect(pickNewerOrder(order, updatedOrder).isWalletDeleted).toBe(true);
    expect(
      pickNewerOrder({ ...order, isWalletDeleted: true }, updateOrder(order, buildUpdate(events))),
    ).toMatchObject({
      isWalletDeleted: true,
    });
  });

  it('ignores an order update whose status is older than the order’s current status', () => {
    const updatedOrder = updateOrder(order, buildUpdate([buildEvent(0, 0), buildEvent(1, 1)]));
    expect(updateOrder(updatedOrder, { ...buildUpdate([buildEvent(0, 0)]), status: 0 })).toBe(updatedOrder);
  });

  it('keeps the newer order status when a slower response with the whole order arrives late', () => {
    const updatedOrder = updateOrder(order, buildUpdate([buildEvent(0, 0), buildEvent(1, 1)]));
    expect(pickNewerOrder({ ...order, comment: 'Hot' }, updatedOrder)).toMatchObject({
      status: 1,
      comment: 'Hot',
    });
    expect(pickNewerOrder(order, { ...updatedOrder, id: 'other' })).toBe(order);
  });
});

describe('toOrderSummaries', () => {
  const wireSummary = {
    ...({ id: 'o-1', number: '7', branch_id: 'demo~one', branch_name: { en: 'One' }, status: 0 } as const),
    ...({ selling_type: 'car_pickup', placed_at: '2026-03-01T09:00:00+03:00', scheduled_at: null } as const),
    currency: 'KWD',
    currency_digits: 3,
    total: 3,
    count: 2,
    shipped: null,
    rate: null,
    unpaid: null,
  };

  it('maps an entry of the order list to the same summary as the whole order', () => {
    expect(toOrderSummaries([wireSummary], () => undefined)).toEqual([summarizeOrder(toOrder(wireOrder()))]);
  });

  it('marks an order that goes by parcel as shipping, in the order list and in its summary', () => {
    const [entry] = toOrderSummaries([{ ...wireSummary, shipped: true }], () => undefined);
    const parcel = toOrder(wireOrder({ delivery: { country: { en: 'Austria' }, minutes: null } }));
    expect([entry?.isShipped, summarizeOrder(parcel).isShipped]).toEqual([true, true]);
  });

  it('reports an unreadable entry of the order list and keeps the other entries', () => {
    const reportedProblems: unknown[] = [];
    const wireSummaries = [{ ...wireSummary, id: 'o-2', total: 0.00001 }, wireSummary];
    expect(
      toOrderSummaries(wireSummaries, (error) => reportedProblems.push(error)).map(({ id }) => id),
    ).toEqual(['o-1']);
    expect(reportedProblems).toHaveLength(1);
  });
});
