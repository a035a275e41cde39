import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PageBody } from './screen-page.tsx';

/** The skeleton of a screen with a title. `children` are the skeletons of its cards. */
export function DetailsSkeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PageBody css={{ paddingBlockStart: '$6' }} aria-busy="true" aria-label={t('ui.loading')} role="status">
      <Stack gap="2">
        <Skeleton width={120} />
        <Skeleton width="70%" height={36} />
        <Skeleton width="50%" />
      </Stack>
      {children}
    </PageBody>
  );
}
