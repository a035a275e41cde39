import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentInProgress } from '../../components/payment/payment-in-progress.tsx';
import type { Wallet, WalletPackage } from '../../domain/wallet/wallet-types.ts';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { usePackagePayment } from '../../stores/payment/payment-store.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { wallet as walletIcon } from '../../ui/icons/icon-paths-wallet.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { BuyPackage } from './buy-package.tsx';
import { PackageBought } from './package-bought.tsx';
import { useBuying } from './use-buying.ts';
import { WalletFrame } from './wallet-frame.tsx';

/** Buying a package: how it is paid, and how the payment goes (route `walletPackage`). */
export function PackageScreen() {
  const { t } = useTranslation();
  const { referenceId, packageId } = useRoute('walletPackage').params;
  return (
    <WalletFrame
      title={t('wallet.packageTitle')}
      back={paths.walletPackages({ referenceId })}
      skeleton={
        <>
          <Skeleton height={132} radius={16} />
          <Skeleton height={200} radius={16} />
        </>
      }
    >
      {(wallet) => {
        const found = wallet.packages.find(({ id }) => id === packageId);
        return found ? <Purchase of={found} wallet={wallet} /> : <Gone />;
      }}
    </WalletFrame>
  );
}

function Purchase({ of, wallet }: { of: WalletPackage; wallet: Wallet }) {
  const { t } = useTranslation();
  const payment = usePackagePayment((state) => state);
  const buying = useBuying(of.id, payment);
  const { rememberInTab: stay, resume: take, cancel: giveUp } = payment;
  // What an earlier visit left under way is gone on with.
  useEffect(() => void take(), [take]);
  useEffect(() => stay(), [stay]);
  if (buying.stage === 'bought') return <PackageBought of={of} wallet={wallet} onLeave={payment.dismiss} />;
  if (buying.stage === 'paying') {
    return (
      <PaymentInProgress payment={buying.payment}>
        <Button variant="quiet" block onClick={() => void giveUp()}>
          {t('wallet.stop')}
        </Button>
      </PaymentInProgress>
    );
  }
  return <BuyPackage of={of} failure={buying.failure} onBuy={buying.buy} />;
}

function Gone() {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = useRoute('walletPackage').params;
  return (
    <StatePanel
      icon={walletIcon}
      title={t('wallet.packageGone')}
      text={t('wallet.packageGoneHint')}
      action={
        <Button onClick={() => router.navigate(paths.walletPackages({ referenceId }), { replace: true })}>
          {t('wallet.seePackages')}
        </Button>
      }
    />
  );
}
