import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { calls, externalCalls, summaries } from './contract.ts';

/** The calls in the spec, section 7, with their parameter names removed. */
const SPEC = `
GET webapp/v5/restaurant/{}
GET webapp/v5/restaurant-domain/{}
GET webapp/v5/restaurant-domain/{}/{}
GET webapp/search/{}
GET tags-ingredients
GET webapp/v5/shifts/{}
GET webapp/banners/{}
POST webapp/banners/reach
POST webapp/visit/{}
GET webapp/branches/{}
GET webapp/v5/menu/{}
GET webapp/v5/item/{}/{}
POST users/rate
POST send-otp
POST verify-otp
GET webapp/profile/{}
POST webapp/login
GET webapp/account/delete/{}
POST webapp/register
POST webapp/register-whatsapp
POST webapp/verify-by-whatsapp
POST webapp/verify
POST webapp/verify-phone
GET webapp/resend-otp
POST webapp/update-profile
POST webapp/create-password
GET webapp/zones/{}
POST webapp/getAddress
POST webapp/setAddress
GET webapp/v5/orders/{}
GET webapp/tables/{}
POST webapp/order
GET webapp/order/{}/{}
GET webapp/update-order-events/{}/{}
POST service/pos/calc-order/{}
POST webapp/reserve-table
GET webapp/transaction/{}/{}
POST webapp/reservations/{}
GET webapp/reservation/{}
GET webapp/order/{}`;
/** Calls for features that the spec demands without listing a call. */
const CALLS_BEYOND_SPEC = `
POST webapp/arrived/{}/{}
POST webapp/cancel-order/{}/{}
GET webapp/feedback/{}
GET webapp/v5/first-screen/{}
POST webapp/logout
POST webapp/pay/{}
POST webapp/resend-otp
POST webapp/reservation-cancel/{}
POST webapp/reservation-change/{}
GET webapp/reservation-form/{}
GET webapp/placed-order/{}
GET webapp/reservation-times/{}
POST webapp/slot-hold/{}
POST webapp/slot-release/{}
GET webapp/wallet/{}
GET webapp/wallet/{}/history
POST webapp/wallet/buy`;
/** These calls need only their path and headers. */
const POSTS_WITHOUT_BODY: readonly Call[] = [calls.logout, calls.cancelOrder, calls.cancelReservation];

const namedCalls: [string, Call][] = Object.entries({ ...calls, ...externalCalls });

describe('the API contract', () => {
  // @spec contract/contract-exactly-calls-spec-those
  it('defines exactly the API calls of the spec and the listed calls for other features', () => {
    const contractCalls = Object.values(calls).map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(contractCalls.sort()).toEqual(`${SPEC}${CALLS_BEYOND_SPEC}`.trim().split('\n').sort());
  });

  it.each(namedCalls)('describes the request and the response of the API call %s', (_, call) => {
    expect(call.path).toMatch(/^[\w{}/.-]+$/);
    expect(!!call.body).toBe(call.method === 'POST' && !POSTS_WITHOUT_BODY.includes(call));
    for (const schema of [call.query, call.body, call.response])
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object');
  });

  it('summarises each API call in one line', () => {
    for (const summary of Object.values(summaries)) expect(summary).toMatch(/^[A-Z].{4,90}[^.]$/);
  });
});
