import { createHmac } from 'node:crypto';
import type { WireFeedbackForm, WireQuestion } from '../../../src/api/schemas/feedback.ts';
import { feedbackFormResponse } from '../../../src/api/schemas/feedback.ts';
import type { ReviewRequest, WireAnswer } from '../../../src/api/schemas/review.ts';
import { answerProblem, isAnswered } from '../../../src/domain/feedback/check-answers.ts';
import { parsePhone } from '../../../src/domain/phone/parse-phone.ts';
import type { Db } from '../db/open.ts';
import { feedbackSince, hasFeedback, insertFeedback } from '../repo/feedback.ts';
import type { Business, Catalogue } from './catalogue.ts';
import { Refusal } from './refusal.ts';

const HOUR_MS = 3_600_000;
/** So often one place may give a business feedback within an hour. */
const MOST_PER_HOUR = 5;

interface FeedbackDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
  /** Keys the hashes by which senders are counted. */
  readonly secret: string | Uint8Array;
}

/** From where, and under which key, feedback came. */
export interface FeedbackSource {
  readonly key: string;
  /** Null when nobody knows. */
  readonly address: string | null;
}

/** An answer as it is kept: with its question in the words of then. */
export interface KeptAnswer {
  readonly question: WireQuestion;
  readonly value: WireAnswer['value'];
}

/** Whether "+965 50012345" is a number. */
function isPhone(text: string): boolean {
  const [dialCode = '', ...national] = text.trim().split(' ');
  return dialCode.startsWith('+') && parsePhone(national.join(' ') || dialCode, dialCode).ok;
}

/** What a business asks. Throws Refusal 404 `feedback_off` where it asks nothing. */
function formOf({ file, response }: Business): WireFeedbackForm {
  if (!response.restaurant.feedback)
    throw new Refusal(404, 'feedback_off', 'This business asks for no feedback');
  const { intro, thanks, questions = [] } = file.feedback_form ?? {};
  return feedbackFormResponse.parse({
    form: { ...(intro && { intro }), ...(thanks && { thanks }), questions },
  }).form;
}

/** The answers with their questions. Throws Refusal 422 `answers_invalid`, its fields by question, or `empty`. */
function checkedAnswers(
  { questions }: WireFeedbackForm,
  { answers, comment }: Pick<ReviewRequest, 'answers' | 'comment'>,
): KeptAnswer[] {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  // A map: whoever sends it names the questions.
  const fields = new Map<string, string>();
  for (const { question_id, type } of answers)
    if (!questions.some((question) => question.id === question_id && question.type === type))
      fields.set(question_id, 'bad');
  if (given.size < answers.length) fields.set('answers', 'bad');
  const kept = questions.flatMap((question): KeptAnswer[] => {
    const value = given.get(question.id)?.value;
    const problem = answerProblem(question, value, isPhone);
    if (problem) fields.set(question.id, problem);
    return isAnswered(value) ? [{ question, value: value as WireAnswer['value'] }] : [];
  });
  if (fields.size)
    throw new Refusal(422, 'answers_invalid', 'Not all answers can be taken', {
      fields: Object.fromEntries(fields),
    });
  if (!kept.length && !comment.trim()) throw new Refusal(422, 'empty', 'Nothing was said');
  return kept;
}

/** What customers say of a business by its own form. */
export function createFeedback({ db, catalogue, now, secret }: FeedbackDeps) {
  const senderOf = (referenceId: string, address: string | null): string =>
    createHmac('sha256', secret)
      .update(`${referenceId} ${address ?? ''}`)
      .digest('hex')
      .slice(0, 32);

  return {
    /** Throws Refusal 404. */
    form: async (referenceId: string): Promise<WireFeedbackForm> =>
      formOf(await catalogue.business(referenceId)),

    /**
     * Takes feedback once per key. Throws Refusal: 404, 422 `answers_invalid` and `empty`, 429 `too_many` with `retry_after`
     * in seconds.
     */
    async take(
      { reference_id: referenceId, answers, comment }: ReviewRequest,
      { key, address }: FeedbackSource,
    ): Promise<void> {
      const form = formOf(await catalogue.business(referenceId));
      const kept = checkedAnswers(form, { answers, comment });
      if (await hasFeedback(db, referenceId, key)) return;
      const at = now();
      const sender = senderOf(referenceId, address);
      if ((await feedbackSince(db, referenceId, sender, new Date(at - HOUR_MS))) >= MOST_PER_HOUR)
        throw new Refusal(429, 'too_many', 'Thank you, that is enough for now', {
          retry_after: HOUR_MS / 1000,
        });
      await insertFeedback(db, {
        referenceId,
        idempotencyKey: key,
        sender,
        answers: kept,
        comment: comment.trim(),
        givenAt: new Date(at),
      });
    },
  };
}
export type Feedback = ReturnType<typeof createFeedback>;
