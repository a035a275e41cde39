import { beforeAll, describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { accountPlans } from '../testing/call-plans/accounts.ts';
import { cataloguePlans } from '../testing/call-plans/catalogue.ts';
import { deliveryPlans } from '../testing/call-plans/delivery.ts';
import { orderPlans } from '../testing/call-plans/orders.ts';
import { type CallName, type CallPlan, type Cases, FORGED } from '../testing/call-plans/plan.ts';
import { ROOM_ID, reservationPlans } from '../testing/call-plans/reservations.ts';
import { courier } from '../testing/courier-business.ts';
import { embedded } from '../testing/engines.ts';
import { openRoom } from '../testing/room-business.ts';

const plans: Readonly<Record<CallName, CallPlan>> = {
  ...cataloguePlans,
  ...deliveryPlans,
  ...accountPlans,
  ...orderPlans,
  ...reservationPlans,
};

/** A business with one table. */
const hall = {
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

describe.each(embedded)('every call, on $name', (engine) => {
  const backend = useBackend(engine);
  beforeAll(async () => {
    await backend.importFile(courier);
    await backend.importFile(hall);
    await openRoom(backend, ROOM_ID);
    await openRoom(backend, `${ROOM_ID}-known`, { reservation: { login_required: true } });
  });

  async function expectAll(name: CallName, cases: Cases): Promise<void> {
    const all = await cases(backend);
    expect(all.length).toBeGreaterThan(0);
    for (const [sent, status, says] of all) {
      const where = JSON.stringify(sent);
      if (typeof says === 'string' || Array.isArray(says)) {
        const { status: actual, body } = await backend.refusal(name, sent);
        const reasons = typeof says === 'string' ? body.code : Object.keys(body.fields ?? {});
        expect([actual, reasons], where).toEqual([status, says]);
      } else if ('lacks' in says) {
        const answer = await backend.answer(name, sent);
        expect(JSON.stringify(answer), where).not.toContain(says.lacks);
      } else if ('holds' in says) expect(await backend.answer(name, sent), where).toMatchObject(says.holds);
    }
  }

  describe.each(Object.entries(plans) as [CallName, CallPlan][])('%s', (name, plan) => {
    // @spec contract/every-call-as-app-makes, calls/*, more-calls/*
    it('returns a body that matches the contract', async () => {
      const [sent, holds] = await plan.happy(backend);
      expect(await backend.answer(name, sent)).toMatchObject(holds);
    });

    // @spec contract/every-call-with-what-cannot
    it('names the field when it refuses an invalid request', () => expectAll(name, plan.invalid));

    // @spec contract/every-call-by-whom-not, calls/post-webapp-verify-by-whatsapp
    // @spec calls/get-webapp-transaction-order-id-transaction-id
    it('returns data only to its owner, unless the call is public', async () => {
      if (plan.unauthorised !== 'anybody') return expectAll(name, plan.unauthorised);
      const [sent, holds] = await plan.happy(backend);
      const headers = { ...sent.headers, ...FORGED };
      expect(await backend.answer(name, { ...sent, headers })).toMatchObject(holds);
    });

    // @spec contract/every-call-about-what-there
    it('returns “not found” for an unknown id', () => expectAll(name, plan.unknown));
  });
});
