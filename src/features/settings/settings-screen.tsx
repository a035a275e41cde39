import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../components/layout/language-choice.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { AboutBusiness } from './about-business.tsx';
import { ClearData } from './clear-data.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { OrderNotificationsChoice } from './order-notifications-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Language, theme, notifications, consent, links and stored data (route `settings`; the "more" tab). */
export function SettingsScreen() {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  return (
    <Page>
      <ScreenBar title={t('settings.title')} />
      <PageBody>
        <LanguageChoice />
        <ThemeChoice />
        <OrderNotificationsChoice />
        <ConsentChoice />
        {business && <AboutBusiness business={business} />}
        <ClearData />
      </PageBody>
    </Page>
  );
}
