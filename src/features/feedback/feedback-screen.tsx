import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/layout/load-error.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useFeedback } from '../../stores/feedback/feedback-store.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { chat } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { FeedbackFields } from './feedback-fields.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';

/** The feedback form of the business (route `feedback`). */
export function FeedbackScreen() {
  const { t } = useTranslation();
  const { status, form, isSent, load } = useFeedback((state) => ({
    status: state.status,
    form: state.form,
    isSent: state.submission.status === 'sent',
    load: state.load,
  }));
  useEffect(() => void load(), [load]);
  return (
    <Page>
      <ScreenBar title={t('feedback.title')} />
      {form && (isSent ? <FeedbackThanks form={form} /> : <FeedbackFields form={form} />)}
      {!form &&
        (status === 'off' || status === 'error' ? (
          <NoForm isSwitchedOff={status === 'off'} />
        ) : (
          <LoadingForm />
        ))}
    </Page>
  );
}

function LoadingForm() {
  const { t } = useTranslation();
  return (
    <PageBody aria-busy="true" aria-label={t('ui.loading')} role="status">
      <Skeleton width="80%" />
      <Skeleton height={120} radius={16} />
      <Skeleton height={120} radius={16} />
      <Skeleton height={180} radius={16} />
    </PageBody>
  );
}

function NoForm({ isSwitchedOff }: { isSwitchedOff: boolean }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const { load, error } = useFeedback(({ load, error }) => ({ load, error }));
  return isSwitchedOff ? (
    <StatePanel
      icon={chat}
      title={t('feedback.off')}
      text={t('feedback.offHint')}
      action={
        <Button onClick={() => router.navigate(paths.landing({ referenceId }))}>{t('errors.toHome')}</Button>
      }
    />
  ) : (
    <LoadError error={error} onRetry={() => void load()} />
  );
}
