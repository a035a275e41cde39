import { useTranslation } from 'react-i18next';
import { QuestionField } from '../../components/feedback/question-field.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { BookingSectionProps } from './use-booking-form.ts';

/** Maximum length of a note, in characters. The server has the same limit. */
const MAX_NOTE_LENGTH = 500;

/** The business's questions, and a note from the customer. */
export function QuestionsSection({ form, booking, disabled }: BookingSectionProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { change, answer } = useReservation(({ change, answer }) => ({ change, answer }));
  const { draft, questions } = booking;
  return (
    <FormSection title={t(form.questions.length ? 'reservation.questions' : 'reservation.note')}>
      <Stack as="fieldset" role="presentation" gap="6" disabled={disabled}>
        {form.intro && <Text>{localize(form.intro)}</Text>}
        {form.questions.map((question) => (
          <div key={question.id} ref={questions.getFieldRef(question.id)}>
            <QuestionField
              question={question}
              value={draft.answers[question.id]}
              error={questions.problems.find(({ field }) => field === question.id)?.text}
              onChange={(value) => answer(question.id, value)}
            />
          </div>
        ))}
        <TextArea
          label={t('reservation.noteLabel')}
          optionalLabel={t('ui.optional')}
          hint={draft.kind === 'table' ? t('reservation.noteHint') : undefined}
          maxLength={MAX_NOTE_LENGTH}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
      </Stack>
    </FormSection>
  );
}
