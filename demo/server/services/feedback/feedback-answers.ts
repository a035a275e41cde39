import type { WireAnswer, WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import { answerProblem, isAnswered } from '../../../../src/domain/feedback/check-answers.ts';
import { parsePhone } from '../../../../src/domain/phone/parse-phone.ts';

/** An answer as it is kept: with its question in the words of then. */
export interface StoredAnswer {
  readonly question: WireQuestion;
  readonly value: WireAnswer['value'];
}

/** Whether "+965 50012345" is a number. */
function isPhone(text: string): boolean {
  const [dialCode = '', ...national] = text.trim().split(' ');
  return dialCode.startsWith('+') && parsePhone(national.join(' ') || dialCode, dialCode).ok;
}

/** The answers to the questions of a form, and what is wrong with them by question. */
export function checkAnswers(
  questions: readonly WireQuestion[],
  answers: readonly WireAnswer[],
): { readonly kept: StoredAnswer[]; readonly problems: ReadonlyMap<string, string> } {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  // A map: whoever sends it names the questions.
  const problems = new Map<string, string>();
  for (const { question_id, type } of answers)
    if (!questions.some((question) => question.id === question_id && question.type === type))
      problems.set(question_id, 'bad');
  if (given.size < answers.length) problems.set('answers', 'bad');
  const kept = questions.flatMap((question): StoredAnswer[] => {
    const value = given.get(question.id)?.value;
    const problem = answerProblem(question, value, isPhone);
    if (problem) problems.set(question.id, problem);
    return isAnswered(value) ? [{ question, value: value as WireAnswer['value'] }] : [];
  });
  return { kept, problems };
}
