import type { WireAnswer } from '../../api/contract/feedback-contract.ts';
import { type AnswerValue, isAnswered } from '../../domain/feedback/check-answers.ts';
import type { Question } from '../../domain/feedback/question.ts';

/** What was answered of the questions, as it is sent. */
export const wireAnswers = (
  questions: readonly Question[],
  answers: Readonly<Record<string, AnswerValue>>,
): WireAnswer[] =>
  questions.flatMap(({ id, type }) => {
    const value = answers[id];
    if (!isAnswered(value)) return [];
    return [{ question_id: id, type, value: typeof value === 'object' ? [...value] : value }];
  });
