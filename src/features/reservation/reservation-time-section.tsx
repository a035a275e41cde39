import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import type { ReservationDraft } from '../../stores/reservation/reservation-draft.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import type { TimesQuery } from '../../stores/reservation/reservation-times-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import { FieldFault } from './field-fault.tsx';
import { AreaChoice } from './place-choice.tsx';
import { ReservationTimes } from './reservation-time-list.tsx';
import type { BookingSectionProps } from './use-booking-form.ts';

/** What the free times of a draft are asked for. */
function useTimesQuery({ branchId, kind, guests, serviceId, staffId, areaId }: ReservationDraft): TimesQuery {
  return useMemo(
    () => ({
      branchId,
      guests: kind === 'table' ? guests : 1,
      serviceId,
      staffId,
      areaId,
      changing: null,
    }),
    [branchId, kind, guests, serviceId, staffId, areaId],
  );
}

/** When, and in which part of the room: that decides what is free. */
export function TimeSection({ form, booking, disabled }: BookingSectionProps) {
  const { t } = useTranslation();
  const { change, choose } = useReservation(({ change, choose }) => ({ change, choose }));
  const { draft, places, problemOf } = booking;
  const query = useTimesQuery(draft);
  const problem = problemOf('time');
  const fault = useId();
  const isAskable = draft.kind === 'table' || draft.serviceId !== null;
  return (
    <FormSection title={t('reservation.when')}>
      {draft.kind === 'table' && (
        <AreaChoice form={form} value={draft.areaId} onChange={(areaId) => !disabled && change({ areaId })} />
      )}
      <div ref={places.time}>
        {isAskable ? (
          <ReservationTimes
            query={query}
            chosen={draft.time?.from ?? null}
            onChoose={choose}
            disabled={disabled}
            faultId={problem && fault}
          />
        ) : (
          <Text tone="mute">{t('reservation.serviceFirst')}</Text>
        )}
        <FieldFault id={fault} text={problem} />
      </div>
    </FormSection>
  );
}
