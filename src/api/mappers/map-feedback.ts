import { type AnswerValue, isAnswered } from '../../domain/feedback/check-answers.ts';
import type { FeedbackForm, Question } from '../../domain/feedback/question.ts';
import type { WireAnswer, WireFeedbackForm, WireQuestion } from '../contract/feedback-contract.ts';

/** Maps a question of the feedback form or of the reservation form. */
export function toQuestion(wire: WireQuestion): Question {
  const { id, label, hint, required } = wire;
  const common = { id, label, hint: hint ?? null, required };
  switch (wire.type) {
    case 'text':
      return { ...common, type: wire.type, long: wire.long };
    case 'slider': {
      const { type, min, max, step, min_label, max_label } = wire;
      return { ...common, type, min, max, step, minLabel: min_label ?? null, maxLabel: max_label ?? null };
    }
    case 'choices':
      return { ...common, type: wire.type, multiple: wire.multiple, options: wire.options };
    default:
      return { ...common, type: wire.type };
  }
}

export const toFeedbackForm = ({ intro, thanks, questions }: WireFeedbackForm): FeedbackForm => ({
  intro: intro ?? null,
  thanks: thanks ?? null,
  questions: questions.map(toQuestion),
});

/** Maps the answers to the API's format. Omits unanswered questions. */
export const toWireAnswers = (
  questions: readonly Question[],
  answers: Readonly<Record<string, AnswerValue>>,
): WireAnswer[] =>
  questions.flatMap(({ id, type }) => {
    const value = answers[id];
    if (!isAnswered(value)) return [];
    return [{ question_id: id, type, value: typeof value === 'object' ? [...value] : value }];
  });
