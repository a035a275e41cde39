import { useTranslation } from 'react-i18next';
import { Section } from '../../components/form/form-section.tsx';
import { useReservation } from '../../stores/reservation/use-reservation.ts';
import { useReservationTimes } from '../../stores/reservation/use-reservation-times.ts';
import { Text } from '../../ui/layout/text.tsx';
import { TableChoice } from './place-choice.tsx';
import type { WhatProps } from './reservation-subject-section.tsx';

/** Which table, where the business lets its customers choose. */
export function WhichTable({ form, booking, disabled }: WhatProps) {
  const { t } = useTranslation();
  const change = useReservation((state) => state.change);
  const { time, tableId, areaId } = booking.draft;
  const free = useReservationTimes(
    ({ days }) =>
      days.flatMap(({ times }) => times).find(({ from }) => from === time?.from)?.tableIds ?? NONE,
  );
  // A wish for an area binds.
  const offered = free.filter(
    (id) => areaId === null || form.tables.some((table) => table.id === id && table.area_id === areaId),
  );
  return (
    <Section title={t('reservation.table')}>
      {time ? (
        <TableChoice
          form={form}
          tableIds={offered}
          value={tableId}
          disabled={disabled}
          onChange={(id) => change({ tableId: id })}
        />
      ) : (
        <Text tone="mute">{t('reservation.tableFirst')}</Text>
      )}
    </Section>
  );
}

const NONE: readonly string[] = [];
