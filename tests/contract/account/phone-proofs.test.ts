import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import {
  buildBearerHeader,
  createAddressHeader,
  createPhoneNumber,
  logIn,
  requestCode,
  type TestNumber,
} from '../testing/test-accounts.ts';
import { buildIdempotencyHeader, buildOrderBody, type OrderBody } from '../testing/test-orders.ts';

const DAY_MS = 86_400_000;
const STRICT_BUSINESS = 'strict-tea';
const OTHER_BUSINESS = 'other-tea';

describe.each(pgliteOnly)('phone verification for guests, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    for (const reference of [STRICT_BUSINESS, OTHER_BUSINESS])
      await openTeaHouse(backend, reference, { verify_phone: true });
  });
  const createNumber = (reference_id = STRICT_BUSINESS) => createPhoneNumber({ reference_id });
  const buildBody = ({ phone, dial_code, reference_id }: TestNumber, changes: Partial<OrderBody> = {}) =>
    buildOrderBody({ branch_id: `${reference_id}~mitte`, phone, dial_code, ...changes });
  const placeOrder = (number: TestNumber, changes: Partial<OrderBody> = {}, headers = {}) =>
    backend.call('placeOrder', {
      body: buildBody(number, changes),
      headers: { ...buildIdempotencyHeader(), ...headers },
    });
  const expectRefusal = async (number: TestNumber, changes: Partial<OrderBody> = {}, headers = {}) => {
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildBody(number, changes),
      headers: { ...buildIdempotencyHeader(), ...headers },
    });
    return [status, body.code];
  };
  const requestProof = async (number: TestNumber, headers = {}) => {
    const body = { ...number, code: await requestCode(backend, number) };
    const response = await backend.call('verifyOtp', {
      body,
      headers: { ...createAddressHeader(), ...headers },
    });
    expect(response).toMatchObject({ verified: true, token: null, user_id: null });
    return response.proof ?? '';
  };

  it('the business settings say that guests must verify their phone', async () => {
    const { restaurant } = await backend.call('restaurant', { params: { reference_id: STRICT_BUSINESS } });
    expect([restaurant.verify_phone, restaurant.disable_otp]).toEqual([true, false]);
  });

  // @spec calls/post-verify-otp
  it('requires a phone proof for a guest’s order, and accepts the proof for thirty days and any number of orders', async () => {
    const number = createNumber();
    expect(await expectRefusal(number)).toEqual([422, 'phone_unverified']);
    const phone_proof = await requestProof(number);
    await placeOrder(number, { phone_proof });
    await placeOrder({ ...number, phone: `0${number.phone}` }, { phone_proof });
    backend.clock.now += 28 * DAY_MS;
    await placeOrder(number, { phone_proof });
    backend.clock.now += 2 * DAY_MS;
    expect(await expectRefusal(number, { phone_proof })).toEqual([422, 'phone_unverified']);
  });

  it('refuses an order with a proof of another phone, a proof of another business or a forged proof', async () => {
    const [number, otherBusinessNumber] = [createNumber(), createNumber(OTHER_BUSINESS)];
    const [phone_proof, otherBusinessProof] = [
      await requestProof(number),
      await requestProof({ ...number, reference_id: OTHER_BUSINESS }),
    ];
    expect(await expectRefusal(createNumber(), { phone_proof })).toEqual([422, 'phone_unverified']);
    expect(await expectRefusal(number, { phone_proof: otherBusinessProof })).toEqual([
      422,
      'phone_unverified',
    ]);
    expect(await expectRefusal(otherBusinessNumber, { phone_proof })).toEqual([422, 'phone_unverified']);
    expect(await expectRefusal(number, { phone_proof: 'A'.repeat(43) })).toEqual([422, 'phone_unverified']);
  });

  it('a logged-in customer needs a phone proof only for an order with another phone number', async () => {
    const { number, headers } = await logIn(backend, createNumber());
    await placeOrder(number, {}, headers);
    const otherNumber = createNumber();
    expect(await expectRefusal(otherNumber, {}, headers)).toEqual([422, 'phone_unverified']);
    await placeOrder(otherNumber, { phone_proof: await requestProof(otherNumber, headers) }, headers);
  });

  // @spec calls/post-webapp-verify-phone
  it('accepts no phone proof as a login, and no session token as a phone proof', async () => {
    const number = createNumber();
    const phone_proof = await requestProof(number);
    const response = await backend.expectRefusal('updateProfile', {
      body: {},
      headers: buildBearerHeader(phone_proof),
    });
    expect([response.status, response.body.code]).toEqual([401, 'token_invalid']);
    const { token } = await logIn(backend, createNumber());
    expect(await expectRefusal(number, { phone_proof: token })).toEqual([422, 'phone_unverified']);
  });

  it('returns the stored order when the same order is sent again, even after its phone proof has expired', async () => {
    const number = createNumber();
    const phone_proof = await requestProof(number);
    const key = randomUUID();
    const sendOrder = (proof: string | null) =>
      backend.call('placeOrder', {
        body: buildBody(number, { phone_proof: proof }),
        headers: buildIdempotencyHeader(key),
      });
    const firstOrder = await sendOrder(phone_proof);
    backend.clock.now += 31 * DAY_MS;
    expect((await sendOrder(null)).order.id).toBe(firstOrder.order.id);
  });
});
