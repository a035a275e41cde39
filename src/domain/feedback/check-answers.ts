import { countCharacters } from '../../lib/characters.ts';

/** The properties of a question that decide which answers are valid (spec, section 3: question types). */
export type QuestionRules = { readonly id: string; readonly required: boolean } & (
  | { readonly type: 'text' | 'smile' | 'rate' | 'phone' }
  | { readonly type: 'slider'; readonly min: number; readonly max: number; readonly step: number }
  | {
      readonly type: 'choices';
      readonly multiple: boolean;
      readonly options: readonly { readonly id: string }[];
    }
);

/**
 * Text for text and phone questions, a number for sliders, ratings and smileys, and the ids of the chosen options for
 * choices.
 */
export type AnswerValue = string | number | readonly string[];

/** `bad` means a wrong type, a value out of range or an unknown option. Our own form never sends such an answer. */
export type AnswerProblem = 'required' | 'too_long' | 'phone' | 'bad';

/** Maximum length of a text answer, in characters. */
export const MAX_ANSWER_LENGTH = 2000;

/** Highest value of smileys and ratings. The lowest is 1. */
const MAX_RATING = 5;

/** Whether the answer is not empty. */
export const isAnswered = (value: AnswerValue | undefined): value is AnswerValue =>
  value !== undefined &&
  (typeof value === 'number' || (typeof value === 'string' ? value.trim() : value).length > 0);

const isOnScale = (value: AnswerValue, min: number, max: number, step: number): boolean => {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return false;
  const stepCount = (value - min) / step;
  // Binary floats cannot represent steps such as 0.1 exactly.
  return Math.abs(stepCount - Math.round(stepCount)) < 1e-6;
};

/** Returns the problem of an answer, or null. `isPhone` validates a phone number such as "+965 50012345". */
export function findAnswerProblem(
  question: QuestionRules,
  value: AnswerValue | undefined,
  isPhone: (text: string) => boolean,
): AnswerProblem | null {
  if (!isAnswered(value)) return question.required ? 'required' : null;
  switch (question.type) {
    case 'text':
      if (typeof value !== 'string') return 'bad';
      return countCharacters(value) > MAX_ANSWER_LENGTH ? 'too_long' : null;
    case 'phone':
      if (typeof value !== 'string') return 'bad';
      return isPhone(value) ? null : 'phone';
    case 'slider':
      return isOnScale(value, question.min, question.max, question.step) ? null : 'bad';
    case 'smile':
    case 'rate':
      return isOnScale(value, 1, MAX_RATING, 1) ? null : 'bad';
    case 'choices':
      return isValidChoice(question, value) ? null : 'bad';
  }
}

function isValidChoice(
  { multiple, options }: Extract<QuestionRules, { type: 'choices' }>,
  value: AnswerValue,
): boolean {
  if (typeof value !== 'object' || (!multiple && value.length > 1)) return false;
  return (
    new Set(value).size === value.length && value.every((chosen) => options.some(({ id }) => id === chosen))
  );
}
