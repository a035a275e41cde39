import * as z from 'zod';
import { questions } from './business-file-feedback.ts';
import { amount, day, interval, picture, slug, strict, text, weekly } from './business-file-parts.ts';

/** How the business takes reservations, at settings.reservation (spec, section 3; decisions, section 6). */
export const reservationSettings = strict({
  enabled: z.boolean(),
  with_table: z
    .boolean()
    .optional()
    .describe('The customer may choose the table; else it is chosen for them.'),
  type: z.literal([1, 2]).optional().describe('2: a pre-ordered cart comes with it.'),
  max_users: z.int().min(1).max(500).optional().describe('The largest party; 1 when absent.'),
  min_advance: interval.optional().describe('From now to the earliest time.'),
  max_advance: interval.optional().describe('From now to the latest time; 30 days when absent.'),
  step_minutes: z.int().min(5).max(720).default(30).describe('From one time to the next.'),
  stay_minutes: z.int().min(5).max(1440).default(90).describe('How long a table is taken.'),
  stay_by_party: z
    .array(strict({ guests: z.int().min(1).max(500), minutes: z.int().min(5).max(1440) }))
    .max(50)
    .default([])
    .describe('For parties of so many and more, another stay; the largest that applies counts.'),
  login_required: z.boolean().default(false),
  confirm: z
    .enum(['by_hand', 'at_once'])
    .default('by_hand')
    .describe('by_hand: somebody accepts a reservation first.'),
  reminder_hours: z
    .number()
    .min(0)
    .max(168)
    .default(3)
    .describe('So many hours before, a reminder is sent; 0: none is.'),
  change_until_hours: z
    .number()
    .min(0)
    .max(720)
    .default(2)
    .describe('Until so many hours before, its customer may change or cancel it.'),
});

/** What a branch says of its reservations. */
export const branchReservations = strict({
  hours: weekly.optional().describe("When reservations begin and end; the branch's hours when absent."),
  closed_days: z.array(day).max(400).default([]).describe('Days on which none begins.'),
  areas: z
    .array(strict({ id: slug, name: text }))
    .max(50)
    .default([])
    .describe('The areas of the room.'),
});

/** What somebody does for a customer, for so long. */
export const service = strict({
  id: slug,
  name: text,
  description: text.optional(),
  image: picture.optional(),
  duration_minutes: z.int().min(5).max(1440),
  buffer_minutes: z.int().min(0).max(240).default(0).describe('After it, until the next one can begin.'),
  price: amount.optional().describe('What is said of its price; absent: nothing.'),
  staff: z
    .array(slug)
    .max(200)
    .default([])
    .describe('Who gives it, by ids of staff; nobody named: one customer at a time, at each branch.'),
  branches: z.array(slug).min(1).max(500).optional().describe('Where it is given; everywhere when absent.'),
});
export type FileService = z.infer<typeof service>;

/** Somebody who gives services: to one customer at a time, wherever that is. */
export const staffMember = strict({
  id: slug,
  name: text,
  image: picture.optional(),
  hours: weekly.optional().describe("When they work, within the branch's hours for reservations."),
  branches: z.array(slug).min(1).max(500).optional().describe('Where they work; everywhere when absent.'),
});
export type FileStaff = z.infer<typeof staffMember>;

/** What is asked of whoever reserves. */
export const reservationForm = strict({
  intro: text.optional().describe('Said above the questions.'),
  questions,
});
