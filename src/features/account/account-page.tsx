import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequiredUser } from '../../components/account/use-required-user.ts';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import type { User } from '../../domain/account/user-types.ts';
import { useRouter } from '../../router/router-context.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';

export interface AccountPageProps {
  title: string;
  /** Path that the back button opens when the history is empty. Undefined hides the button. */
  backTo?: string;
  /** Replaces the default action of the back button. */
  onBack?: () => void;
  children: (user: User) => ReactNode;
}

/** Frame of a screen for logged-in customers. Opens the login when the session ends. */
export function AccountPage({ title, backTo, onBack, children }: AccountPageProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const user = useRequiredUser();
  if (!user) return <FullScreenLoader label={t('ui.loading')} />;
  return (
    <Page>
      <ScreenBar
        title={title}
        {...(backTo && { backLabel: t('ui.back'), onBack: onBack ?? (() => router.goBack(backTo)) })}
      />
      <PageBody>{children(user)}</PageBody>
    </Page>
  );
}
