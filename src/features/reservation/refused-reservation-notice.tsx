import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledNotice } from '../../components/layout/titled-notice.tsx';
import { AlternativeTimes } from '../../components/schedule/alternative-times.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Reserving } from '../../stores/reservation/place-reservation.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { useReservationTimes } from '../../stores/reservation/reservation-times-store.ts';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';

/** Refusals that the app has words for; others are told in the server's. */
const KNOWN: Readonly<Record<string, MessageKey>> = {
  slot_taken: 'reservation.refused.taken',
  slot_gone: 'reservation.refused.gone',
  time_missing: 'reservation.missing.time',
  line_problems: 'reservation.dishesGone',
  not_ready: 'errors.serverText',
  phone_unverified: 'verify.text',
};

export interface RefusalNoticeProps {
  refused: Extract<Reserving, { status: 'refused' }>;
  /** How much is known to be wrong in the form. */
  problems: number;
}

/** The server said no: why, and what can be done. Everything that was chosen and typed stays. */
export function RefusalNotice({ refused, problems }: RefusalNoticeProps) {
  const { t } = useTranslation();
  const choose = useReservation((state) => state.choose);
  const reload = useReservationTimes((state) => state.reload);
  const { code, message, alternatives } = refused;
  const isOfTime = code === 'slot_taken' || code === 'slot_gone';
  useEffect(() => {
    // It is not as it was when last asked.
    if (isOfTime) void reload();
  }, [isOfTime, reload]);
  const known = KNOWN[code];
  // What is wrong in the form stands in the list above, field by field.
  const isOfForm = problems > 0;
  return (
    <TitledNotice
      icon={isOfTime ? clock : alert}
      tone={isOfTime ? 'warn' : 'danger'}
      title={t('reservation.refused.title')}
      text={known ? t(known) : isOfForm ? undefined : (message ?? t('errors.serverText'))}
    >
      {isOfTime && (
        <AlternativeTimes
          slots={alternatives}
          onChoose={(from) => {
            const time = alternatives.find((one) => one.from === from);
            if (time) choose(time);
          }}
        />
      )}
    </TitledNotice>
  );
}
