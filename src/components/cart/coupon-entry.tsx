import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';

export interface CouponEntryProps {
  disabled: boolean;
  /** It is sent: what comes of it may take the field's place. */
  onUse: () => void;
}

/** Where a code is typed. What was typed stays until it can be used. */
export function CouponEntry({ disabled, onUse }: CouponEntryProps) {
  const { t } = useTranslation();
  const { refusal, queried, apply, dismiss } = useCart((state) => ({
    refusal: state.couponRefusal,
    queried: state.queriedCouponCode,
    apply: state.applyCoupon,
    dismiss: state.dismissCouponRefusal,
  }));
  const [typed, setTyped] = useState(() => refusal?.code ?? '');
  const code = typed.trim();
  const send = () => {
    if (!code || queried) return;
    onUse();
    void apply(code);
  };
  const reason = refusal && t(`coupon.${refusal.reason}`);
  return (
    <TextField
      label={t('coupon.label')}
      error={
        refusal && reason
          ? refusal.code === code
            ? reason
            : t('coupon.named', { code: refusal.code, reason })
          : undefined
      }
      errorRole="alert"
      caps
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={60}
      disabled={disabled}
      value={typed}
      onChange={(value) => {
        setTyped(value);
        // What was said is about the code as it was.
        if (refusal) dismiss();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Enter applies the coupon and nothing else, whatever form this stands in.
        event.preventDefault();
        event.stopPropagation();
        send();
      }}
      end={
        <Button variant="quiet" busy={queried !== null} disabled={disabled || !code} onClick={send}>
          {t('coupon.apply')}
        </Button>
      }
    />
  );
}
