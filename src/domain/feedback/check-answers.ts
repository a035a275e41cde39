import { characterCount } from '../../lib/characters.ts';

/** What of a question of the feedback form its answer is judged by (spec, section 3: question types). */
export type AskedQuestion = { readonly id: string; readonly required: boolean } & (
  | { readonly type: 'text' | 'smile' | 'rate' | 'phone' }
  | { readonly type: 'slider'; readonly min: number; readonly max: number; readonly step: number }
  | {
      readonly type: 'choices';
      readonly multiple: boolean;
      readonly options: readonly { readonly id: string }[];
    }
);

/** Text and phones as typed; numbers of sliders, smiles and rates; the ids of the chosen options. */
export type AnswerValue = string | number | readonly string[];

/** `bad` is what no screen can have sent: of another kind, out of range, of no option. */
export type AnswerProblem = 'required' | 'too_long' | 'phone' | 'bad';

/** Longest text, in characters. */
export const LONGEST_ANSWER = 2000;

/** Smiles and rates count from 1 to this. */
const BEST = 5;

/** Whether something was said at all. */
export const isAnswered = (value: AnswerValue | undefined): value is AnswerValue =>
  value !== undefined &&
  (typeof value === 'number' || (typeof value === 'string' ? value.trim() : value).length > 0);

const isOnScale = (value: AnswerValue, min: number, max: number, step: number): boolean => {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return false;
  const steps = (value - min) / step;
  // Steps such as 0.1 have no exact float.
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

/** What is wrong with an answer; null when nothing is. `isPhone` judges "+965 50012345". */
export function answerProblem(
  question: AskedQuestion,
  value: AnswerValue | undefined,
  isPhone: (text: string) => boolean,
): AnswerProblem | null {
  if (!isAnswered(value)) return question.required ? 'required' : null;
  switch (question.type) {
    case 'text':
      if (typeof value !== 'string') return 'bad';
      return characterCount(value) > LONGEST_ANSWER ? 'too_long' : null;
    case 'phone':
      if (typeof value !== 'string') return 'bad';
      return isPhone(value) ? null : 'phone';
    case 'slider':
      return isOnScale(value, question.min, question.max, question.step) ? null : 'bad';
    case 'smile':
    case 'rate':
      return isOnScale(value, 1, BEST, 1) ? null : 'bad';
    case 'choices':
      return isChoiceOf(question, value) ? null : 'bad';
  }
}

function isChoiceOf(
  { multiple, options }: Extract<AskedQuestion, { type: 'choices' }>,
  value: AnswerValue,
): boolean {
  if (typeof value !== 'object' || (!multiple && value.length > 1)) return false;
  return (
    new Set(value).size === value.length && value.every((chosen) => options.some(({ id }) => id === chosen))
  );
}
