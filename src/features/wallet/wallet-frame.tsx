import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequiredUser } from '../../components/account/use-required-user.ts';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { Wallet } from '../../domain/wallet/wallet-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { wallet as walletIcon } from '../../ui/icons/icon-paths-wallet.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { useFreshWallet } from './use-fresh-wallet.ts';

export interface WalletFrameProps {
  title: string;
  /** Path of the back button when the history is empty. */
  backPath: string;
  /** Shown while the wallet loads. */
  skeleton: ReactNode;
  children: (wallet: Wallet) => ReactNode;
}

/** Frame of a wallet screen. Handles loading, failure, a switched-off wallet and the end of the session. */
export function WalletFrame({ title, backPath, skeleton, children }: WalletFrameProps) {
  const { t } = useTranslation();
  const router = useRouter();
  useRequiredUser();
  const { status, wallet, load } = useFreshWallet();
  return (
    <Page>
      <ScreenBar title={title} backLabel={t('ui.back')} onBack={() => router.goBack(backPath)} />
      {!wallet && status === 'error' && (
        <StatePanel
          icon={alert}
          tone="danger"
          announce
          title={t('wallet.failed')}
          text={t('wallet.failedHint')}
          action={<Button onClick={() => void load()}>{t('ui.retry')}</Button>}
        />
      )}
      {!wallet && status !== 'error' && (
        <PageBody role="status" aria-busy="true" aria-label={t('ui.loading')}>
          {skeleton}
        </PageBody>
      )}
      {wallet && (wallet.isOn ? <PageBody>{children(wallet)}</PageBody> : <WalletUnavailable />)}
    </Page>
  );
}

/** Says that the business has no wallet. */
export function WalletUnavailable() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const pathParams = usePathParams();
  const businessName = useBusiness((state) => localize(state.business?.name ?? {}));
  return (
    <StatePanel
      icon={walletIcon}
      title={t('wallet.off')}
      text={t('wallet.offHint', { business: businessName })}
      action={<Button onClick={() => router.navigate(paths.menu(pathParams))}>{t('cart.browse')}</Button>}
    />
  );
}
