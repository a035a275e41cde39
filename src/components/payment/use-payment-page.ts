import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { PaymentPage } from '../../stores/payment/payment-state.ts';

/**
 * How to open the payment page. `usesSamePage` opens it in this tab, if the app controls the URL; otherwise a new window
 * opens.
 */
export function usePaymentPage(): PaymentPage {
  const { t } = useTranslation();
  const router = useRouter();
  const { dir } = useLocale();
  const anyPath = paths.notFound();
  return { usesSamePage: router.buildHref(anyPath) === anyPath, note: t('payment.opening'), dir };
}
