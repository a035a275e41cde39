import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../components/layout/language-choice.tsx';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { paths } from '../../router/paths.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { useBusiness, useSession } from '../../stores/stores-context.tsx';
import { useWallet } from '../../stores/wallet/wallet-store.ts';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { more } from '../../ui/icons/icon-paths.ts';
import { cash, receipt } from '../../ui/icons/icon-paths-more.ts';
import { calendar, pin } from '../../ui/icons/icon-paths-ordering.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountPage } from './account-page.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileDetails } from './profile-details.tsx';

/** The customer's profile and account settings (route `profile`). */
export function ProfileScreen() {
  const { t } = useTranslation();
  return (
    <AccountPage title={t('profile.title')}>
      {(user) => (
        <>
          <ProfileDetails user={user} />
          <AccountLinks />
          <AccountLanguage />
          <PasswordSection hasPassword={user.hasPassword} />
          <AccountActions user={user} />
        </>
      )}
    </AccountPage>
  );
}

/** Choice of the app's language. Also saves the language to the account, because the server's messages use it. */
function AccountLanguage() {
  const { locale } = useLocale();
  const accountLanguage = useSession(({ user }) => user?.language);
  const { updateProfile, dismissProblem } = useAccount(({ updateProfile, dismissProblem }) => ({
    updateProfile,
    dismissProblem,
  }));
  useEffect(() => {
    // Ignore a failure: the app itself already uses the language, and the next visit saves it again.
    if (accountLanguage !== locale)
      void updateProfile({ language: locale }).then((wasSaved) => wasSaved || dismissProblem());
  }, [accountLanguage, locale, updateProfile, dismissProblem]);
  return <LanguageChoice />;
}

const Links = styled('nav', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Link to the wallet with its balance. */
function WalletLink() {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const pathParams = usePathParams();
  const amounts = useWallet((state) => state.amounts);
  return (
    <LinkCard
      icon={cash}
      title={t('profile.wallet')}
      {...(amounts && { text: renderSentence('wallet.useHint', { amount: formatMoney(amounts.balance) }) })}
      to={paths.walletHome(pathParams)}
    />
  );
}

/** Links to the account's other screens. */
function AccountLinks() {
  const { t } = useTranslation();
  const pathParams = usePathParams();
  const hasWallet = useBusiness(({ business }) => !!business?.hasWallet);
  const hasReservations = useBusiness(({ business }) => !!business?.reservation?.enabled);
  return (
    <Links aria-label={t('profile.title')}>
      <LinkCard icon={receipt} title={t('orders.title')} to={paths.ordersHistory(pathParams)} />
      {hasReservations && (
        <LinkCard icon={calendar} title={t('reservations.title')} to={paths.reservationHistory(pathParams)} />
      )}
      {hasWallet && <WalletLink />}
      <LinkCard icon={pin} title={t('locations.title')} to={paths.locations(pathParams)} />
      <LinkCard icon={more} title={t('settings.title')} to={paths.settings(pathParams)} />
    </Links>
  );
}
