import * as z from 'zod';
import { slug, strict, text } from './business-file-parts.ts';

const asked = {
  id: slug,
  label: text.describe('The question.'),
  hint: text.optional(),
  required: z.boolean().optional(),
};

const option = strict({ id: slug, label: text });

const question = z.discriminatedUnion('type', [
  strict({ ...asked, type: z.literal('text'), long: z.boolean().optional().describe('Several lines.') }),
  strict({
    ...asked,
    type: z.literal('slider'),
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
    min_label: text.optional(),
    max_label: text.optional(),
  }).refine(({ min, max, step }) => min < max && step <= max - min, {
    error: 'more than min, by a step at least',
    path: ['max'],
  }),
  strict({ ...asked, type: z.literal('smile') }),
  strict({
    ...asked,
    type: z.literal('choices'),
    multiple: z.boolean().optional().describe('More than one may be chosen.'),
    options: z.array(option).min(2).max(50),
  }).refine(({ options }) => new Set(options.map(({ id }) => id)).size === options.length, {
    error: 'an id of its own for each option',
    path: ['options'],
  }),
  strict({ ...asked, type: z.literal('rate').describe('One to five stars.') }),
  strict({ ...asked, type: z.literal('phone') }),
]);

/** Questions of a form, in their order. */
export const questions = z
  .array(question)
  .max(40)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: 'an id of its own for each question',
  });

/** What the business asks its customers, at settings.feedback. */
export const feedbackForm = strict({
  intro: text.optional().describe('Said above the questions.'),
  thanks: text.optional().describe('Said when the answers have arrived.'),
  questions,
});
