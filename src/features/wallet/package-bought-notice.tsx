import { useEffect, useRef } from 'react';
import type { Wallet } from '../../domain/wallet/wallet-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { usePackagePayment } from '../../stores/payment/payment-store.ts';
import { useWallet } from '../../stores/wallet/wallet-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { check } from '../../ui/icons/icon-paths-more.ts';

/** Confirms a bought package once, when the customer returns from the payment page. */
export function PackageBoughtNotice({ wallet }: { wallet: Wallet }) {
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const load = useWallet((state) => state.load);
  const { status, purchase, resume, dismiss } = usePackagePayment((state) => ({
    status: state.status,
    purchase: state.purchase,
    resume: state.resume,
    dismiss: state.dismiss,
  }));
  const isPaid = status === 'paid';
  const latestDismiss = useRef(dismiss);
  latestDismiss.current = dismiss;
  useEffect(() => void resume(), [resume]);
  useEffect(() => () => latestDismiss.current(), []);
  useEffect(() => {
    // Reload the wallet, which may have been loaded before the payment was credited.
    if (isPaid) void load();
  }, [isPaid, load]);
  const boughtPackage = wallet.packages.find(
    ({ id }) => purchase?.kind === 'package' && purchase.packageId === id,
  );
  return (
    isPaid &&
    boughtPackage && (
      <Notice icon={check} tone="ok" announce>
        {renderSentence('wallet.bought', { amount: formatMoney(boughtPackage.credit) })}
      </Notice>
    )
  );
}
