import { useTranslation } from 'react-i18next';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { TopToast } from './top-toast.tsx';

/** Says on every screen whether the coupon in the host page's link was accepted. */
export function CouponLinkNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const sentence = useSentence();
  const { notice, dismiss } = useCart((state) => ({
    notice: state.couponNotice,
    dismiss: state.dismissCouponNotice,
  }));
  if (!notice) return null;
  const { code, refusal } = notice;
  const message = refusal
    ? sentence('coupon.named', { code, reason: t(`coupon.${refusal}`) })
    : sentence('coupon.fromLink', { code });
  return <TopToast message={message} onClose={onClose} onDismiss={dismiss} />;
}
