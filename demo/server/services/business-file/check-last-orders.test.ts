import { describe, expect, it } from 'vitest';
import { type Case, itReportsEach, readProblemsAfter } from '../testing/garden.ts';

/** Daily hours from 11:00 to 15:00 and from 18:00 to 02:00. */
const HOURS = Object.fromEntries(
  Array.from({ length: 7 }, (_, day) => [
    day,
    {
      shifts: [
        { time_from: '11:00', time_to: '15:00' },
        { time_from: '18:00', time_to: '02:00' },
      ],
    },
  ]),
);

const setBranch =
  (changes: object): Case[1] =>
  (file) =>
    Object.assign(file.branches[0] ?? {}, { hours: HOURS, available: undefined, special_hours: [] }, changes);
const LUNCH = { from: '12:00', to: '15:00', order_until: '11:00' };
const PATH = 'branches[0].last_orders';

describe('last orders and cut-offs in a business file', () => {
  itReportsEach('the last orders', [
    [
      'last orders outside the hours',
      setBranch({ last_orders: [{ time: '16:30' }] }),
      `${PATH}[0].time`,
      'a time within the hours of the branch',
      '"16:30"',
    ],
    [
      'last orders when the branch opens',
      setBranch({ last_orders: [{ time: '18:00' }] }),
      `${PATH}[0].time`,
      'a time within the hours of the branch',
      '"18:00"',
    ],
    [
      'last orders with more minutes before closing than a shift has',
      setBranch({ last_orders: [{ minutes_before_closing: 240 }] }),
      `${PATH}[0].minutes_before_closing`,
      'fewer minutes than the shortest shift of the branch has (240)',
      '240',
    ],
    [
      'last orders of a branch that never closes',
      setBranch({ hours: undefined, last_orders: [{ minutes_before_closing: 30 }] }),
      PATH,
      'none, because the branch never closes',
      '[{"minutes_before_closing":30}]',
    ],
    [
      'last orders with both a time and minutes',
      setBranch({ last_orders: [{ time: '01:30', minutes_before_closing: 30 }] }),
      `${PATH}[0]`,
      'either minutes_before_closing or time',
      '{"time":"01:30","minutes_before_closing":30}',
    ],
    [
      'a cut-off after its first slot has begun',
      setBranch({ slot_cut_offs: [{ ...LUNCH, order_until: '12:30' }] }),
      'branches[0].slot_cut_offs[0].order_until',
      'a time that is not after "from", because the slots are ordered before they begin',
      '"12:30"',
    ],
    [
      'a cut-off for slots outside the hours',
      setBranch({ slot_cut_offs: [{ from: '03:00', to: '05:00', order_until: '02:00' }] }),
      'branches[0].slot_cut_offs[0].from',
      'slots within the hours of the branch',
      '"03:00"',
    ],
  ]);

  it('accepts last orders after midnight, for one order type, and at a branch with only a daily window', () => {
    const lastOrders = [{ time: '01:30' }, { types: ['delivery'], minutes_before_closing: 45 }];

    expect(
      readProblemsAfter(
        setBranch({
          last_orders: lastOrders,
          slot_cut_offs: [LUNCH, { from: '22:00', to: '02:00', order_until: '20:00' }],
        }),
      ),
    ).toEqual([]);
    expect(
      readProblemsAfter(
        setBranch({
          hours: undefined,
          available: { status: true, from: '09:00', to: '17:00' },
          last_orders: [{ minutes_before_closing: 30 }],
        }),
      ),
    ).toEqual([]);
  });
});
