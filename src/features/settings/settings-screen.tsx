import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../../components/layout/language-choice.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { AboutBusiness } from './about-business.tsx';
import { ClearData } from './clear-data.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { NewsChoice } from './news-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Language, look, news, what this device keeps, and the way to the rest (route `settings`; the "more" tab). */
export function SettingsScreen() {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  return (
    <Page>
      <ScreenBar title={t('settings.title')} />
      <PageBody>
        <LanguageChoice />
        <ThemeChoice />
        <NewsChoice />
        <ConsentChoice />
        {business && <AboutBusiness business={business} />}
        <ClearData />
      </PageBody>
    </Page>
  );
}
