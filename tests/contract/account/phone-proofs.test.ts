import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { embeddedEngines } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import {
  bearerHeader,
  logIn,
  createPhoneNumber,
  newAddressHeader,
  requestCode,
  type TestNumber,
} from '../testing/test-accounts.ts';
import { idempotencyHeader, type OrderBody, orderBody } from '../testing/test-orders.ts';

const DAY = 86_400_000;
const STRICT = 'strict-tea';
const OTHER = 'other-tea';

describe.each(embeddedEngines)('phone verification for guests, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    for (const reference of [STRICT, OTHER]) await openTeaHouse(backend, reference, { verify_phone: true });
  });
  const strict = (reference_id = STRICT) => createPhoneNumber({ reference_id });
  const orderOf = ({ phone, dial_code, reference_id }: TestNumber, changes: Partial<OrderBody> = {}) =>
    orderBody({ branch_id: `${reference_id}~mitte`, phone, dial_code, ...changes });
  const order = (number: TestNumber, changes: Partial<OrderBody> = {}, headers = {}) =>
    backend.call('placeOrder', {
      body: orderOf(number, changes),
      headers: { ...idempotencyHeader(), ...headers },
    });
  const refused = async (number: TestNumber, changes: Partial<OrderBody> = {}, headers = {}) => {
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: orderOf(number, changes),
      headers: { ...idempotencyHeader(), ...headers },
    });
    return [status, body.code];
  };
  const proofOf = async (number: TestNumber, headers = {}) => {
    const body = { ...number, code: await requestCode(backend, number) };
    const answer = await backend.call('verifyOtp', { body, headers: { ...newAddressHeader(), ...headers } });
    expect(answer).toMatchObject({ verified: true, token: null, user_id: null });
    return answer.proof ?? '';
  };

  it('lists in the business settings that guests must verify their phone', async () => {
    const { restaurant } = await backend.call('restaurant', { params: { reference_id: STRICT } });
    expect([restaurant.verify_phone, restaurant.disable_otp]).toEqual([true, false]);
  });

  // @spec calls/post-verify-otp
  it('takes orders only with a proof, which is valid for thirty days and any number of orders', async () => {
    const number = strict();
    expect(await refused(number)).toEqual([422, 'phone_unverified']);
    const phone_proof = await proofOf(number);
    await order(number, { phone_proof });
    await order({ ...number, phone: `0${number.phone}` }, { phone_proof });
    backend.clock.now += 28 * DAY;
    await order(number, { phone_proof });
    backend.clock.now += 2 * DAY;
    expect(await refused(number, { phone_proof })).toEqual([422, 'phone_unverified']);
  });

  it('refuses a proof of another phone, a proof of another business and a forged proof', async () => {
    const [number, neighbour] = [strict(), strict(OTHER)];
    const [phone_proof, elsewhere] = [
      await proofOf(number),
      await proofOf({ ...number, reference_id: OTHER }),
    ];
    expect(await refused(strict(), { phone_proof })).toEqual([422, 'phone_unverified']);
    expect(await refused(number, { phone_proof: elsewhere })).toEqual([422, 'phone_unverified']);
    expect(await refused(neighbour, { phone_proof })).toEqual([422, 'phone_unverified']);
    expect(await refused(number, { phone_proof: 'A'.repeat(43) })).toEqual([422, 'phone_unverified']);
  });

  it('accepts the account’s own phone without a proof and any other phone with one', async () => {
    const { number, headers } = await logIn(backend, strict());
    await order(number, {}, headers);
    const other = strict();
    expect(await refused(other, {}, headers)).toEqual([422, 'phone_unverified']);
    await order(other, { phone_proof: await proofOf(other, headers) }, headers);
  });

  // @spec calls/post-webapp-verify-phone
  it('accepts neither a proof as a login nor a session token as a proof', async () => {
    const number = strict();
    const phone_proof = await proofOf(number);
    const answer = await backend.expectRefusal('updateProfile', { body: {}, headers: bearerHeader(phone_proof) });
    expect([answer.status, answer.body.code]).toEqual([401, 'token_invalid']);
    const { token } = await logIn(backend, strict());
    expect(await refused(number, { phone_proof: token })).toEqual([422, 'phone_unverified']);
  });

  it('returns the first result for a repeated order, even after its proof has expired', async () => {
    const number = strict();
    const phone_proof = await proofOf(number);
    const key = randomUUID();
    const send = (proof: string | null) =>
      backend.call('placeOrder', {
        body: orderOf(number, { phone_proof: proof }),
        headers: idempotencyHeader(key),
      });
    const first = await send(phone_proof);
    backend.clock.now += 31 * DAY;
    expect((await send(null)).order.id).toBe(first.order.id);
  });
});
