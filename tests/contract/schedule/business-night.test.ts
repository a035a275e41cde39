import { describe, expect, it } from 'vitest';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { createCatalogue } from '../../../demo/server/services/menu/business-catalogue.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildIdempotencyHeader, buildOrderBody, CHAI } from '../testing/test-orders.ts';

/** 2026-03-06 is a Friday. */
const FRIDAY = '2026-03-06';
const ALL_DAY = { closed: false, shifts: [{ time_from: 24, time_to: 24 }] };
const NIGHT = { closed: false, shifts: [{ time_from: '18:00', time_to: '02:00' }] };
const repeatDay = (day: object) => Object.fromEntries(Array.from({ length: 7 }, (_, index) => [index, day]));

// The rules depend only on the clock and the file, so one engine is enough.
describe.each(pgliteOnly)('the night of a business, on $name', (engine) => {
  const backend = useBackend(engine);
  /** A branch that is open from 18:00 to 02:00, with chai on Fridays only and a coupon for one day. */
  const openBranch = async (id: string, coupon: object): Promise<string> => {
    const { business } = await createCatalogue(backend.database()).getBranch('tea-house~mitte');
    const { branches, categories, coupons } = business.file;
    const [firstBranch, ...otherBranches] = branches;
    await openTeaHouse(backend, id, {}, {
      branches: [{ ...firstBranch, hours: repeatDay(NIGHT) }, ...otherBranches],
      categories: categories.map((category) => ({
        ...category,
        items: category.items.map((item) =>
          item.id === 'chai' ? { ...item, availability: { 4: ALL_DAY } } : item,
        ),
      })),
      coupons: [
        ...coupons,
        { code: 'DAY', discount_type: 'fixed', discount_value: 1, all_menu: true, ...coupon },
      ],
    } as Partial<BusinessFile>);
    return `${id}~mitte`;
  };
  const requestQuote = (branch_id: string, changes: object = {}) =>
    backend.request(`/api/service/pos/calc-order/${branch_id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selling_types: 'car_pickup', order_lines: [CHAI], ...changes }),
    });
  const goTo = (time: string) => {
    backend.clock.now = Date.parse(`${time}+01:00`);
  };

  it('sells a Friday-only dish until the Friday shift ends, and not while the Thursday shift runs past midnight', async () => {
    const branchId = await openBranch('friday-tea', {});
    const statuses: Record<string, number> = {};
    for (const time of ['06T01:00:00', '06T18:00:00', '07T01:59:59', '07T18:00:00']) {
      goTo(`2026-03-${time}`);
      statuses[time] = (await requestQuote(branchId)).status;
    }
    expect(statuses).toEqual({
      '06T01:00:00': 409,
      '06T18:00:00': 200,
      '07T01:59:59': 200,
      '07T18:00:00': 409,
    });

    goTo('2026-03-07T01:00:00');
    const { quote } = await (await requestQuote(branchId)).json();
    const { order } = await backend.call('placeOrder', {
      body: buildOrderBody({ branch_id: branchId, total: quote.total }),
      headers: buildIdempotencyHeader(),
    });
    expect(order.status).toBe(0);
    // The receipt shows Friday.
    expect(order).toMatchObject({ business_day: FRIDAY, placed_at: '2026-03-07T01:00:00+01:00' });
  });

  it('accepts a Friday-only coupon until the Friday shift ends, and not while the Thursday shift runs past midnight', async () => {
    const branchId = await openBranch('coupon-tea', { starts: FRIDAY, expires: FRIDAY });
    const outcomes: Record<string, string> = {};
    for (const time of ['06T01:00:00', '06T02:00:00', '07T01:59:59', '07T02:00:00']) {
      goTo(`2026-03-${time}`);
      const body = await (await requestQuote(branchId, { coupon_code: 'DAY' })).json();
      outcomes[time] = body.coupon.outcome;
    }
    expect(outcomes).toMatchObject({
      '06T01:00:00': 'not_started',
      '07T01:59:59': 'applied',
      '07T02:00:00': 'expired',
    });
    expect(outcomes['06T02:00:00']).not.toBe('not_started');
  });

  it('ends a coupon at its end time, even during a night shift', async () => {
    const branchId = await openBranch('timed-tea-coupon', { expires: '2026-03-07T00:30' });
    goTo('2026-03-07T00:29:59');
    const earlyQuote = await (await requestQuote(branchId, { coupon_code: 'DAY' })).json();
    goTo('2026-03-07T00:30:00');
    const lateQuote = await (await requestQuote(branchId, { coupon_code: 'DAY' })).json();
    expect([earlyQuote.coupon.outcome, lateQuote.coupon.outcome]).toEqual(['applied', 'expired']);
  });
});
