import { useTranslation } from 'react-i18next';
import type { ReservationForm } from '../../api/mappers/map-reservation.ts';
import { QuestionField } from '../../components/feedback/question-field.tsx';
import { Section } from '../../components/form/form-section.tsx';
import { useText } from '../../i18n/i18n-context.tsx';
import { useReservation } from '../../stores/reservation/use-reservation.ts';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { BookingForm } from './use-booking-form.ts';

/** Longest note, in characters, as the wire takes it. */
const LONGEST = 500;

/** What the business wants to know, and what the customer wants to say. */
export function Asked({
  form,
  booking,
  disabled,
}: {
  form: ReservationForm;
  booking: BookingForm;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const text = useText();
  const { change, answer } = useReservation(({ change, answer }) => ({ change, answer }));
  const { draft, questions } = booking;
  return (
    <Section title={t(form.questions.length ? 'reservation.questions' : 'reservation.note')}>
      <Stack as="fieldset" role="presentation" gap="6" disabled={disabled}>
        {form.intro && <Text>{text(form.intro)}</Text>}
        {form.questions.map((question) => (
          <div key={question.id} ref={questions.placeOf(question.id)}>
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
          maxLength={LONGEST}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
      </Stack>
    </Section>
  );
}
