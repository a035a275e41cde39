import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { buildReservationBody, openRoom, reserve } from '../testing/room-business.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildIdempotencyHeader, buildOrderBody, placeOrder } from '../testing/test-orders.ts';

const ACCEPTED_COUNTRIES = ['KW', 'US'];

describe.each(pgliteOnly)('the phone countries of a business, on $name', (engine) => {
  const backend = useBackend(engine);
  let roomBranchId = '';
  beforeAll(async () => {
    await openTeaHouse(backend, 'local-orders', { phone_countries: ACCEPTED_COUNTRIES });
    roomBranchId = await openRoom(backend, 'local-room', {
      settings: { phone_countries: ACCEPTED_COUNTRIES },
    });
    await openTeaHouse(backend, 'any-orders', {});
  });
  const branch_id = 'local-orders~mitte';

  it.each([
    ['+49', '1701234567'],
    // Canada shares its calling code with the United States.
    ['+1', '4165550123'],
  ])(
    'refuses an order of a guest whose number %s %s belongs to a country that the business does not list',
    async (dial_code, phone) => {
      const { status, body } = await backend.expectRefusal('placeOrder', {
        body: buildOrderBody({ branch_id, dial_code, phone }),
        headers: buildIdempotencyHeader(),
      });
      expect([status, body.code, body.countries]).toEqual([422, 'phone_country', ACCEPTED_COUNTRIES]);
      expect(body.fields).toHaveProperty('phone');
    },
  );

  it.each([
    ['+965', '55512345'],
    ['+1', '2125550123'],
  ])('accepts an order of a guest with the number %s %s of a listed country', async (dial_code, phone) => {
    expect(await placeOrder(backend, { branch_id, dial_code, phone })).toMatchObject({ status: 0 });
  });

  it('a business that lists no phone countries accepts guests’ orders with numbers from every country', async () => {
    const change = { branch_id: 'any-orders~mitte', dial_code: '+44', phone: '7400123456' };
    expect(await placeOrder(backend, change)).toMatchObject({ status: 0 });
  });

  it('ignores a calling code that an order repeats in the phone number', async () => {
    const change = { branch_id, dial_code: '+965', phone: '96555512345' };
    expect((await placeOrder(backend, change)).customer?.phone_hint).toMatch(/345$/);
  });

  it('refuses a reservation of a guest with a number from a country that the business does not list', async () => {
    const { status, body } = await backend.expectRefusal('reserveTable', {
      body: buildReservationBody(roomBranchId),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code, body.countries]).toEqual([422, 'phone_country', ACCEPTED_COUNTRIES]);
    await reserve(backend, roomBranchId, { dial_code: '+965', phone: '55512345' });
  });
});
