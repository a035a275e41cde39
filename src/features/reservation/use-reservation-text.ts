import { useTranslation } from 'react-i18next';
import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import { useTableWords } from '../../components/tables/use-table-words.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';

type Reserved = Pick<WireReservation, 'kind' | 'table' | 'service' | 'staff' | 'guests'>;
type Timed = Pick<WireReservation, 'starts_at' | 'ends_at'>;

/** Reservations in words. */
export function useReservationText() {
  const { t } = useTranslation();
  const text = useText();
  const format = useFormat();
  const words = useTableWords();
  const party = (guests: number) => t('reservation.people', { count: guests });
  return {
    party,
    /** "19:00 – 20:30" */
    times: ({ starts_at, ends_at }: Timed) =>
      t('time.range', { from: format.time(starts_at), to: format.time(ends_at) }),
    /** "Cut · Haruka Sato", "Table 7 · 4 guests" */
    what({ kind, table, service, staff, guests }: Reserved): string {
      const parts =
        kind === 'service'
          ? [service && text(service.name), staff && text(staff.name)]
          : [table ? words.named(table.name) : '', party(guests)];
      return parts.filter(Boolean).join(' · ');
    },
  };
}
