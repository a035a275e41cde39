import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '../../domain/wallet/wallet-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { usePackagePayment } from '../../stores/payment/payment-store.ts';
import { useWallet } from '../../stores/wallet/wallet-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { check } from '../../ui/icons/icon-paths-more.ts';

/** To whoever comes back from the payment page: what they have bought is there. Told once. */
export function BoughtNews({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const load = useWallet((state) => state.load);
  const { status, purchase, take, dismiss } = usePackagePayment((state) => ({
    ...{ status: state.status, purchase: state.purchase, take: state.resume, dismiss: state.dismiss },
  }));
  const isPaid = status === 'paid';
  const leave = useRef(dismiss);
  leave.current = dismiss;
  useEffect(() => void take(), [take]);
  useEffect(() => () => leave.current(), []);
  useEffect(() => {
    // It was paid a moment after the wallet was asked for, perhaps.
    if (isPaid) void load();
  }, [isPaid, load]);
  const bought = wallet.packages.find(({ id }) => purchase?.kind === 'package' && purchase.packageId === id);
  return (
    isPaid &&
    bought && (
      <Notice icon={check} tone="ok" announce>
        {t('wallet.bought', { amount: money(bought.credit) })}
      </Notice>
    )
  );
}
