import { useTranslation } from 'react-i18next';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { TopToast } from './top-toast.tsx';

/** Says on every screen whether the coupon in the host page's link was accepted. */
export function CouponLinkNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { notice, dismiss } = useCart((state) => ({
    notice: state.couponNotice,
    dismiss: state.dismissCouponNotice,
  }));
  if (!notice) return null;
  const { code, refusal } = notice;
  const message = refusal
    ? renderSentence('coupon.named', { code, reason: t(`coupon.${refusal}`) })
    : renderSentence('coupon.fromLink', { code });
  return <TopToast message={message} onClose={onClose} onDismiss={dismiss} />;
}
