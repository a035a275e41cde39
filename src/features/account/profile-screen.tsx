import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../components/layout/language-choice.tsx';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { useBusiness, useSession } from '../../stores/stores-context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { more } from '../../ui/icons/icon-paths.ts';
import { cash, receipt } from '../../ui/icons/icon-paths-more.ts';
import { calendar, pin } from '../../ui/icons/icon-paths-ways.ts';
import { AccountPage } from './account-page.tsx';
import { Leaving } from './leaving.tsx';
import { Password } from './password.tsx';
import { Details } from './profile-details.tsx';

/** Everything about whoever is logged in (route `profile`). */
export function ProfileScreen() {
  const { t } = useTranslation();
  return (
    <AccountPage title={t('profile.title')}>
      {(user) => (
        <>
          <Details user={user} />
          <AccountLinks />
          <OwnLanguage />
          <Password hasOne={user.hasPassword} />
          <Leaving user={user} />
        </>
      )}
    </AccountPage>
  );
}

/** The language of the app, which is the account's too: messages are written in it. */
function OwnLanguage() {
  const { locale } = useLocale();
  const known = useSession(({ user }) => user?.language);
  const { update, dismiss } = useAccount(({ update, dismiss }) => ({ update, dismiss }));
  useEffect(() => {
    // The app speaks it already: where the server does not hear of it, the next visit tells it.
    if (known !== locale) void update({ language: locale }).then((isDone) => isDone || dismiss());
  }, [known, locale, update, dismiss]);
  return <LanguageChoice />;
}

const Links = styled('nav', {
  display: 'grid',
  gap: '$2',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** What else belongs to an account. */
function AccountLinks() {
  const { t } = useTranslation();
  const here = usePathParams();
  const hasWallet = useBusiness(({ business }) => !!business?.hasWallet);
  const isReserved = useBusiness(({ business }) => !!business?.reservation?.enabled);
  return (
    <Links aria-label={t('profile.title')}>
      <LinkCard icon={receipt} title={t('orders.title')} to={paths.ordersHistory(here)} />
      {isReserved && (
        <LinkCard icon={calendar} title={t('reservations.title')} to={paths.reservationHistory(here)} />
      )}
      {hasWallet && <LinkCard icon={cash} title={t('profile.wallet')} to={paths.walletHome(here)} />}
      <LinkCard icon={pin} title={t('locations.title')} to={paths.locations(here)} />
      <LinkCard icon={more} title={t('settings.title')} to={paths.settings(here)} />
    </Links>
  );
}
