import { MAIN_BRANCH } from '../courier-business.ts';
import type { CallName, CallPlan } from './plan.ts';

const sessionId = 'a-session';

/** Plans of the calls about delivery zones and addresses. */
export const deliveryPlans = {
  zones: {
    valid: async () => [
      { params: { branch_id: MAIN_BRANCH }, query: { shipping: 'true' } },
      { countries: [{ country_iso: 'AT' }], shipping_form: {} },
    ],
    invalid: () => [[{ params: { branch_id: MAIN_BRANCH }, query: { shipping: 'yes' } }, 400, ['shipping']]],
    unauthorised: 'public',
    unknown: () => [[{ params: { branch_id: 'nobody~none' } }, 404, 'not_found']],
  },
  getAddress: {
    valid: async () => [
      { body: { address: 'kollwitzstr', sessionId, flag: 'DE' }, headers: { locale: 'en' } },
      { suggestions: [{ title: 'Kollwitzstraße' }] },
    ],
    invalid: () => [
      [{ body: { address: '', sessionId } }, 422, ['address']],
      [{ body: { address: 'kollwitz', sessionId, flag: 'Germany' } }, 422, ['flag']],
    ],
    unauthorised: 'public',
    unknown: () => [
      [{ body: { address: 'kollwitzstr', sessionId, flag: 'XX' } }, 200, { contains: { suggestions: [] } }],
    ],
  },
  setAddress: {
    valid: async (backend) => {
      const { suggestions } = await backend.call('getAddress', {
        body: { address: 'kollwitzstr', sessionId, flag: 'DE' },
      });
      const placeId = suggestions[0]?.placeId ?? '';
      return [
        { body: { address: '', title: 'Home', placeId, sessionId } },
        { address: { title: 'Home', street: 'Kollwitzstraße' } },
      ];
    },
    invalid: () => [
      [{ body: { address: '', title: '', placeId: 'x'.repeat(201), sessionId } }, 422, ['placeId']],
    ],
    unauthorised: 'public',
    unknown: () => [
      [{ body: { address: '', title: '', placeId: 'never-suggested', sessionId } }, 422, ['placeId']],
    ],
  },
} satisfies Partial<Record<CallName, CallPlan>>;
