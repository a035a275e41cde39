import type { ReactNode } from 'react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subtract } from '../../domain/money/arithmetic.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { getCartDelivery } from '../../stores/delivery/delivery-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { CouponChip } from '../../ui/cards/coupon-chip.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { restoreFocus } from '../../ui/overlays/restore-focus.ts';

/**
 * The coupon of the cart: a field for its code, then a chip with the saving. The cart store checks the code with the
 * server, and the cart's bill contains the saving. Renders nothing if the business has no coupons or hides its prices.
 */
export function CouponField({ disabled = false }: { disabled?: boolean }) {
  const { t } = useTranslation();
  const isOffered = useBusiness(({ business }) => !!business?.hasCoupons && !business.hidesPrices);
  const { coupon, codeBeingChecked } = useCart((state) => ({
    coupon: state.coupon,
    codeBeingChecked: state.couponCodeBeingChecked,
  }));
  const couponText = useCouponText();
  const box = useRef<HTMLDivElement>(null);
  /** True after the customer has used the field or the chip. The control that replaces it then takes the focus. */
  const wasUsed = useRef(false);
  const hasCoupon = !!coupon;
  const hadCoupon = useRef(hasCoupon);
  useEffect(() => {
    if (codeBeingChecked) return;
    if (wasUsed.current && hadCoupon.current !== hasCoupon)
      restoreFocus(box.current?.querySelector<HTMLElement>(hasCoupon ? 'button' : 'input'));
    hadCoupon.current = hasCoupon;
    wasUsed.current = false;
  }, [hasCoupon, codeBeingChecked]);
  if (!isOffered) return null;
  const markUsed = () => {
    wasUsed.current = true;
  };
  const couponAnnouncement =
    coupon && couponText ? t('coupon.named', { code: coupon.code, reason: couponText.text }) : '';
  return (
    <Stack ref={box} gap="1">
      <LiveRegion message={codeBeingChecked ? t('coupon.checking') : couponAnnouncement} />
      {coupon && couponText ? (
        <CouponOnCart code={coupon.code} couponText={couponText} disabled={disabled} onUse={markUsed} />
      ) : (
        <CouponEntry disabled={disabled} onUse={markUsed} />
      )}
    </Stack>
  );
}

interface CouponEntryProps {
  disabled: boolean;
  /** Called when the customer submits the code, before the chip may replace the field. */
  onUse: () => void;
}

/** The field for a coupon code. It keeps a refused code so that the customer can correct it. */
function CouponEntry({ disabled, onUse }: CouponEntryProps) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { refusal, codeBeingChecked, apply, dismiss } = useCart((state) => ({
    refusal: state.couponRefusal,
    codeBeingChecked: state.couponCodeBeingChecked,
    apply: state.applyCoupon,
    dismiss: state.dismissCouponRefusal,
  }));
  const [value, setValue] = useState(() => refusal?.code ?? '');
  const code = value.trim();
  const send = () => {
    if (!code || codeBeingChecked) return;
    onUse();
    void apply(code);
  };
  const describeRefusal = (): ReactNode => {
    if (!refusal) return undefined;
    const reason = t(`coupon.${refusal.reason}`);
    return refusal.code === code ? reason : renderSentence('coupon.named', { code: refusal.code, reason });
  };
  return (
    <TextField
      label={t('coupon.label')}
      error={describeRefusal()}
      errorRole="alert"
      caps
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={60}
      disabled={disabled}
      value={value}
      onChange={(newValue) => {
        setValue(newValue);
        // The server refused the previous code, not the new one.
        if (refusal) dismiss();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // Enter applies the coupon. It must not submit the surrounding form.
        event.preventDefault();
        event.stopPropagation();
        send();
      }}
      endContent={
        <Button variant="quiet" busy={codeBeingChecked !== null} disabled={disabled || !code} onClick={send}>
          {t('coupon.apply')}
        </Button>
      }
    />
  );
}

interface CouponOnCartProps {
  code: string;
  couponText: CouponText;
  disabled: boolean;
  onUse: () => void;
}

/** The chip of the cart's coupon. Shown even while the coupon saves nothing. */
function CouponOnCart({ code, couponText, disabled, onUse }: CouponOnCartProps) {
  const { t } = useTranslation();
  const removeCoupon = useCart((state) => state.removeCoupon);
  return (
    <CouponChip
      code={code}
      text={<Verbatim text={couponText.text} part={couponText.amount} />}
      isApplied={couponText.hasSaving}
      removeLabel={t('coupon.remove', { code })}
      disabled={disabled}
      onRemove={() => {
        onUse();
        removeCoupon();
      }}
    />
  );
}

interface CouponText {
  readonly text: string;
  /** The amount in the text; '' if there is none. */
  readonly amount: string;
  /** True if the coupon lowers the cart's total. */
  readonly hasSaving: boolean;
}

/** Text with the saving of the cart's coupon, or the reason why it saves nothing yet. Null without a coupon. */
function useCouponText(): CouponText | null {
  const { t } = useTranslation();
  const { formatMoney, formatList } = useFormat();
  const { coupon, bill, isDelivery, isShipped } = useCart((state) => ({
    coupon: state.coupon,
    bill: state.bill,
    isDelivery: state.cart.orderType === 'delivery',
    isShipped: !!getCartDelivery(state)?.countryIso,
  }));
  if (!coupon) return null;
  const { terms } = coupon;
  const createTextWithoutSaving = (text: string, amount = ''): CouponText => ({
    text,
    amount,
    hasSaving: false,
  });
  if (!terms || !bill) return createTextWithoutSaving(t('coupon.checking'));
  const { couponOutcome: outcome } = bill;
  switch (outcome) {
    case 'applied': {
      const savings = [
        ...(bill.coupon.minor ? [t('coupon.applied', { amount: formatMoney(bill.coupon) })] : []),
        ...(terms.freeDelivery && isDelivery
          ? [t(isShipped ? 'coupon.appliedFreeShipping' : 'coupon.appliedFree')]
          : []),
      ];
      return savings.length
        ? { text: formatList(savings), amount: formatMoney(bill.coupon), hasSaving: true }
        : createTextWithoutSaving(t('coupon.noSaving'));
    }
    case 'below_minimum': {
      if (!terms.minimum) return createTextWithoutSaving(t('coupon.noSaving'));
      const amount = formatMoney(subtract(terms.minimum, bill.subtotal));
      return createTextWithoutSaving(
        [t('coupon.below_minimum', { amount }), t('coupon.minimumSum')].join(' · '),
        amount,
      );
    }
    case 'none':
      return createTextWithoutSaving(t('coupon.checking'));
    default:
      return createTextWithoutSaving(t(`coupon.${outcome}`));
  }
}
