import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { TopOverlay } from './top-overlay.ts';

/** Long enough to read the reason why a code was refused. */
const DURATION_MS = 8000;

/** Says whether the coupon of the host page's link was accepted, on whatever screen the customer is. */
export function CouponLinkNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { notice, dismiss } = useCart((state) => ({
    notice: state.couponNotice,
    dismiss: state.dismissCouponNotice,
  }));
  if (!notice) return null;
  const { code, refusal } = notice;
  return (
    <TopOverlay>
      <Toast
        message={
          refusal
            ? t('coupon.named', { code, reason: t(`coupon.${refusal}`) })
            : t('coupon.fromLink', { code })
        }
        actionLabel={t('ui.close')}
        onAction={() => {
          // The pressed button disappears with its message, so the focus must move first.
          onClose();
          dismiss();
        }}
        onDismiss={dismiss}
        duration={DURATION_MS}
      />
    </TopOverlay>
  );
}
