import { useTranslation } from 'react-i18next';
import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import { Choice } from '../../components/layout/link-card.tsx';
import { useHere } from '../../components/layout/use-here.ts';
import { paths } from '../../router/paths.ts';
import { receipt } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ways.ts';
import { Stack } from '../../ui/layout/stack.tsx';

/** Where to go from a reservation. */
export function ReservationWays({ kind }: Pick<WireReservation, 'kind'>) {
  const { t } = useTranslation();
  const { referenceId } = useHere();
  const reserveType = kind === 'service' ? 'reserv_service' : 'reserv_dinein';
  return (
    <Stack gap="2">
      <Choice icon={receipt} title={t('reservations.all')} to={paths.reservationHistory({ referenceId })} />
      <Choice
        icon={calendar}
        title={t('reservations.another')}
        to={paths.reservation({ referenceId, reserveType })}
      />
    </Stack>
  );
}
