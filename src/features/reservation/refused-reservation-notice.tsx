import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledNotice } from '../../components/layout/titled-notice.tsx';
import { AlternativeTimes } from '../../components/schedule/alternative-times.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import type { ReservationSubmission } from '../../stores/reservation/place-reservation.ts';
import { useReservationForm } from '../../stores/reservation/reservation-form-store.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { useReservationTimes } from '../../stores/reservation/reservation-times-store.ts';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';

/** The app's own messages by error code. For other codes, the message depends on the fields of the refusal. */
const MESSAGE_KEYS: Readonly<Record<string, MessageKey>> = {
  slot_taken: 'reservation.refused.taken',
  slot_gone: 'reservation.refused.gone',
  time_missing: 'reservation.missing.time',
  line_problems: 'reservation.preOrderGone',
  not_ready: 'errors.serverText',
  phone_unverified: 'verify.text',
  too_many_places: 'notice.tooManyPlaces',
  payment_unavailable: 'payment.unavailable',
  switched_off: 'errors.switchedOffText',
};

export interface RefusedReservationNoticeProps {
  refusal: Extract<ReservationSubmission, { status: 'refused' }>;
  problemCount: number;
}

/** Explains why the server refused the reservation, and offers other times. The form keeps its input. */
export function RefusedReservationNotice({ refusal, problemCount }: RefusedReservationNoticeProps) {
  const { t } = useTranslation();
  const chooseTime = useReservation((state) => state.chooseTime);
  const maxGuests = useReservationForm(({ form }) => form?.maxGuests ?? 0);
  const reload = useReservationTimes((state) => state.reload);
  const { code, message, fields, alternatives } = refusal;
  const isTimeRefused = code === 'slot_taken' || code === 'slot_gone';
  useEffect(() => {
    // The loaded times are out of date.
    if (isTimeRefused) void reload();
  }, [isTimeRefused, reload]);
  // The error summary already lists the problem of each field.
  const hasFieldProblems = problemCount > 0;
  const describeRefusal = () => {
    const messageKey = MESSAGE_KEYS[code];
    if (messageKey) return t(messageKey);
    if (fields.guests) return t('reservation.atMost', { count: maxGuests });
    return hasFieldProblems ? undefined : (message ?? t('errors.serverText'));
  };
  return (
    <TitledNotice
      icon={isTimeRefused ? clock : alert}
      tone={isTimeRefused ? 'warn' : 'danger'}
      title={t('reservation.refused.title')}
      text={describeRefusal()}
    >
      {isTimeRefused && (
        <AlternativeTimes
          slots={alternatives}
          onChoose={(from) => {
            const time = alternatives.find((slot) => slot.from === from);
            if (time) chooseTime(time);
          }}
        />
      )}
    </TitledNotice>
  );
}
