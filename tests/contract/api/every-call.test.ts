import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { accountPlans } from '../testing/call-plans/accounts.ts';
import { cataloguePlans } from '../testing/call-plans/catalogue.ts';
import { deliveryPlans } from '../testing/call-plans/delivery.ts';
import { orderPlans } from '../testing/call-plans/orders.ts';
import {
  type CallName,
  type CallPlan,
  type CaseFactory,
  FORGED_TOKEN_HEADER,
} from '../testing/call-plans/plan.ts';
import { ROOM_BUSINESS_ID, reservationPlans } from '../testing/call-plans/reservations.ts';
import { courier } from '../testing/courier-business.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openRoom } from '../testing/room-business.ts';

const plans: Readonly<Record<CallName, CallPlan>> = {
  ...cataloguePlans,
  ...deliveryPlans,
  ...accountPlans,
  ...orderPlans,
  ...reservationPlans,
};

/** A business with one table. */
const hallBusiness = {
  reference_id: 'hall',
  settings: {
    business_name: { en: 'Hall' },
    currency: 'EUR',
    country_code: 'DE',
    locales: ['en'],
    checkoutDineIn: { enabled: true, cart: true },
  },
  branches: [{ id: 'main', name: { en: 'Main' }, tables: [{ id: '7', name: { en: '7' } }] }],
  categories: [{ id: 'food', name: { en: 'Food' }, items: [{ id: 'soup', name: { en: 'Soup' }, price: 5 }] }],
};

describe.each(pgliteOnly)('every call, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    await backend.importFile(courier);
    await backend.importFile(hallBusiness);
    await openRoom(backend, ROOM_BUSINESS_ID);
    await openRoom(backend, `${ROOM_BUSINESS_ID}-known`, { reservation: { login_required: true } });
  });

  async function expectAll(name: CallName, createCases: CaseFactory): Promise<void> {
    const cases = await createCases(backend);
    expect(cases.length).toBeGreaterThan(0);
    for (const [request, status, expected] of cases) {
      const label = JSON.stringify(request);
      if (typeof expected === 'string' || Array.isArray(expected)) {
        const { status: actualStatus, body } = await backend.expectRefusal(name, request);
        const reasons = typeof expected === 'string' ? body.code : Object.keys(body.fields ?? {});
        expect([actualStatus, reasons], label).toEqual([status, expected]);
      } else if ('lacks' in expected) {
        const response = await backend.callUnchecked(name, request);
        expect(JSON.stringify(response), label).not.toContain(expected.lacks);
      } else if ('contains' in expected)
        expect(await backend.callUnchecked(name, request), label).toMatchObject(expected.contains);
    }
  }

  describe.each(Object.entries(plans) as [CallName, CallPlan][])('%s', (name, plan) => {
    // @spec contract/every-call-as-app-makes, calls/*, more-calls/*
    it('every API call returns a body that matches the contract', async () => {
      const [request, expectedBody] = await plan.valid(backend);
      expect(await backend.callUnchecked(name, request)).toMatchObject(expectedBody);
    });

    // @spec contract/every-call-with-what-cannot
    it('every API call names the invalid fields when it refuses an invalid request', () =>
      expectAll(name, plan.invalid));

    // @spec contract/every-call-by-whom-not, calls/post-webapp-verify-by-whatsapp
    // @spec calls/get-webapp-transaction-order-id-transaction-id
    it('every API call returns data only to its owner, unless the call is public', async () => {
      if (plan.unauthorised !== 'public') return expectAll(name, plan.unauthorised);
      const [request, expectedBody] = await plan.valid(backend);
      const headers = { ...request.headers, ...FORGED_TOKEN_HEADER };
      expect(await backend.callUnchecked(name, { ...request, headers })).toMatchObject(expectedBody);
    });

    // @spec contract/every-call-about-what-there
    it('every API call returns “not found” for an unknown id', () => expectAll(name, plan.unknown));
  });
});
