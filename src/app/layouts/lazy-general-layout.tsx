import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { once } from '../../lib/once.ts';
import { useRouter } from '../../router/router-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { lazyComponent } from '../../ui/layout/lazy-component.tsx';
import type { GeneralLayoutProps } from './general-layout.tsx';

const Retry = styled('button', {
  margin: 'auto',
  minHeight: 44,
  fontWeight: 700,
  textDecoration: 'underline',
});

const load = once(() => import('./general-layout.tsx'));

/** Call it when the browser is idle: the error page must be loaded before the connection drops. */
export const prefetchGeneralLayout = (): void => void load().catch(() => undefined);

const DeferredGeneralLayout = lazyComponent(() => load().then((late) => late.GeneralLayout));

/** Shown until the chunk has loaded. After a failed load, the button retries the navigation, which loads the chunk again. */
function LoadingOrRetry() {
  const { t } = useTranslation();
  const router = useRouter();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load().catch(() => setFailed(true));
  });
  return hasFailed ? (
    <Retry type="button" onClick={() => void router.retry()}>
      {t('ui.retry')}
    </Retry>
  ) : (
    <FullScreenLoader label={t('ui.loading')} />
  );
}

/** The general layout as a lazy chunk, because it is seldom needed. */
export const LazyGeneralLayout = (props: GeneralLayoutProps) => (
  <DeferredGeneralLayout {...props} fallback={<LoadingOrRetry />} />
);
