import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import type { User } from '../../domain/account/user-types.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useSession } from '../../stores/stores-context.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';

export interface AccountPageProps {
  title: string;
  /** Where the arrow leads, when there is nowhere to go back to. */
  backTo?: string;
  /** Instead of that. */
  onBack?: () => void;
  children: (user: User) => ReactNode;
}

/** The frame of a screen about whoever is logged in. Who is logged out elsewhere meanwhile is asked to log in. */
export function AccountPage({ title, backTo, onBack, children }: AccountPageProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { path } = useRoute();
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const isGone = !user;
  useEffect(() => {
    // The route's own guard knows where to.
    if (isGone) void router.navigate(path, { replace: true });
  }, [isGone, router, path]);
  if (!user) return <FullScreenLoader label={t('ui.loading')} />;
  return (
    <Page>
      <ScreenBar
        title={title}
        {...(backTo && { backLabel: t('ui.back'), onBack: onBack ?? (() => router.back(backTo)) })}
      />
      <PageBody>{children(user)}</PageBody>
    </Page>
  );
}
