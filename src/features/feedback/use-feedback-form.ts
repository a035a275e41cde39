import { useRef, useState } from 'react';
import { type QuestionsForm, useQuestions } from '../../components/feedback/use-questions.ts';
import { useFeedback } from '../../stores/feedback/feedback-store.ts';

export interface FeedbackFormState
  extends Omit<QuestionsForm, 'loadNumberingPlans' | 'validate' | 'hasAnswers'> {
  /** True after the customer tried to send a form without any answer or comment. */
  readonly showsEmptyProblem: boolean;
  /** Sends the answers. When one is invalid, focuses the first invalid question instead. */
  submit(): Promise<void>;
}

/** Validates and sends the feedback form. The form shows problems after the first attempt to send. */
export function useFeedbackForm(): FeedbackFormState {
  const { form, answers, comment, submission, answer, send } = useFeedback((state) => state);
  const [isValidated, setValidated] = useState(false);
  const questions = useQuestions({
    questions: form?.questions ?? [],
    answers,
    refusalReasons: submission.status === 'refused' ? submission.fields : {},
    onAnswer: answer,
  });
  const hasContent = !!comment.trim() || questions.hasAnswers;
  const validateAndSend = useRef(async () => {});
  validateAndSend.current = async () => {
    const firstInvalid = questions.validate();
    setValidated(true);
    if (firstInvalid) return questions.focus(firstInvalid);
    if (hasContent) await send();
  };
  return {
    ...questions,
    // If answers are missing, each question shows its own problem instead.
    showsEmptyProblem: isValidated && !hasContent && !questions.problems.length,
    async submit() {
      await questions.loadNumberingPlans();
      // The customer may have changed an answer while the numbering plans were loading.
      await validateAndSend.current();
    },
  };
}
