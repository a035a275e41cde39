import * as z from 'zod';
import { createStrictObject, slug, text } from './business-file-parts.ts';

const questionFields = {
  id: slug,
  label: text.describe('The question.'),
  hint: text.optional(),
  required: z.boolean().optional(),
};

const option = createStrictObject({ id: slug, label: text });

const question = z.discriminatedUnion('type', [
  createStrictObject({
    ...questionFields,
    type: z.literal('text'),
    long: z.boolean().optional().describe('Several lines.'),
  }),
  createStrictObject({
    ...questionFields,
    type: z.literal('slider'),
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
    min_label: text.optional(),
    max_label: text.optional(),
  }).refine(({ min, max, step }) => min < max && step <= max - min, {
    error: 'a number at least one step above min',
    path: ['max'],
  }),
  createStrictObject({ ...questionFields, type: z.literal('smile') }),
  createStrictObject({
    ...questionFields,
    type: z.literal('choices'),
    multiple: z.boolean().optional().describe('Customers may choose several options.'),
    options: z.array(option).min(2).max(50),
  }).refine(({ options }) => new Set(options.map(({ id }) => id)).size === options.length, {
    error: 'a different id for each option',
    path: ['options'],
  }),
  createStrictObject({ ...questionFields, type: z.literal('rate').describe('One to five stars.') }),
  createStrictObject({ ...questionFields, type: z.literal('phone') }),
]);

/** The questions of a form, in order. */
export const questions = z
  .array(question)
  .max(40)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'a different id for each question',
  });

/** The feedback form. `settings.feedback` enables it. */
export const feedbackForm = createStrictObject({
  intro: text.optional().describe('Text above the questions.'),
  thanks: text.optional().describe('Text shown after sending.'),
  questions,
});
