import * as z from 'zod/mini';
import { id, localizedText } from './common-schema.ts';

const asked = {
  id,
  label: localizedText,
  hint: z.optional(localizedText),
  required: z._default(z.boolean(), false),
};

/** A question of the business's feedback form, by its type (spec, section 3). */
export const question = z.discriminatedUnion('type', [
  z.object({ ...asked, type: z.literal('text'), long: z._default(z.boolean(), false) }),
  z.object({
    ...asked,
    type: z.literal('slider'),
    min: z.number(),
    max: z.number(),
    step: z.number().check(z.positive()),
    /** What its ends mean. */
    min_label: z.optional(localizedText),
    max_label: z.optional(localizedText),
  }),
  z.object({ ...asked, type: z.literal('smile') }),
  z.object({
    ...asked,
    type: z.literal('choices'),
    multiple: z._default(z.boolean(), false),
    options: z.array(z.object({ id, label: localizedText })).check(z.minLength(1), z.maxLength(50)),
  }),
  z.object({ ...asked, type: z.literal('rate') }),
  z.object({ ...asked, type: z.literal('phone') }),
]);
export type WireQuestion = z.infer<typeof question>;

/** `GET webapp/feedback/{id}`: what a business, by its reference id, asks its customers. */
export const feedbackFormResponse = z.object({
  error: z.optional(z.literal(0)),
  form: z.object({
    intro: z.optional(localizedText),
    thanks: z.optional(localizedText),
    questions: z.array(question),
  }),
});
export type WireFeedbackForm = z.infer<typeof feedbackFormResponse>['form'];
