import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { SaveCalendarButton } from '../../components/schedule/save-calendar.tsx';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Reservation } from '../../domain/reservation/reservation.ts';
import { isActive } from '../../domain/reservation/reservation-status.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { useReservationText } from './use-reservation-text.ts';

const ALARM_SECONDS_BEFORE_START = 2 * 3600;

/** Saves an active reservation as a calendar entry. After a change, saving it again replaces the earlier entry. */
export function ReservationCalendar({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { referenceId } = usePathParams();
  const { formatSubject } = useReservationText();
  const wording = useTableWording();
  const businessName = useBusiness((state) => localize(state.business?.name ?? {}));
  const { id, number, status, service, branch, startsAt, endsAt } = reservation;
  if (!isActive(status)) return null;
  const { lat, lng, address } = branch;
  const ownTableLabel = wording.hasOwnLabel ? wording.label : null;
  const serviceOrTableLabel = service ? localize(service.name) : ownTableLabel;
  const buildEntry = () => ({
    id,
    title: serviceOrTableLabel
      ? t('reservations.calendarService', { service: serviceOrTableLabel, business: businessName })
      : t('reservations.calendarTable', { business: businessName }),
    from: startsAt,
    to: endsAt,
    description: [t('reservations.number', { number }), formatSubject(reservation)].join('\n'),
    place: {
      title: localize(branch.name),
      address: address ? localize(address) : '',
      point: lat != null && lng != null ? { lat, lng } : null,
    },
    alarmSeconds: ALARM_SECONDS_BEFORE_START,
  });
  return (
    <SaveCalendarButton
      fileName={number}
      path={paths.reservationSuccess({ referenceId, reservationId: id })}
      createEntry={buildEntry}
    />
  );
}
