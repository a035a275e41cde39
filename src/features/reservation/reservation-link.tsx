import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { HistoryLink } from '../../components/orders/history-link.tsx';
import { getReservationPhase, type Reservation } from '../../domain/reservation/reservation.ts';
import { reservationStatus } from '../../domain/reservation/reservation-status.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useReservationText } from './use-reservation-text.ts';

const TONE_BY_STATUS: Readonly<Record<number, BadgeTone>> = {
  [reservationStatus.pending]: 'warn',
  [reservationStatus.accepted]: 'ok',
  [reservationStatus.rejected]: 'danger',
};

/** A reservation in a list, as a link to its own screen. */
export function ReservationLink({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatDate } = useFormat();
  const { referenceId } = usePathParams();
  const { formatSubject, formatTimes } = useReservationText();
  const { id, status, startsAt, branch } = reservation;
  const phase = getReservationPhase(reservation);
  return (
    <HistoryLink to={paths.reservationSuccess({ referenceId, reservationId: id })}>
      <Row wrap>
        <Text as="span" strong>
          {formatDate(startsAt)}
        </Text>
        <Badge tone={TONE_BY_STATUS[status] ?? 'neutral'}>
          {t(`reservations.status.${phase === 'ended' ? 'cancelled' : phase}`)}
        </Badge>
      </Row>
      <Text>{formatTimes(reservation)}</Text>
      <Text tone="mute">
        {formatSubject(reservation)} · {localize(branch.name)}
      </Text>
    </HistoryLink>
  );
}
