import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AnswerProblem,
  type AnswerValue,
  findAnswerProblem,
  isAnswered,
} from '../../domain/feedback/check-answers.ts';
import type { Question } from '../../domain/feedback/question.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { getLoadedPhoneKit, loadPhoneKit } from '../phone/use-phone-kit.ts';

const PROBLEM_MESSAGES = {
  required: 'feedback.required',
  too_long: 'feedback.tooLong',
  phone: 'feedback.phone',
  bad: 'feedback.bad',
} as const;

/** Adds the calling code of `homeCountry` to a phone answer that has none. Such an answer begins with a space. */
const addDialCode = (answer: string, homeCountry: string): string =>
  answer.startsWith(' ') ? `${getLoadedPhoneKit()?.getDialCode(homeCountry) ?? ''}${answer}` : answer;

/**
 * Whether a phone answer is valid. Returns true while the numbering plans are not loaded; then only the server
 * validates the number.
 */
function isValidPhone(answer: string, homeCountry: string): boolean {
  const [dialCode = '', ...national] = addDialCode(answer, homeCountry).split(' ');
  return getLoadedPhoneKit()?.parsePhone(national.join(' '), dialCode).ok ?? true;
}

export interface QuestionsOptions {
  questions: readonly Question[];
  answers: Readonly<Record<string, AnswerValue>>;
  /** The server's reason for refusing an answer, by question id. */
  refusalReasons: Readonly<Record<string, string>>;
  onAnswer: (questionId: string, value: AnswerValue) => void;
}

export interface QuestionsForm {
  /** The problems, in the order of the questions. Empty before the first `validate`. */
  readonly problems: readonly { readonly field: string; readonly text: string; readonly label: string }[];
  readonly hasAnswers: boolean;
  /** Returns the ref for the element that contains a question. */
  getFieldRef(id: string): RefObject<HTMLDivElement | null>;
  focus(id: string): void;
  /**
   * Loads the numbering plans if a question needs them. Await it before `validate`. Never rejects, because the server
   * validates too.
   */
  loadNumberingPlans(): Promise<void>;
  /**
   * Validates the answers and completes phone numbers. Returns the id of the first question with a problem, or null.
   */
  validate(): string | null;
}

/** Validates the answers to the business's questions. Problems appear after the first attempt to submit. */
export function useQuestions({
  questions,
  answers,
  refusalReasons,
  onAnswer,
}: QuestionsOptions): QuestionsForm {
  const { t } = useTranslation();
  const localize = useLocalize();
  const homeCountry = useBusiness(({ business }) => business?.countryCode ?? '');
  const [wasSubmitted, setSubmitted] = useState(false);
  const fieldRefs = useRef(new Map<string, RefObject<HTMLDivElement | null>>());
  const getFieldRef = (id: string) => {
    const ref = fieldRefs.current.get(id) ?? { current: null };
    fieldRefs.current.set(id, ref);
    return ref;
  };
  const findProblems = () =>
    questions.flatMap((question) => {
      const code =
        findAnswerProblem(question, answers[question.id], (answer) => isValidPhone(answer, homeCountry)) ??
        refusalReasons[question.id];
      if (!code) return [];
      const problem = t(PROBLEM_MESSAGES[code as AnswerProblem] ?? PROBLEM_MESSAGES.bad);
      return [{ field: question.id, text: problem, label: localize(question.label) }];
    });
  return {
    problems: wasSubmitted ? findProblems() : [],
    hasAnswers: questions.some(({ id }) => isAnswered(answers[id])),
    getFieldRef,
    focus: (id) => getFieldRef(id).current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    async loadNumberingPlans() {
      if (questions.some(({ type }) => type === 'phone')) await loadPhoneKit().catch(() => undefined);
    },
    validate() {
      const [firstProblem] = findProblems();
      setSubmitted(true);
      if (firstProblem) return firstProblem.field;
      for (const { id, type } of questions) {
        const answer = answers[id];
        if (type === 'phone' && typeof answer === 'string' && answer.startsWith(' '))
          onAnswer(id, addDialCode(answer, homeCountry));
      }
      return null;
    },
  };
}
