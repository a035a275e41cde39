import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../demo/server/db/schema-orders.ts';
import { useBackend } from '../testing/backend.ts';
import { courier, HOME, placeDelivery } from '../testing/courier-business.ts';
import { databaseEngines } from '../testing/engines.ts';
import { consentGiven } from '../testing/fake-vendor.ts';
import { waitUntilPasses } from '../testing/payer.ts';
import { findTablesContaining } from '../testing/table-search.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import {
  createAddressHeader,
  createPhoneNumber,
  logIn,
  requestCode,
  type TestNumber,
} from '../testing/test-accounts.ts';
import {
  buildIdempotencyHeader,
  buildOrderBody,
  buildOrderKeyHeader,
  CHAI,
  type OrderBody,
  placeOrder,
} from '../testing/test-orders.ts';

const MINUTE_MS = 60_000;
const DELIVERED_STATUS = 5;
const REFERENCE_ID = 'forgetful-tea';

/** Words that occur nowhere else in the database. */
const PERSONAL_DATA = {
  name: 'Zoë Quillfeather',
  email: 'zoe@quillfeather.example',
  street: 'Quillstraße',
  contact: 'Q. Doorkeeper',
  plate: 'Q-UI 77',
  comment: 'Quietly, the baby sleeps',
  note: 'Third bell Quill',
  lineNote: 'Quince on the side',
  gift: 'Happy birthday Quentin',
  giftTo: 'Quentin',
  bay: 'Quay 9',
  password: 'quick brown quill',
};

describe.each(databaseEngines)('account deletion, on $name', (engine) => {
  const backend = useBackend(engine, {
    pixelTimes: { intervalMs: 3_600_000, firstDelayMs: 3_600_000, timeoutMs: 1000, leaseMs: 1000 },
  });
  beforeAll(async () => {
    // No server listens at this address, so the purchase event stays in the queue.
    const pixel = { type: 5 as const, id: '1001', access_token: 'a-token', endpoint: 'http://127.0.0.1:9' };
    await openTeaHouse(backend, REFERENCE_ID, {}, { pixels: [pixel] });
    await backend.importFile(courier);
  });
  const setStatus = (id: string, status: number) =>
    backend.database().update(orders).set({ status }).where(eq(orders.id, id));
  const placePickupOrder = (number: TestNumber, headers = {}, changes: Partial<OrderBody> = {}) =>
    placeOrder(
      backend,
      {
        branch_id: `${number.reference_id}~mitte`,
        phone: number.phone,
        dial_code: number.dial_code,
        name: PERSONAL_DATA.name,
        order_lines: [{ ...CHAI, comment: PERSONAL_DATA.lineNote }],
        comment: PERSONAL_DATA.comment,
        notes: PERSONAL_DATA.note,
        car: { plate: PERSONAL_DATA.plate },
        gift: { message: PERSONAL_DATA.gift, to_name: PERSONAL_DATA.giftTo },
        ...changes,
      },
      headers,
    );
  const findRemaining = (texts: readonly string[]) => findTablesContaining(backend.database(), texts);
  const deleteAccount = (user_id: string, headers: Record<string, string>) =>
    backend.call('deleteAccount', { params: { user_id }, headers });

  // @spec calls/get-webapp-account-delete-user-id
  it('deleting an account removes its personal data from every table, and keeps its orders without the customer', async () => {
    const number = createPhoneNumber({ reference_id: REFERENCE_ID });
    const { user, headers, token } = await logIn(backend, number);
    const { name, email, password } = PERSONAL_DATA;
    const homeAddress = {
      id: 'home',
      ...HOME,
      street: PERSONAL_DATA.street,
      contact_name: PERSONAL_DATA.contact,
    };
    await backend.call('updateProfile', {
      body: { name, email, language: 'ar', locations: [homeAddress] },
      headers,
    });
    await backend.call('createPassword', { body: { password }, headers });
    const { id } = await placePickupOrder(number, headers, {
      coupon_code: 'ONCE-EACH',
      total: 7.12,
      tracking: { ...consentGiven, event_id: 'quill-purchase', url: 'https://host.example/quill' },
    });
    const params = { branch_id: `${REFERENCE_ID}~mitte`, order_id: id };
    await backend.call('arrived', { params, body: { note: PERSONAL_DATA.bay } });
    const guestOrder = await placePickupOrder(number);
    for (const order of [id, guestOrder.id]) await setStatus(order, DELIVERED_STATUS);
    backend.clock.now += MINUTE_MS;
    const code = await requestCode(backend, number);
    await backend.call('verifyPhone', {
      body: { ...number, code },
      headers: { ...createAddressHeader(), ...headers },
    });
    backend.clock.now += MINUTE_MS;
    await requestCode(backend, number);

    const texts = [
      ...Object.values(PERSONAL_DATA).filter((text) => text !== password),
      number.phone,
      user.id,
    ];
    const remainingTexts = await findRemaining(texts);
    for (const text of texts) expect(remainingTexts.join('\n')).toContain(text);
    expect(remainingTexts).toContain(`developer_inbox: ${number.phone}`);
    expect((await findRemaining(['quill-purchase', 'host.example/quill'])).length).toBeGreaterThan(0);

    await deleteAccount(user.id, headers);
    expect(await findRemaining([...texts, 'quill-purchase', 'host.example/quill', token])).toEqual([]);

    const refusal = await backend.expectRefusal('profile', { params: { user_id: user.id }, headers });
    expect([refusal.status, refusal.body.code]).toEqual([401, 'token_invalid']);
    const readRequest = { params, query: { full: 'true' } as const, headers: buildOrderKeyHeader(id) };
    const { order } = await backend.call('order', readRequest);
    expect(order).toMatchObject({ status: DELIVERED_STATUS, comment: '', quote: { coupon: 2 } });
    expect(order.quote.lines).toMatchObject([{ item_id: 'chai', quantity: 2, comment: '' }]);
    const page = await (await backend.request('/console/orders')).text();
    expect(page).toContain('The customer deleted the account');
  });

  it('still counts a once-per-customer coupon as used after the customer’s account was deleted', async () => {
    const number = createPhoneNumber({ reference_id: REFERENCE_ID });
    const placeCouponOrder = (headers: Record<string, string> = {}) =>
      placePickupOrder(number, headers, { coupon_code: 'ONCE-EACH', total: 7.12 });
    const firstSession = await logIn(backend, number);
    expect((await placeCouponOrder(firstSession.headers)).quote).toMatchObject({ coupon: 2 });
    await deleteAccount(firstSession.user.id, firstSession.headers);
    expect(await findRemaining([firstSession.user.id])).toEqual([]);

    backend.clock.now += MINUTE_MS;
    const secondSession = await logIn(backend, number);
    const body = {
      ...buildOrderBody({ branch_id: `${REFERENCE_ID}~mitte`, coupon_code: 'ONCE-EACH', total: 7.12 }),
      phone: number.phone,
      dial_code: number.dial_code,
    };
    for (const headers of [secondSession.headers, {}]) {
      const { status, body: refusalBody } = await backend.expectRefusal('placeOrder', {
        body,
        headers: { ...buildIdempotencyHeader(), ...headers },
      });
      expect([status, refusalBody.code]).toEqual([409, 'stale_total']);
      expect(refusalBody.coupon).toEqual({ code: 'ONCE-EACH', outcome: 'used_up' });
    }
    // Other customers can still use the coupon.
    const otherCustomer = createPhoneNumber({ reference_id: REFERENCE_ID });
    const { quote } = await placeOrder(backend, { ...body, phone: otherCustomer.phone });
    expect(quote).toMatchObject({ coupon: 2 });
  });

  // @spec calls/get-webapp-account-delete-user-id
  it('lets the running orders of a deleted account finish and then removes their personal data', async () => {
    const number = createPhoneNumber({ reference_id: 'courier' });
    const { user, headers } = await logIn(backend, number);
    const street = 'Runningstraße';
    const { id } = await placeDelivery(backend, {
      name: 'Rhea Runner',
      phone: number.phone,
      dial_code: number.dial_code,
      address: { ...HOME, street, contact_name: 'Rhea Door', area_id: 'kiez' },
    });
    await backend.database().update(orders).set({ customerId: user.id }).where(eq(orders.id, id));
    await deleteAccount(user.id, headers);
    const personalData = [street, 'Rhea Runner', 'Rhea Door', number.phone];
    // The courier still needs the address, and the customer can still follow the order.
    expect(new Set((await findRemaining(personalData)).map((entry) => entry.split(':')[0]))).toEqual(
      new Set(['orders']),
    );
    const readRequest = {
      params: { branch_id: 'courier~main', order_id: id },
      query: { full: 'true' } as const,
    };
    expect(
      (await backend.call('order', { ...readRequest, headers: buildOrderKeyHeader(id) })).order.address
        ?.street,
    ).toBe(street);
    await setStatus(id, DELIVERED_STATUS);
    await waitUntilPasses(async () => expect(await findRemaining(personalData)).toEqual([]));
    const { order } = await backend.call('order', { ...readRequest, headers: buildOrderKeyHeader(id) });
    expect(order.delivery).toMatchObject({ zone_name: { en: 'Inner' } });
    expect(order.delivery?.area_name).toBeUndefined();
    expect((await backend.request('/console/orders')).status).toBe(200);
  });

  it('removes the personal data of a deleted account’s unfinished orders after thirty days', async () => {
    const number = createPhoneNumber({ reference_id: REFERENCE_ID });
    const { user, headers } = await logIn(backend, number);
    await placePickupOrder(number, headers);
    await deleteAccount(user.id, headers);
    expect((await findRemaining([number.phone])).length).toBeGreaterThan(0);
    backend.clock.now += 31 * 24 * 60 * MINUTE_MS;
    await waitUntilPasses(async () => expect(await findRemaining([number.phone])).toEqual([]));
  });

  it('deleting an account deletes nothing that belongs to another account', async () => {
    const [myNumber, otherNumber] = [
      createPhoneNumber({ reference_id: REFERENCE_ID }),
      createPhoneNumber({ reference_id: REFERENCE_ID }),
    ];
    const [myAccount, otherAccount] = [await logIn(backend, myNumber), await logIn(backend, otherNumber)];
    // The other account places an order with my phone, and so does a guest of another business.
    const orderWithMyPhone = await placePickupOrder(myNumber, otherAccount.headers);
    const otherBusinessOrder = await placeOrder(backend, { phone: myNumber.phone, name: 'Other Guest' });
    await setStatus(orderWithMyPhone.id, DELIVERED_STATUS);
    await setStatus(otherBusinessOrder.id, DELIVERED_STATUS);
    await deleteAccount(myAccount.user.id, myAccount.headers);
    const rows = await backend.database().query.orders.findMany();
    for (const { id } of [orderWithMyPhone, otherBusinessOrder])
      expect(rows.find((row) => row.id === id)).toMatchObject({ phone: myNumber.phone });
    await backend.call('profile', {
      params: { user_id: otherAccount.user.id },
      headers: otherAccount.headers,
    });
  });

  it('deleting an account with an unverified number removes only the orders that this account placed', async () => {
    const reference_id = 'unproved-tea';
    await openTeaHouse(backend, reference_id, { disable_otp: true });
    const number = createPhoneNumber({ reference_id });
    const guestOrder = await placePickupOrder(number);
    const registration = await backend.call('register', {
      body: { ...number, name: 'Mallory', password: PERSONAL_DATA.password },
      headers: createAddressHeader(),
    });
    const headers = { authorization: `Bearer ${registration.token}` };
    const ownOrder = await placePickupOrder(number, headers);
    for (const { id } of [guestOrder, ownOrder]) await setStatus(id, DELIVERED_STATUS);
    await deleteAccount(registration.user?.id ?? '', headers);
    const rows = await backend.database().query.orders.findMany();
    const findPhone = (id: string) => rows.find((row) => row.id === id)?.phone;
    expect([findPhone(guestOrder.id), findPhone(ownOrder.id)]).toEqual([number.phone, '']);
  });

  it('deletes an account completely even while its customer is placing orders', async () => {
    const number = createPhoneNumber({ reference_id: REFERENCE_ID });
    const { user, headers } = await logIn(backend, number);
    const body = {
      branch_id: `${REFERENCE_ID}~mitte`,
      selling_types: 'car_pickup' as const,
      order_lines: [CHAI],
      name: 'Racing Ray',
      phone: '1709876543',
      dial_code: '+49',
      total: 9.28,
    };
    const sendOrder = () =>
      backend.request('/api/webapp/order', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...buildIdempotencyHeader() },
        body: JSON.stringify(body),
      });
    const sendPromises = Array.from({ length: 6 }, sendOrder);
    const [responses] = await Promise.all([Promise.all(sendPromises), deleteAccount(user.id, headers)]);
    for (const { status } of responses) expect([200, 401]).toContain(status);
    const rows = await backend.database().query.orders.findMany();
    const ordersOfDeletedAccount = rows.filter((row) => row.customerName === 'Racing Ray');
    expect(ordersOfDeletedAccount).toHaveLength(responses.filter(({ status }) => status === 200).length);
    for (const row of ordersOfDeletedAccount)
      expect([row.customerId, row.isErasurePending]).toEqual([null, true]);
  });
});
