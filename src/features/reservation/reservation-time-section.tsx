import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import type { ReservationDraft } from '../../stores/reservation/reservation-draft.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import type { TimesQuery } from '../../stores/reservation/reservation-times-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import { ChoiceError } from './choice-error.tsx';
import { AreaChoice } from './place-choice.tsx';
import { ReservationTimes } from './reservation-time-list.tsx';
import type { BookingSectionProps } from './use-booking-form.ts';

/** Returns the query for the free times of a draft. The object changes only when a field of the query changes. */
function useTimesQuery({ branchId, kind, guests, serviceId, staffId, areaId }: ReservationDraft): TimesQuery {
  return useMemo(
    () => ({
      branchId,
      guests: kind === 'table' ? guests : 1,
      serviceId,
      staffId,
      areaId,
      changedReservationId: null,
    }),
    [branchId, kind, guests, serviceId, staffId, areaId],
  );
}

/** Choice of the area and the time. The free times depend on the area. */
export function TimeSection({ form, booking, disabled }: BookingSectionProps) {
  const { t } = useTranslation();
  const { change, chooseTime } = useReservation(({ change, chooseTime }) => ({ change, chooseTime }));
  const { draft, choiceRefs, getProblem } = booking;
  const query = useTimesQuery(draft);
  const problem = getProblem('time');
  const errorId = useId();
  const canLoadTimes = draft.kind === 'table' || draft.serviceId !== null;
  return (
    <FormSection title={t('reservation.when')}>
      {draft.kind === 'table' && (
        <AreaChoice form={form} value={draft.areaId} onChange={(areaId) => !disabled && change({ areaId })} />
      )}
      <div ref={choiceRefs.time}>
        {canLoadTimes ? (
          <ReservationTimes
            query={query}
            selectedStart={draft.time?.from ?? null}
            onChoose={chooseTime}
            disabled={disabled}
            errorId={problem && errorId}
          />
        ) : (
          <Text tone="mute">{t('reservation.serviceFirst')}</Text>
        )}
        <ChoiceError id={errorId} text={problem} />
      </div>
    </FormSection>
  );
}
