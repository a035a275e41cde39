import type { WireReservation } from '../../api/schemas/reservation.ts';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { receipt } from '../../ui/icon-paths-more.ts';
import { calendar } from '../../ui/icon-paths-ways.ts';
import { Stack } from '../../ui/stack.tsx';
import { Choice } from '../shared/choice.tsx';
import { useHere } from '../shared/use-here.ts';

/** Where to go from a reservation. */
export function ReservationWays({ kind }: Pick<WireReservation, 'kind'>) {
  const t = useT();
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
