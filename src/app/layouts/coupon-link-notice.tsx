import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Toast } from '../../ui/feedback/toast.tsx';

/** At the top of the screen: the bottom belongs to the cart bar and its messages. */
const TopOverlay = styled('div', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlockStart: '$2',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

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
