import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { PaymentPage } from '../../stores/payment/payment-state.ts';

/** How the payment page is reached from here: where the page's address is the app's own, without a window. */
export function usePaymentPage(): PaymentPage {
  const { t } = useTranslation();
  const router = useRouter();
  const { dir } = useLocale();
  const somewhere = paths.notFound();
  return { inPlace: router.href(somewhere) === somewhere, note: t('payment.opening'), dir };
}
