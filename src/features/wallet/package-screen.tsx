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
import { PurchaseDone } from './purchase-done.tsx';
import { usePackagePurchase } from './use-package-purchase.ts';
import { WalletFrame } from './wallet-frame.tsx';

/** Buys a package: payment method, payment in progress, result (route `walletPackage`). */
export function PackageScreen() {
  const { t } = useTranslation();
  const { referenceId, packageId } = useRoute('walletPackage').params;
  return (
    <WalletFrame
      title={t('wallet.packageTitle')}
      backPath={paths.walletPackages({ referenceId })}
      skeleton={
        <>
          <Skeleton height={132} radius={16} />
          <Skeleton height={200} radius={16} />
        </>
      }
    >
      {(wallet) => {
        const walletPackage = wallet.packages.find(({ id }) => id === packageId);
        return walletPackage ? (
          <Purchase walletPackage={walletPackage} wallet={wallet} />
        ) : (
          <PackageNotFound />
        );
      }}
    </WalletFrame>
  );
}

function Purchase({ walletPackage, wallet }: { walletPackage: WalletPackage; wallet: Wallet }) {
  const { t } = useTranslation();
  const payment = usePackagePayment((state) => state);
  const purchase = usePackagePurchase(walletPackage.id, payment);
  const { markTab, resume, cancel } = payment;
  // Continue a payment that an earlier visit started.
  useEffect(() => void resume(), [resume]);
  // A reload of this tab returns to the payment.
  useEffect(() => markTab(), [markTab]);
  if (purchase.stage === 'bought')
    return <PurchaseDone walletPackage={walletPackage} wallet={wallet} onLeave={payment.dismiss} />;
  if (purchase.stage === 'paying') {
    return (
      <PaymentInProgress payment={purchase.payment}>
        <Button variant="quiet" block onClick={() => void cancel()}>
          {t('wallet.stop')}
        </Button>
      </PaymentInProgress>
    );
  }
  return <BuyPackage walletPackage={walletPackage} failure={purchase.failure} onBuy={purchase.buy} />;
}

function PackageNotFound() {
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
