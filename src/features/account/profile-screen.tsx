import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../components/layout/language-choice.tsx';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { useAccount } from '../../stores/account/use-account.ts';
import { useSession } from '../../stores/stores-context.tsx';
import { AccountLinks } from './account-links.tsx';
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
