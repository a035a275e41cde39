import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { Wallet, WalletPackage } from '../../domain/wallet/wallet-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useWallet } from '../../stores/wallet/wallet-store.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

export interface PurchaseDoneProps {
  walletPackage: WalletPackage;
  wallet: Wallet;
  onLeave: () => void;
}

/** Confirms a bought package, with the new balance and links to the wallet and the menu. */
export function PurchaseDone({ walletPackage, wallet, onLeave }: PurchaseDoneProps) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const router = useRouter();
  const pathParams = usePathParams();
  const { load, status } = useWallet((state) => ({ load: state.load, status: state.status }));
  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;
  useEffect(() => void load(), [load]);
  useEffect(() => () => latestOnLeave.current(), []);
  return (
    <StatePanel
      level="h2"
      icon={check}
      tone="ok"
      announce
      title={renderSentence('wallet.bought', { amount: formatMoney(walletPackage.credit) })}
      text={
        status === 'ready'
          ? renderSentence('wallet.boughtHint', { amount: formatMoney(wallet.balance) })
          : t('wallet.boughtWaits')
      }
      action={
        <>
          <Button onClick={() => router.navigate(paths.walletHome(pathParams), { replace: true })}>
            {t('wallet.toWallet')}
          </Button>
          <Button variant="secondary" onClick={() => router.navigate(paths.menu(pathParams))}>
            {t('wallet.keepOrdering')}
          </Button>
        </>
      }
    />
  );
}
