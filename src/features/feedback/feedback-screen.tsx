import { useEffect } from 'react';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useFeedback } from '../../stores/use-feedback.ts';
import { Button } from '../../ui/button.tsx';
import { offline } from '../../ui/icon-paths-more.ts';
import { chat } from '../../ui/icon-paths-ways.ts';
import { ScreenBar } from '../../ui/screen-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { Page, PageBody } from '../shared/page.tsx';
import { useHere } from '../shared/use-here.ts';
import { FeedbackFields } from './feedback-fields.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';

/** What the business asks its customers (route `feedback`). */
export function FeedbackScreen() {
  const t = useT();
  const { status, form, isSent, load } = useFeedback((state) => ({
    status: state.status,
    form: state.form,
    isSent: state.sending.status === 'sent',
    load: state.load,
  }));
  useEffect(() => void load(), [load]);
  return (
    <Page>
      <ScreenBar title={t('feedback.title')} />
      {form && (isSent ? <FeedbackThanks form={form} /> : <FeedbackFields form={form} />)}
      {!form && (status === 'off' || status === 'error' ? <NoForm isOff={status === 'off'} /> : <Waiting />)}
    </Page>
  );
}

function Waiting() {
  const t = useT();
  return (
    <PageBody aria-busy="true" aria-label={t('ui.loading')}>
      <Skeleton width="80%" />
      <Skeleton height={120} radius={16} />
      <Skeleton height={120} radius={16} />
      <Skeleton height={180} radius={16} />
    </PageBody>
  );
}

function NoForm({ isOff }: { isOff: boolean }) {
  const t = useT();
  const router = useRouter();
  const { referenceId } = useHere();
  const load = useFeedback((state) => state.load);
  return isOff ? (
    <StatePanel
      icon={chat}
      title={t('feedback.off')}
      text={t('feedback.offHint')}
      action={
        <Button onClick={() => router.navigate(paths.landing({ referenceId }))}>{t('errors.toHome')}</Button>
      }
    />
  ) : (
    <StatePanel
      icon={offline}
      tone="warn"
      announce
      title={t('errors.network')}
      text={t('errors.networkText')}
      action={<Button onClick={() => void load()}>{t('ui.retry')}</Button>}
    />
  );
}
