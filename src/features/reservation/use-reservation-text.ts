import { useTranslation } from 'react-i18next';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Reservation } from '../../domain/reservation/reservation.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';

type Reserved = Pick<Reservation, 'kind' | 'table' | 'service' | 'staff' | 'guests'>;
type Timed = Pick<Reservation, 'startsAt' | 'endsAt'>;

/** Reservations in words. */
export function useReservationText() {
  const { t } = useTranslation();
  const text = useText();
  const format = useFormat();
  const words = useTableWording();
  const party = (guests: number) => t('reservation.people', { count: guests });
  return {
    party,
    /** "19:00 – 20:30" */
    times: ({ startsAt, endsAt }: Timed) =>
      t('time.range', { from: format.time(startsAt), to: format.time(endsAt) }),
    /** "Cut · Haruka Sato", "Table 7 · 4 guests" */
    what({ kind, table, service, staff, guests }: Reserved): string {
      const parts =
        kind === 'service'
          ? [service && text(service.name), staff && text(staff.name)]
          : [table ? words.withLabel(table.name) : '', party(guests)];
      return parts.filter(Boolean).join(' · ');
    },
  };
}
