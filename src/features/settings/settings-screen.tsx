import { useFormat, useT, useText } from '../../i18n/context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { DetailRow } from '../../ui/detail-row.tsx';
import { receipt } from '../../ui/icon-paths-more.ts';
import { chat, phone as phoneIcon } from '../../ui/icon-paths-ways.ts';
import { ScreenBar } from '../../ui/screen-bar.tsx';
import { Stack } from '../../ui/stack.tsx';
import { LanguageChoice } from '../shared/language-choice.tsx';
import { Page, PageBody } from '../shared/page.tsx';
import { useHere } from '../shared/use-here.ts';
import { ClearData } from './clear-data.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Language, look, and what this device keeps (route `settings`; the "more" tab). */
export function SettingsScreen() {
  const t = useT();
  const text = useText();
  const format = useFormat();
  const { referenceId } = useHere();
  const branches = useBusiness(({ business }) => business?.branches ?? []);
  const hasFeedback = useBusiness(({ business }) => !!business?.feedback);
  const quiet = buttonClass({ variant: 'quiet' });
  return (
    <Page>
      <ScreenBar title={t('settings.title')} />
      <PageBody>
        <LanguageChoice />
        <ThemeChoice />
        <ConsentChoice />
        <Stack gap="2">
          <DetailRow
            icon={receipt}
            action={
              <Link to={paths.ordersHistory({ referenceId })} className={quiet}>
                {t('settings.show')}
              </Link>
            }
          >
            {t('orders.title')}
          </DetailRow>
          {hasFeedback && (
            <DetailRow
              icon={chat}
              action={
                <Link to={paths.feedback({ referenceId })} className={quiet}>
                  {t('settings.show')}
                </Link>
              }
            >
              {t('feedback.title')}
            </DetailRow>
          )}
          {branches
            .filter(({ visible, phone }) => visible && phone)
            .map(({ id, name, phone }) => (
              <DetailRow
                key={id}
                icon={phoneIcon}
                title={text(name)}
                action={
                  <a href={`tel:${phone}`} className={quiet}>
                    {t('landing.call')}
                  </a>
                }
              >
                {format.phone(phone ?? '')}
              </DetailRow>
            ))}
        </Stack>
        <ClearData />
      </PageBody>
    </Page>
  );
}
