import type { WireAnswer, WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import { findAnswerProblem, isAnswered } from '../../../../src/domain/feedback/check-answers.ts';
import { parsePhone } from '../../../../src/domain/phone/parse-phone.ts';

/** An answer as stored, with its question as it was worded when the customer answered. */
export interface StoredAnswer {
  readonly question: WireQuestion;
  readonly value: WireAnswer['value'];
}

/** Whether a text such as "+965 50012345" is a valid phone number. */
function isPhone(text: string): boolean {
  const [dialCode = '', ...nationalParts] = text.trim().split(' ');
  return dialCode.startsWith('+') && parsePhone(nationalParts.join(' ') || dialCode, dialCode).ok;
}

/**
 * Returns the answers with their questions, and the problems by question id. Two answers to one question are a problem of
 * `answers`.
 */
export function checkAnswers(
  questions: readonly WireQuestion[],
  answers: readonly WireAnswer[],
): { readonly storedAnswers: StoredAnswer[]; readonly problems: ReadonlyMap<string, string> } {
  const answerById = new Map(answers.map((answer) => [answer.question_id, answer]));
  // A map rather than an object, because the client chooses the ids.
  const problems = new Map<string, string>();
  for (const { question_id, type } of answers)
    if (!questions.some((question) => question.id === question_id && question.type === type))
      problems.set(question_id, 'bad');
  if (answerById.size < answers.length) problems.set('answers', 'bad');
  const storedAnswers = questions.flatMap((question): StoredAnswer[] => {
    const value = answerById.get(question.id)?.value;
    const problem = findAnswerProblem(question, value, isPhone);
    if (problem) problems.set(question.id, problem);
    return isAnswered(value) ? [{ question, value: value as WireAnswer['value'] }] : [];
  });
  return { storedAnswers, problems };
}
