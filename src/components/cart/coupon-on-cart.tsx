import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { CouponChip } from '../../ui/cards/coupon-chip.tsx';
import type { CouponText } from './use-coupon-text.ts';

export interface CouponOnCartProps {
  code: string;
  outcome: CouponText;
  disabled: boolean;
  onUse: () => void;
}

/** The coupon that is on the cart, whether it gives something yet or not. */
export function CouponOnCart({ code, outcome, disabled, onUse }: CouponOnCartProps) {
  const { t } = useTranslation();
  const removeCoupon = useCart((state) => state.removeCoupon);
  return (
    <CouponChip
      code={code}
      text={outcome.text}
      gives={outcome.gives}
      removeLabel={t('coupon.remove', { code })}
      disabled={disabled}
      onRemove={() => {
        onUse();
        removeCoupon();
      }}
    />
  );
}
