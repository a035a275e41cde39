import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { PaymentPageOptions } from '../../stores/payment/payment-state.ts';

/**
 * Returns how to open the payment page. `usesSamePage` is true if the app owns the URL of this tab. The payment page
 * then opens in this tab, and otherwise in a new window.
 */
export function usePaymentPageOptions(): PaymentPageOptions {
  const { t } = useTranslation();
  const router = useRouter();
  const { dir } = useLocale();
  const samplePath = paths.notFound();
  return { usesSamePage: router.buildHref(samplePath) === samplePath, note: t('payment.opening'), dir };
}
