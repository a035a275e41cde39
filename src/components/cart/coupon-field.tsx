import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { takeFocus } from '../../ui/overlays/take-focus.ts';
import { CouponEntry } from './coupon-entry.tsx';
import { CouponOnCart } from './coupon-on-cart.tsx';
import { useCouponText } from './use-coupon-text.ts';

/** A coupon by its code, where the business has coupons: typed and applied, then what it gives and the way to be rid of it. */
export function CouponField({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTranslation();
  const isOffered = useBusiness(({ business }) => business?.coupon ?? false);
  const { coupon, queried } = useCart((state) => ({
    coupon: state.coupon,
    queried: state.queriedCouponCode,
  }));
  const outcome = useCouponText();
  const box = useRef<HTMLDivElement>(null);
  /** The part that was pressed goes with its press: the focus goes on to the one that took its place. */
  const wasUsed = useRef(false);
  const hasCoupon = !!coupon;
  const had = useRef(hasCoupon);
  useEffect(() => {
    if (queried) return;
    if (wasUsed.current && had.current !== hasCoupon)
      takeFocus(box.current?.querySelector<HTMLElement>(hasCoupon ? 'button' : 'input'));
    had.current = hasCoupon;
    wasUsed.current = false;
  }, [hasCoupon, queried]);
  if (!isOffered) return null;
  const use = () => {
    wasUsed.current = true;
  };
  const said = queried
    ? t('coupon.checking')
    : coupon && outcome
      ? t('coupon.named', { code: coupon.code, reason: outcome.text })
      : '';
  return (
    <Stack ref={box} gap="1">
      <LiveRegion message={said} />
      {coupon && outcome ? (
        <CouponOnCart code={coupon.code} outcome={outcome} disabled={disabled} onUse={use} />
      ) : (
        <CouponEntry disabled={disabled} onUse={use} />
      )}
    </Stack>
  );
}
