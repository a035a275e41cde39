import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/layout/link-card.tsx';
import { useHere } from '../../components/layout/use-here.ts';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { more } from '../../ui/icons/icon-paths.ts';
import { cash, receipt } from '../../ui/icons/icon-paths-more.ts';
import { calendar, pin } from '../../ui/icons/icon-paths-ways.ts';

const Links = styled('nav', {
  display: 'grid',
  gap: '$2',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** What else belongs to an account. */
export function AccountLinks() {
  const { t } = useTranslation();
  const here = useHere();
  const hasWallet = useBusiness(({ business }) => !!business?.hasWallet);
  const isReserved = useBusiness(({ business }) => !!business?.reservation?.enabled);
  return (
    <Links aria-label={t('profile.title')}>
      <Choice icon={receipt} title={t('orders.title')} to={paths.ordersHistory(here)} />
      {isReserved && (
        <Choice icon={calendar} title={t('reservations.title')} to={paths.reservationHistory(here)} />
      )}
      {hasWallet && <Choice icon={cash} title={t('profile.wallet')} to={paths.walletHome(here)} />}
      <Choice icon={pin} title={t('locations.title')} to={paths.locations(here)} />
      <Choice icon={more} title={t('settings.title')} to={paths.settings(here)} />
    </Links>
  );
}
