import { useRef, useState } from 'react';
import { type QuestionsForm, useQuestions } from '../../components/feedback/use-questions.ts';
import { useFeedback } from '../../stores/feedback/feedback-store.ts';

export interface FeedbackForm extends Omit<QuestionsForm, 'loadRules' | 'submit' | 'hasAnswers'> {
  readonly isEmpty: boolean;
  /** Sends what was answered, or shows the first thing that is wrong. */
  submit(): Promise<void>;
}

/** What is wrong with the feedback, said from the first try to send it. */
export function useFeedbackForm(): FeedbackForm {
  const { form, answers, comment, sending, answer, send } = useFeedback((state) => state);
  const [isJudged, setJudged] = useState(false);
  const questions = useQuestions({
    questions: form?.questions ?? [],
    answers,
    refused: sending.status === 'refused' ? sending.fields : {},
    onAnswer: answer,
  });
  const isSaid = !!comment.trim() || questions.hasAnswers;
  const judge = useRef(async () => {});
  judge.current = async () => {
    const wrong = questions.submit();
    setJudged(true);
    if (wrong) return questions.focus(wrong);
    if (isSaid) await send();
  };
  return {
    ...questions,
    // Where answers are missing, that is said of each.
    isEmpty: isJudged && !isSaid && !questions.problems.length,
    async submit() {
      await questions.loadRules();
      // Somebody may have gone on answering meanwhile.
      await judge.current();
    },
  };
}
