import * as z from 'zod';
import { questions } from './business-file-feedback.ts';
import {
  absence,
  amount,
  createStrictObject,
  day,
  interval,
  picture,
  slug,
  text,
  weekly,
} from './business-file-parts.ts';

/** The reservation rules of a business, at settings.reservation (spec, section 3). */
export const reservationSettings = createStrictObject({
  enabled: z.boolean(),
  with_table: z.boolean().optional().describe('Customers may choose the table. Otherwise the server does.'),
  type: z.literal([1, 2]).optional().describe('2: customers order items with the reservation.'),
  max_users: z.int().min(1).max(500).optional().describe('Largest party. 1 when absent.'),
  min_advance: interval.optional().describe('Minimum time ahead.'),
  max_advance: interval.optional().describe('Maximum time ahead. 30 days when absent.'),
  step_minutes: z.int().min(5).max(720).default(30).describe('Minutes between two start times.'),
  stay_minutes: z.int().min(5).max(1440).default(90).describe('Duration of a table reservation.'),
  stay_by_party: z
    .array(createStrictObject({ guests: z.int().min(1).max(500), minutes: z.int().min(5).max(1440) }))
    .max(50)
    .default([])
    .describe('Other durations for parties of at least this size. The largest matching size applies.'),
  login_required: z.boolean().default(false),
  confirm: z
    .enum(['by_hand', 'at_once'])
    .default('by_hand')
    .describe('by_hand: staff accept each reservation. at_once: it is accepted automatically.'),
  reminder_hours: z
    .number()
    .min(0)
    .max(168)
    .default(3)
    .describe('Hours before the start at which a reminder is sent. 0 sends none.'),
  change_until_hours: z
    .number()
    .min(0)
    .max(720)
    .default(2)
    .describe('Customers may change or cancel until this many hours before the start.'),
});

export const branchReservations = createStrictObject({
  hours: weekly.optional().describe("Hours for reservations. The branch's hours when absent."),
  closed_days: z.array(day).max(400).default([]).describe('Days without reservations.'),
  areas: z
    .array(createStrictObject({ id: slug, name: text }))
    .max(50)
    .default([])
    .describe('Areas with tables, such as a garden.'),
});

/** A service that customers reserve, with its duration. */
export const service = createStrictObject({
  id: slug,
  name: text,
  description: text.optional(),
  image: picture.optional(),
  duration_minutes: z.int().min(5).max(1440),
  buffer_minutes: z
    .int()
    .min(0)
    .max(240)
    .default(0)
    .describe('Minutes after the service until the next one can start.'),
  price: amount.optional().describe('Price to show. Shows none when absent.'),
  staff: z
    .array(slug)
    .max(200)
    .default([])
    .describe(
      'Ids of the staff members who offer it. When empty, each branch serves one customer at a time.',
    ),
  branches: z.array(slug).min(1).max(500).optional().describe('Ids of branches. All branches when absent.'),
});
export type FileService = z.infer<typeof service>;

/** A staff member, who serves one customer at a time across all branches. */
export const staffMember = createStrictObject({
  id: slug,
  name: text,
  image: picture.optional(),
  hours: weekly.optional().describe("Working hours, within the branch's hours for reservations."),
  absences: z.array(absence).max(200).default([]).describe('Dates on which the staff member is away.'),
  branches: z.array(slug).min(1).max(500).optional().describe('Ids of branches. All branches when absent.'),
});
export type FileStaffMember = z.infer<typeof staffMember>;

/** Additional questions for reservations. */
export const reservationForm = createStrictObject({
  intro: text.optional().describe('Text above the questions.'),
  questions,
});
