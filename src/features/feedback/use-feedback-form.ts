import { type RefObject, useRef, useState } from 'react';
import { type AnswerProblem, answerProblem, isAnswered } from '../../domain/feedback/check-answers.ts';
import { useT } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';
import { useFeedback } from '../../stores/use-feedback.ts';
import { loadedPhoneKit, loadPhoneKit } from '../shared/phone/use-phone-kit.ts';

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

export interface FeedbackForm {
  /** In the order the questions stand. */
  readonly problems: readonly { readonly field: string; readonly text: string }[];
  readonly isEmpty: boolean;
  /** Of a question's own place on the screen. */
  placeOf(id: string): RefObject<HTMLDivElement | null>;
  focus(id: string): void;
  /** Sends what was answered, or shows the first thing that is wrong. */
  submit(): Promise<void>;
}

/** What is wrong with the answers, said from the first try to send them. */
export function useFeedbackForm(): FeedbackForm {
  const t = useT();
  const home = useBusiness(({ business }) => business?.country_code ?? '');
  const { form, answers, comment, sending, answer, send } = useFeedback((state) => state);
  const [isJudged, setJudged] = useState(false);
  const places = useRef(new Map<string, RefObject<HTMLDivElement | null>>());
  const placeOf = (id: string) => {
    const place = places.current.get(id) ?? { current: null };
    places.current.set(id, place);
    return place;
  };
  const focus = (id: string) =>
    placeOf(id).current?.querySelector<HTMLElement>('input, textarea, select')?.focus();

  const refused = sending.status === 'refused' ? sending.fields : {};
  const problemsNow = () =>
    (form?.questions ?? []).flatMap((question) => {
      const found =
        answerProblem(question, answers[question.id], (said) => isPhone(said, home)) ?? refused[question.id];
      return found ? [{ field: question.id, text: t(FAULTS[found as AnswerProblem] ?? FAULTS.bad) }] : [];
    });
  const isSaid = !!comment.trim() || (form?.questions ?? []).some(({ id }) => isAnswered(answers[id]));
  return {
    problems: isJudged ? problemsNow() : [],
    isEmpty: isJudged && !isSaid,
    placeOf,
    focus,
    async submit() {
      await loadPhoneKit().catch(() => undefined);
      const [first] = problemsNow();
      setJudged(true);
      if (first) return focus(first.field);
      for (const { id, type } of form?.questions ?? []) {
        const said = answers[id];
        if (type === 'phone' && typeof said === 'string' && said.startsWith(' '))
          answer(id, wholePhone(said, home));
      }
      if (isSaid) await send();
    },
  };
}
