import { useTranslation } from 'react-i18next';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Reservation } from '../../domain/reservation/reservation.ts';
import { hasClockChange } from '../../domain/schedule/zoned.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';

type ReservationSubject = Pick<Reservation, 'kind' | 'table' | 'service' | 'staff' | 'guests'>;
type ReservationTimeSpan = Pick<Reservation, 'startsAt' | 'endsAt'>;

/** Formatters for the facts of a reservation. */
export function useReservationText() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const format = useFormat();
  const wording = useTableWording();
  const timeZone = useBusiness((state) => state.business?.timezone ?? 'UTC');
  const formatParty = (guests: number) => t('reservation.people', { count: guests });
  return {
    formatParty,
    /** "19:00 – 20:30". Only the start if the clocks change in between. */
    formatTimes: ({ startsAt, endsAt }: ReservationTimeSpan) =>
      hasClockChange(startsAt, endsAt, timeZone)
        ? format.formatTime(startsAt)
        : t('time.range', { from: format.formatTime(startsAt), to: format.formatTime(endsAt) }),
    /** "Cut · Haruka Sato", "Table 7 · 4 guests" */
    formatSubject({ kind, table, service, staff, guests }: ReservationSubject): string {
      const parts =
        kind === 'service'
          ? [service && localize(service.name), staff && localize(staff.name)]
          : [table ? wording.addLabel(table.name) : '', formatParty(guests)];
      return parts.filter(Boolean).join(' · ');
    },
  };
}
