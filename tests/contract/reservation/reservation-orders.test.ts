import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildReservationBody, LUNCH, moveReservation, openRoom, reserve } from '../testing/room-business.ts';
import { buildIdempotencyHeader } from '../testing/test-orders.ts';

const localize = (text: string) => ({ en: text, de: text });
const buildItemTypes = (type: string) => ({
  delivery: false,
  car_pickup: false,
  dine_in: false,
  reservation: false,
  [type]: true,
});
const MENU = {
  categories: [
    {
      id: 'ahead',
      name: localize('Ahead'),
      items: [
        { id: 'goose', name: localize('Goose'), price: 40, types: buildItemTypes('reservation') },
        { id: 'soup', name: localize('Soup'), price: 6, types: buildItemTypes('dine_in') },
      ],
    },
  ],
  coupons: [{ code: 'ONE', discount_type: 'fixed', discount_value: 1, all_menu: true, max_redemptions: 1 }],
  discounts: {},
  smart_categories: [],
  highlighted_category: undefined,
  exclusive_taxes: [],
};
const buildGooseLine = (quantity = 1) => ({ item_id: 'goose', quantity });
const GOOSE_ORDER = { type: 2 as const, order_lines: [buildGooseLine()], total: 40 };

describe.each(pgliteOnly)('reservations with a pre-order, on $name', (engine) => {
  const backend = useBackend(engine);
  let innBranchId = '';
  beforeAll(async () => {
    innBranchId = await openRoom(backend, 'feast', { reservation: { type: 2 }, businessChanges: MENU });
  });
  const loadOrder = async (id: string | undefined, headers = {}) =>
    (await backend.call('orderById', { params: { order_id: id ?? '' }, query: { full: 'true' }, headers }))
      .order;
  const loadOrders = async () =>
    (await backend.database().query.orders.findMany()).filter(({ referenceId }) => referenceId === 'feast');
  const expectRefusal = (changes: object, branch_id = innBranchId) =>
    backend.expectRefusal('reserveTable', {
      body: buildReservationBody(branch_id, { ...GOOSE_ORDER, ...changes }),
      headers: buildIdempotencyHeader(),
    });

  // @spec entities/reservation
  it('a reservation with a pre-order also places an order for the same table, time and customer', async () => {
    const { reservation, owner } = await reserve(backend, innBranchId, { ...GOOSE_ORDER, comment: 'Crispy' });
    expect(reservation.order).toMatchObject({ status: 10, count: 1, total: 40 });
    const order = await loadOrder(reservation.order?.id, owner);
    expect(order).toMatchObject({
      selling_type: 'dine_in',
      status: 10,
      scheduled_at: LUNCH,
      comment: 'Crispy',
      scheduled_to: '2026-03-05T13:30:00+01:00',
      customer: { name: 'Ada' },
      table: { id: 'two', name: localize('two') },
      reservation_id: reservation.id,
    });
    expect((await loadOrder(reservation.order?.id)).reservation_id).toBeUndefined();
    const { reservation: publicReservation } = await backend.call('reservation', {
      params: { reservation_id: reservation.id },
    });
    expect(publicReservation.order).toBeUndefined();
  });

  // @spec codes/reservation-types-map-item-type
  it('quotes a pre-order only with items that are sold for reservations', async () => {
    const price = {
      selling_types: 'dine_in' as const,
      reservation: true,
      order_lines: [buildGooseLine(2)],
      scheduled_at: LUNCH,
    };
    const { quote } = await backend.call('calcOrder', { params: { branch_id: innBranchId }, body: price });
    expect(quote.total).toBe(80);
    const expectQuoteRefusal = (body: object, branch_id = innBranchId) =>
      backend.expectRefusal('calcOrder', { params: { branch_id }, body });
    const soupCart = { ...price, order_lines: [{ item_id: 'soup', quantity: 1 }] };
    expect((await expectQuoteRefusal(soupCart)).body.fields).toEqual({
      'order_lines.0': 'not_sold_for_order_type',
    });
    expect((await expectQuoteRefusal({ ...price, reservation: false })).body.fields).toEqual({
      'order_lines.0': 'not_sold_for_order_type',
    });
    expect((await expectQuoteRefusal(price, 'tea-house~mitte')).body.code).toBe('selling_type_unavailable');
  });

  it('refuses a pre-order with a wrong price or an item not sold for reservations, and stores nothing', async () => {
    const orderCountBefore = (await loadOrders()).length;
    const staleRefusal = await expectRefusal({ total: 39 });
    expect([staleRefusal.status, staleRefusal.body.code]).toEqual([409, 'stale_total']);
    expect(staleRefusal.body.quote).toMatchObject({ total: 40 });
    const soupRefusal = await expectRefusal({ order_lines: [{ item_id: 'soup', quantity: 1 }], total: 6 });
    expect([soupRefusal.status, soupRefusal.body.code]).toEqual([409, 'line_problems']);
    expect((await expectRefusal({ payment_type: 1 })).body.fields).toHaveProperty('payment_type');
    expect((await expectRefusal({ order_lines: [] })).body.fields).toHaveProperty('order_lines');
    expect((await expectRefusal({ type: 1 })).body.fields).toHaveProperty('type');
    const bookedTable = { starts_at: '2026-03-07T12:00:00+01:00', table_id: 'garden' };
    await reserve(backend, innBranchId, { ...GOOSE_ORDER, ...bookedTable });
    expect((await expectRefusal(bookedTable)).body.code).toBe('slot_taken');
    expect((await loadOrders()).length).toBe(orderCountBefore + 1);
  });

  it('a pre-order uses its coupon once, like any other order', async () => {
    const starts_at = '2026-03-09T12:00:00+01:00';
    const withCoupon = { ...GOOSE_ORDER, starts_at, coupon_code: 'ONE', total: 39 };
    expect((await reserve(backend, innBranchId, withCoupon)).reservation.order?.total).toBe(39);
    expect((await expectRefusal({ ...withCoupon, phone: '1709999999' })).body.code).toBe('stale_total');
  });

  it('moving or cancelling a reservation also moves or cancels its pre-order', async () => {
    const starts_at = '2026-03-10T12:00:00+01:00';
    const { reservation, owner } = await reserve(backend, innBranchId, { ...GOOSE_ORDER, starts_at });
    const laterStart = '2026-03-10T15:00:00+01:00';
    const params = { reservation_id: reservation.id };
    await backend.call('changeReservation', {
      params,
      body: { starts_at: laterStart, guests: 4 },
      headers: owner,
    });
    const movedOrder = await loadOrder(reservation.order?.id);
    expect(movedOrder).toMatchObject({
      status: 10,
      scheduled_at: laterStart,
      promised_at: laterStart,
      table: { id: 'four' },
    });
    const rows = (await loadOrders()).filter(({ id }) => id === movedOrder.id);
    expect(rows.map(({ prepareAt }) => prepareAt?.toISOString())).toEqual(['2026-03-10T13:50:00.000Z']);
    const { reservation: cancelledReservation } = await backend.call('cancelReservation', {
      params,
      headers: owner,
    });
    expect(cancelledReservation.order?.status).toBe(9);
  });

  it('rejecting a reservation cancels its pre-order, and accepting a reservation schedules its pre-order', async () => {
    const rejectedReservation = await reserve(backend, innBranchId, {
      ...GOOSE_ORDER,
      starts_at: '2026-03-11T12:00:00+01:00',
    });
    await moveReservation(backend, rejectedReservation.reservation.id, 2);
    expect((await loadOrder(rejectedReservation.reservation.order?.id)).status).toBe(9);
    const acceptedReservation = await reserve(backend, innBranchId, {
      ...GOOSE_ORDER,
      starts_at: '2026-03-11T12:00:00+01:00',
    });
    await moveReservation(backend, acceptedReservation.reservation.id, 1);
    expect((await loadOrder(acceptedReservation.reservation.order?.id)).status).toBe(10);
  });

  it('refuses a pre-order that is sent without a reservation', async () => {
    const body = {
      branch_id: innBranchId,
      selling_types: 'dine_in',
      reservation: true,
      order_lines: [buildGooseLine()],
      total: 40,
      name: 'Ada',
      phone: '1701234567',
      dial_code: '+49',
    };
    const { body: refusal } = await backend.expectRefusal('placeOrder', {
      body,
      headers: buildIdempotencyHeader(),
    });
    expect(refusal.code).toBe('reservation_elsewhere');
  });
});
