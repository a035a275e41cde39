import { isCount, oneOf } from '../../../lib/checks.ts';
import { listOf, maybe, need, or, type Read, shape } from '../../../lib/shape.ts';
import type { LightCall } from '../call.ts';
import type { ShiftsResponse, shiftsCall } from '../schedule-contract.ts';
import { text } from './light-common.ts';

type Today = NonNullable<ShiftsResponse['today']['delivery']>;
type Day = ShiftsResponse['days'][number];
type Span = Today['shifts'][number];

const spans = listOf(shape<Span>({ from: text, to: text }));
const slots = listOf(shape<Today['slots'][number]>({ from: text, to: text, left: maybe(need(isCount)) }));
const byType = <T>(of: Read<T>) => shape({ delivery: maybe(of), car_pickup: maybe(of), dine_in: maybe(of) });

export const shifts: LightCall<typeof shiftsCall> = {
  method: 'GET',
  path: 'webapp/v5/shifts/{branch_id}',
  read: shape<Omit<ShiftsResponse, 'error'>>({
    timezone: text,
    now: maybe(text),
    today: byType(
      shape<Today>({
        status: need(oneOf('open', 'closed')),
        opens_at: maybe(text),
        closes_at: maybe(text),
        shifts: spans,
        slots,
      }),
    ),
    days: or(listOf(shape<Day>({ date: text, slots: byType(slots) })), []),
  }),
};
