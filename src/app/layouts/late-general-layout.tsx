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

/** Called when there is time: the error page has to be here before the line drops. */
export const prefetchGeneralLayout = (): void => void load().catch(() => undefined);

/**
 * The general layout is seldom needed, so the menu does not wait for its code. Where the code cannot be had either, there
 * is still a button to try again.
 */
export function LazyGeneralLayout(props: GeneralLayoutProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [Layout, setLayout] = useState<ComponentType<GeneralLayoutProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  // After each render: what failed to load is asked for again by the next navigation.
  useEffect(() => {
    load().then(
      ({ GeneralLayout }) => setLayout(() => GeneralLayout),
      () => setMissing(true),
    );
  });
  if (Layout) return <Layout {...props} />;
  return isMissing ? (
    <Retry type="button" onClick={() => void router.retry()}>
      {t('ui.retry')}
    </Retry>
  ) : (
    <FullScreenLoader label={t('ui.loading')} />
  );
}
