import type { WireAnswer, WireQuestion } from '../../api/contract/feedback-contract.ts';
import { type AnswerValue, isAnswered } from '../../domain/feedback/check-answers.ts';

/** What was answered of the questions, as it is sent. */
export const wireAnswers = (
  questions: readonly WireQuestion[],
  answers: Readonly<Record<string, AnswerValue>>,
): WireAnswer[] =>
  questions.flatMap(({ id, type }) => {
    const value = answers[id];
    if (!isAnswered(value)) return [];
    return [{ question_id: id, type, value: typeof value === 'object' ? [...value] : value }];
  });
