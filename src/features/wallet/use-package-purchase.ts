import { usePaymentPageOptions } from '../../components/payment/use-payment-page-options.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type {
  PaymentFlowStatus,
  PaymentPageOptions,
  PaymentState,
} from '../../stores/payment/payment-state.ts';
import { useWallet } from '../../stores/wallet/wallet-store.ts';

type PurchaseStage =
  | { readonly stage: 'choosing'; readonly failure: MessageKey | null }
  /** `payment.retry` buys the same package again, also after a reload. */
  | { readonly stage: 'paying'; readonly payment: PaymentState }
  | { readonly stage: 'bought' };

/** Messages of failed payments by status. After such a failure, the customer may try again. */
const FAILURE_MESSAGES: Partial<Record<PaymentFlowStatus, MessageKey>> = {
  declined: 'payment.declined',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
  refunded: 'payment.failed',
  refused: 'payment.failed',
};

/** Messages of refused purchases by the server's code. */
const REFUSAL_MESSAGES: Readonly<Record<string, MessageKey>> = {
  payment_unavailable: 'wallet.methodUnavailable',
  not_found: 'wallet.packageGone',
  wallet_off: 'wallet.off',
};

/**
 * Returns the state of buying a package. Call `buy` in the click handler, because browsers open a payment window only
 * during a click.
 */
export function usePackagePurchase(
  packageId: string,
  payment: PaymentState,
): PurchaseStage & { buy(paymentType: number): void } {
  const paymentPageOptions = usePaymentPageOptions();
  const buyPackage = useWallet((state) => state.buy);
  const openPayment = (paymentType: number, pageOptions: PaymentPageOptions) =>
    payment.open(
      { kind: 'package', packageId, paymentType, buy: (request) => buyPackage(packageId, request) },
      pageOptions,
    );
  return { ...getStage(), buy: (paymentType) => void openPayment(paymentType, paymentPageOptions) };

  function getStage(): PurchaseStage {
    const { status, purchase, refusalCode } = payment;
    const isThisPackage = purchase?.kind === 'package' && purchase.packageId === packageId;
    if (!isThisPackage || status === 'idle') return { stage: 'choosing', failure: null };
    if (status === 'paid') return { stage: 'bought' };
    const failure = (status === 'refused' && REFUSAL_MESSAGES[refusalCode]) || FAILURE_MESSAGES[status];
    if (failure) return { stage: 'choosing', failure };
    const retry = async (pageOptions: PaymentPageOptions, paymentType = payment.paymentType) => {
      if (paymentType !== null) await openPayment(paymentType, pageOptions);
    };
    return { stage: 'paying', payment: { ...payment, retry } };
  }
}
