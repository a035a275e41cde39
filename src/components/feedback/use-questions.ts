import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AnswerProblem,
  type AnswerValue,
  answerProblem,
  isAnswered,
} from '../../domain/feedback/check-answers.ts';
import type { Question } from '../../domain/feedback/question.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { loadedPhoneKit, loadPhoneKit } from '../phone/use-phone-kit.ts';

const FAULTS = {
  required: 'feedback.required',
  too_long: 'feedback.tooLong',
  phone: 'feedback.phone',
  bad: 'feedback.bad',
} as const;

/** A number with its country's code: the business's own, of its country `home`, goes without saying. */
const wholePhone = (said: string, home: string): string =>
  said.startsWith(' ') ? `${loadedPhoneKit()?.dialCodeOf(home) ?? ''}${said}` : said;

/** Without the numbering plans the server is the judge. */
function isPhone(said: string, home: string): boolean {
  const [dialCode = '', ...national] = wholePhone(said, home).split(' ');
  return loadedPhoneKit()?.parsePhone(national.join(' '), dialCode).ok ?? true;
}

export interface QuestionsOptions {
  questions: readonly Question[];
  answers: Readonly<Record<string, AnswerValue>>;
  /** What the server said is wrong, by question. */
  refused: Readonly<Record<string, string>>;
  onAnswer: (questionId: string, value: AnswerValue) => void;
}

export interface QuestionsForm {
  /** In the order the questions stand; none before `submit`. */
  readonly problems: readonly { readonly field: string; readonly text: string; readonly of: string }[];
  /** Something was answered. */
  readonly isSaid: boolean;
  /** Of a question's own place on the screen. */
  placeOf(id: string): RefObject<HTMLDivElement | null>;
  focus(id: string): void;
  /** Until what is asked can be judged, as far as it can be: to be waited for before `submit`. */
  ready(): Promise<void>;
  /** Whether the answers can go out, in the form they are sent in; if not, the first that is wrong is named. */
  submit(): string | null;
}

/** What is wrong with the answers to the business's questions, said from the first try to send them. */
export function useQuestions({ questions, answers, refused, onAnswer }: QuestionsOptions): QuestionsForm {
  const { t } = useTranslation();
  const text = useText();
  const home = useBusiness(({ business }) => business?.countryCode ?? '');
  const [isJudged, setJudged] = useState(false);
  const places = useRef(new Map<string, RefObject<HTMLDivElement | null>>());
  const placeOf = (id: string) => {
    const place = places.current.get(id) ?? { current: null };
    places.current.set(id, place);
    return place;
  };
  const problemsNow = () =>
    questions.flatMap((question) => {
      const found =
        answerProblem(question, answers[question.id], (said) => isPhone(said, home)) ?? refused[question.id];
      if (!found) return [];
      const problem = t(FAULTS[found as AnswerProblem] ?? FAULTS.bad);
      return [{ field: question.id, text: problem, of: text(question.label) }];
    });
  return {
    problems: isJudged ? problemsNow() : [],
    isSaid: questions.some(({ id }) => isAnswered(answers[id])),
    placeOf,
    focus: (id) => placeOf(id).current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    async ready() {
      if (questions.some(({ type }) => type === 'phone')) await loadPhoneKit().catch(() => undefined);
    },
    submit() {
      const [first] = problemsNow();
      setJudged(true);
      if (first) return first.field;
      for (const { id, type } of questions) {
        const said = answers[id];
        if (type === 'phone' && typeof said === 'string' && said.startsWith(' '))
          onAnswer(id, wholePhone(said, home));
      }
      return null;
    },
  };
}
