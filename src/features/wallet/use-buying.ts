import { usePaymentPage } from '../../components/payment/use-payment-page.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { PayingStatus, PaymentPage, PaymentState } from '../../stores/payment/payment-state.ts';
import { useWallet } from '../../stores/wallet/wallet-store.ts';

type Stage =
  | { readonly stage: 'choosing'; readonly failure: MessageKey | null }
  /** `payment` is tried again as this package, also after a reload. */
  | { readonly stage: 'paying'; readonly payment: PaymentState }
  | { readonly stage: 'bought' };

/** A try that came to nothing: there may be another. */
const FAILED: Partial<Record<PayingStatus, MessageKey>> = {
  declined: 'payment.declined',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
  refunded: 'payment.failed',
  refused: 'payment.failed',
};

/** How far buying a package has come, and how to go on. `buy` is to be called in the click. */
export function useBuying(packageId: string, payment: PaymentState): Stage & { buy(type: number): void } {
  const page = usePaymentPage();
  const order = useWallet((state) => state.buy);
  const open = (paymentType: number, at: PaymentPage) =>
    payment.open({ kind: 'package', packageId, paymentType, buy: (asked) => order(packageId, asked) }, at);
  return { ...stageOf(), buy: (type) => void open(type, page) };

  function stageOf(): Stage {
    const { status, purchase } = payment;
    const isOurs = purchase?.kind === 'package' && purchase.packageId === packageId;
    if (!isOurs || status === 'idle') return { stage: 'choosing', failure: null };
    if (status === 'paid') return { stage: 'bought' };
    const failure = FAILED[status];
    if (failure) return { stage: 'choosing', failure };
    const again = async (at: PaymentPage, type = payment.paymentType) => {
      if (type !== null) await open(type, at);
    };
    return { stage: 'paying', payment: { ...payment, retry: again } };
  }
}
