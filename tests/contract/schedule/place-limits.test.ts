import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reservations } from '../../../demo/server/db/schema-reservations.ts';
import { slotPlaces } from '../../../demo/server/db/schema-slots.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { CARD, createPayer, getPaymentUrl, waitUntilPasses } from '../testing/payer.ts';
import { buildReservationBody, moveReservation, openRoom } from '../testing/room-business.ts';
import { createAddressHeader, createPhoneNumber, logIn } from '../testing/test-accounts.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const MINUTE_MS = 60_000;
const PLACES_PER_CLIENT = 2;
/** Unconfirmed places allowed per network. */
const PLACES_PER_NETWORK = 20;

let phoneCount = 0;
const createPhone = () => String(1_709_000_000 + ++phoneCount);
const toSlot = (index: number) => new Date(Date.parse('2026-03-04T15:00:00+01:00') + index * 30 * MINUTE_MS);

describe.each(databaseEngines)('the limits on unconfirmed places, on $name', (engine) => {
  const backend = useBackend(engine, { settings: { maxUnconfirmedPlaces: PLACES_PER_CLIENT } });
  let branch = '';
  let manualBranchId = '';
  let automaticBranchId = '';
  beforeAll(async () => {
    const slotLimit = { slot_capacity: { car_pickup: 300 } };
    branch = await openRoom(backend, 'scarce', { branch: slotLimit });
    manualBranchId = await openRoom(backend, 'by-hand', { reservation: { confirm: 'by_hand' } });
    automaticBranchId = await openRoom(backend, 'at-once', { reservation: { confirm: 'at_once' } });
  });

  const post = async (path: string, body: object, headers: Readonly<Record<string, string>>) => {
    const response = await backend.request(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const responseBody = (await response.json()) as {
      readonly code?: string;
      readonly order?: { readonly id: string };
      readonly reservation?: { readonly id: string };
      readonly hold?: { readonly expires_at: string };
    };
    return { status: response.status, headers: response.headers, body: responseBody };
  };
  type Headers = Readonly<Record<string, string>>;
  const holdSlot = (headers: Headers, changes: object = {}) =>
    post(
      `webapp/slot-hold/${branch}`,
      {
        hold_id: randomUUID(),
        selling_types: 'car_pickup',
        from: toSlot(0).toISOString(),
        ...changes,
      },
      headers,
    );
  const order = (headers: Headers, changes: object = {}) => {
    const scheduledRequest = {
      branch_id: branch,
      priority: 'later' as const,
      scheduled_at: toSlot(0).toISOString(),
    };
    const body = { ...buildOrderBody({ ...scheduledRequest, phone: createPhone() }), ...changes };
    return post('webapp/order', body, { ...buildIdempotencyHeader(), ...headers });
  };
  const reserve = (branchId: string, hour: number, headers: Headers, changes: object = {}) => {
    const starts_at = `2026-03-${String(9 + Math.floor(hour / 6)).padStart(2, '0')}T${String(9 + (hour % 6)).padStart(2, '0')}:00:00+01:00`;
    const body = buildReservationBody(branchId, { starts_at, phone: createPhone(), ...changes });
    return post('webapp/reserve-table', body, { ...buildIdempotencyHeader(), ...headers });
  };
  const listCodes = (
    responses: readonly { readonly status: number; readonly body: { readonly code?: string } }[],
  ) => responses.map(({ status, body }) => body.code ?? status);
  const loadPlacesAndReservations = async () => [
    ...(await backend.database().select().from(slotPlaces)),
    ...(await backend.database().select().from(reservations)),
  ];

  it('lets one anonymous client hold two places in slots at a time, however many ids it invents', async () => {
    const address = createAddressHeader();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => holdSlot(address, { from: toSlot(index % 5).toISOString() })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(PLACES_PER_CLIENT);
    const refusedResponse = responses.find(({ status }) => status === 429);
    expect(refusedResponse?.body.code).toBe('too_many_places');
    expect(Number(refusedResponse?.headers.get('retry-after'))).toBeGreaterThanOrEqual(10);
    expect(Number(refusedResponse?.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    // The places are free again when the holds expire.
    backend.clock.now += 11 * MINUTE_MS;
    expect((await holdSlot(address, { from: toSlot(5).toISOString() })).status).toBe(200);
  });

  it('devices behind one IP address can hold more places together than one device, up to a limit', async () => {
    const address = createAddressHeader();
    const responses = [];
    for (let index = 0; index < PLACES_PER_NETWORK + 3; index++)
      responses.push(
        await holdSlot(address, { device_id: randomUUID(), from: toSlot(index % 5).toISOString() }),
      );
    expect(listCodes(responses)).toEqual([
      ...Array(PLACES_PER_NETWORK).fill(200),
      ...Array(3).fill('too_many_places'),
    ]);
    expect((await holdSlot(createAddressHeader())).status).toBe(200);
  });

  it('a client can extend a hold to three times its duration, and must then wait before another hold', async () => {
    const [client, hold_id] = [createAddressHeader(), randomUUID()];
    const startMs = backend.clock.now;
    const times: unknown[] = [];
    for (let minute = 0; minute <= 30; minute += 5) {
      backend.clock.now = startMs + minute * MINUTE_MS;
      const { body } = await holdSlot(client, { hold_id });
      times.push(body.code ?? (Date.parse(body.hold?.expires_at ?? '') - startMs) / MINUTE_MS);
    }
    expect(times).toEqual([10, 15, 20, 25, 30, 30, 'hold_over']);
    // A different hold id does not help. After the pause, the client may hold a place again.
    expect(listCodes([await holdSlot(client)])).toEqual(['hold_over']);
    backend.clock.now = startMs + 60 * MINUTE_MS;
    expect((await holdSlot(client)).status).toBe(200);
  });

  it('counts a guest’s held places and unconfirmed orders together towards the limit', async () => {
    const client = createAddressHeader();
    const hold_id = randomUUID();
    expect((await holdSlot(client, { hold_id })).status).toBe(200);
    // The order takes the held place, so the two count as one.
    const firstResponse = await order(client, { hold_id });
    expect(
      listCodes([firstResponse, await order(client), await order(client), await holdSlot(client)]),
    ).toEqual([200, 200, 'too_many_places', 'too_many_places']);
    // The kitchen accepts one of the orders.
    await backend.request(`/console/orders/${firstResponse.body.order?.id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: 'to=1',
    });
    expect((await order(client)).status).toBe(200);
  });

  it('counts unpaid orders towards the limit on places in slots, but no paid orders', async () => {
    const client = { ...createAddressHeader() };
    const payer = createPayer(backend, branch);
    const scheduledRequest = {
      priority: 'later' as const,
      scheduled_at: toSlot(1).toISOString(),
      phone: createPhone(),
    };
    for (let index = 0; index < 3; index++) {
      const paidOrder = await payer.placeOrder(scheduledRequest, client);
      await payer.submitChoice(getPaymentUrl(paidOrder.transaction), 'pay');
    }
    await payer.placeOrder(scheduledRequest, client);
    await payer.placeOrder(scheduledRequest, client);
    expect(listCodes([await order(client, { payment_type: CARD })])).toEqual(['too_many_places']);
  });

  it('limits neither immediate orders nor orders for slots without a capacity', async () => {
    const client = createAddressHeader();
    for (let index = 0; index < 4; index++) {
      expect((await order(client, { priority: 'now', scheduled_at: undefined })).status).toBe(200);
      expect((await order(client, { branch_id: manualBranchId })).status).toBe(200);
    }
  });

  it.each(['by the staff', 'automatically'])(
    'refuses the third reservation of an unverified phone where reservations are confirmed %s',
    async (confirmation) => {
      const branchId = confirmation === 'by the staff' ? manualBranchId : automaticBranchId;
      const phone = createPhone();
      const responses = [];
      for (let index = 0; index < 4; index++)
        responses.push(await reserve(branchId, index, createAddressHeader(), { phone }));
      expect(listCodes(responses)).toEqual([200, 200, 'too_many_places', 'too_many_places']);
      expect((await reserve(branchId, 4, createAddressHeader())).status).toBe(200);
    },
  );

  it('refuses the third unconfirmed reservation of one client that invents phone numbers', async () => {
    const client = createAddressHeader();
    const responses = [];
    for (let index = 0; index < 3; index++)
      responses.push(await reserve(automaticBranchId, 6 + index, client));
    expect(listCodes(responses)).toEqual([200, 200, 'too_many_places']);
  });

  it('counts a reservation as unconfirmed until the business accepts it or the customer cancels it', async () => {
    const client = createAddressHeader();
    const reserveResponses = [
      await reserve(manualBranchId, 12, client),
      await reserve(manualBranchId, 13, client),
    ];
    expect(listCodes([await reserve(manualBranchId, 14, client)])).toEqual(['too_many_places']);
    await moveReservation(backend, reserveResponses[0]?.body.reservation?.id ?? '', 1);
    const key = randomUUID();
    const thirdReservation = await reserve(manualBranchId, 14, { ...client, 'idempotency-key': key });
    expect(thirdReservation.status).toBe(200);
    expect(listCodes([await reserve(manualBranchId, 15, client)])).toEqual(['too_many_places']);
    await post(
      `webapp/reservation-cancel/${thirdReservation.body.reservation?.id}`,
      {},
      { 'order-key': key },
    );
    expect((await reserve(manualBranchId, 15, client)).status).toBe(200);
  });

  it('a customer with a verified phone can reserve from a network whose limit is used up', async () => {
    const client = createAddressHeader();
    for (let index = 0; index < 3; index++) await reserve(automaticBranchId, 18 + index, client);
    const account = await logIn(backend, createPhoneNumber({ reference_id: 'at-once' }));
    const { phone, dial_code } = account.number;
    const headers = { ...client, ...account.headers };
    const responses = [];
    for (let index = 0; index < 12; index++)
      responses.push(await reserve(automaticBranchId, 21 + index, headers, { phone, dial_code }));
    // Reservations that are confirmed at once do not count.
    expect(listCodes(responses)).toEqual(Array(12).fill(200));
  });

  it('allows a verified phone five times as many unconfirmed reservations', async () => {
    const account = await logIn(backend, createPhoneNumber({ reference_id: 'by-hand' }));
    const { phone, dial_code } = account.number;
    const responses = [];
    for (let index = 0; index < 11; index++)
      responses.push(
        await reserve(
          manualBranchId,
          24 + index,
          { ...createAddressHeader(), ...account.headers },
          { phone, dial_code },
        ),
      );
    expect(listCodes(responses)).toEqual([...Array(10).fill(200), 'too_many_places']);
  });

  it('stores only hashes of the client that takes a place, and erases them once they are no longer needed', async () => {
    const [address, device_id, phone] = ['203.0.113.77', randomUUID(), createPhone()];
    const headers = { 'x-forwarded-for': address };
    await order(headers, { device_id, phone });
    await reserve(automaticBranchId, 40, headers, { device_id, phone });
    const ownedPlaces = (await loadPlacesAndReservations()).filter(
      ({ ownerVerified }) => ownerVerified !== null,
    );
    expect(ownedPlaces.length).toBeGreaterThanOrEqual(2);
    for (const value of [address, device_id]) expect(JSON.stringify(ownedPlaces)).not.toContain(value);
    expect(ownedPlaces.every(({ ownerPhone }) => ownerPhone === null || !ownerPhone.includes(phone))).toBe(
      true,
    );
    backend.clock.now = Date.parse('2026-05-01T12:00:00+02:00');
    await waitUntilPasses(async () =>
      expect(
        (await loadPlacesAndReservations()).filter(({ ownerVerified }) => ownerVerified !== null),
      ).toEqual([]),
    );
    expect(
      await backend.database().select().from(reservations).where(eq(reservations.phone, phone)),
    ).toHaveLength(1);
  });
});
