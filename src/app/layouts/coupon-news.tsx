import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Toast } from '../../ui/feedback/toast.tsx';

/** Above everything at the upper edge: the lower one has the cart and its own messages. */
const Above = styled('div', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlockStart: '$2',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** Long enough to read what a code's reason says, in ms. */
const DURATION = 8000;

/** What became of the coupon that the page's link gives, wherever the customer is. */
export function CouponNews({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { news, dismiss } = useCart((state) => ({
    news: state.couponNotice,
    dismiss: state.dismissCouponNotice,
  }));
  if (!news) return null;
  const { code, refusal } = news;
  return (
    <Above>
      <Toast
        message={
          refusal
            ? t('coupon.named', { code, reason: t(`coupon.${refusal}`) })
            : t('coupon.fromLink', { code })
        }
        actionLabel={t('ui.close')}
        onAction={() => {
          // The button that was pressed goes with its message.
          onClose();
          dismiss();
        }}
        onDismiss={dismiss}
        duration={DURATION}
      />
    </Above>
  );
}
