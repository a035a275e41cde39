import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { once } from '../../lib/once.ts';
import { useRouter } from '../../router/router-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
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

/**
 * The general layout as a lazy chunk, because it is seldom needed. If the chunk fails to load too, a plain button offers a
 * retry.
 */
export function LazyGeneralLayout(props: GeneralLayoutProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [Layout, setLayout] = useState<ComponentType<GeneralLayoutProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // Runs after each render, so that the next navigation retries a failed load.
  useEffect(() => {
    load().then(
      ({ GeneralLayout }) => setLayout(() => GeneralLayout),
      () => setFailed(true),
    );
  });
  if (Layout) return <Layout {...props} />;
  return hasFailed ? (
    <Retry type="button" onClick={() => void router.retry()}>
      {t('ui.retry')}
    </Retry>
  ) : (
    <FullScreenLoader label={t('ui.loading')} />
  );
}
