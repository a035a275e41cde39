import { useId, useMemo } from 'react';
import { useT } from '../../i18n/context.tsx';
import type { ReservationDraft } from '../../stores/reservation-draft.ts';
import type { TimesQuery } from '../../stores/reservation-times-state.ts';
import { useReservation } from '../../stores/use-reservation.ts';
import { Text } from '../../ui/text.tsx';
import { Section } from '../shared/form/section.tsx';
import { FieldFault } from './field-fault.tsx';
import { AreaChoice } from './place-choice.tsx';
import { ReservationTimes } from './reservation-times.tsx';
import type { WhatProps } from './what.tsx';

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
export function When({ form, booking, disabled }: WhatProps) {
  const t = useT();
  const { change, choose } = useReservation(({ change, choose }) => ({ change, choose }));
  const { draft, places, problemOf } = booking;
  const query = useTimesQuery(draft);
  const problem = problemOf('time');
  const fault = useId();
  const isAskable = draft.kind === 'table' || draft.serviceId !== null;
  return (
    <Section title={t('reservation.when')}>
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
    </Section>
  );
}
