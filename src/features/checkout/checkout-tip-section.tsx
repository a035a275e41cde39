import { useTranslation } from 'react-i18next';
import { createMoney } from '../../domain/money/money.ts';
import { computeTip, type Tip } from '../../domain/pricing/tip.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { sanitizeAmountInput } from '../../lib/digits.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import type { ChoiceOption } from '../../ui/inputs/choice-row.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { TipForm } from './use-tip-form.ts';

interface TipOption extends Pick<ChoiceOption, 'id' | 'label' | 'detail' | 'disabled'> {
  readonly tip: Tip | null;
}

/** Maximum length of the amount, in characters. */
const MAX_LENGTH = 12;

/** The tips that the business offers. Renders nothing if it accepts no tips for orders of this type. */
export function CheckoutTipSection({ tip: form, disabled }: { tip: TipForm; disabled: boolean }) {
  const { t } = useTranslation();
  const { formatMoney, formatPercent } = useFormat();
  const subtotal = useCart(({ bill }) => bill?.subtotal);
  const { offer, tip, isOtherAmount } = form;
  if (!offer || !subtotal) return null;
  const { currency } = subtotal;
  const options: TipOption[] = [
    { id: 'none', label: t('tip.none'), tip: null },
    ...offer.percents.map((rate): TipOption => {
      const percentTip = { type: 'percent', rate } as const;
      const detail = formatMoney(createMoney(computeTip(percentTip, subtotal.minor, currency), currency));
      return { id: `${rate}%`, label: formatPercent(rate), detail, tip: percentTip };
    }),
    ...offer.amounts.map(
      (value): TipOption => ({
        id: String(value.minor),
        label: formatMoney(value),
        disabled: value.minor > subtotal.minor,
        tip: { type: 'fixed', value },
      }),
    ),
  ];
  const isSelected = ({ tip: optionTip }: TipOption): boolean =>
    !isOtherAmount && JSON.stringify(optionTip) === JSON.stringify(tip);
  return (
    <Card>
      <ChoiceGroup
        legend={t('cart.tip')}
        kind="radio"
        options={[
          ...options.map(({ tip: _tip, ...option }, index) => ({
            ...option,
            quantity: Number(isSelected(options[index] as TipOption)),
            disabled: disabled || option.disabled,
          })),
          ...(offer.custom
            ? [
                {
                  id: 'other',
                  label: t('tip.other'),
                  quantity: Number(isOtherAmount),
                  disabled,
                  nestedContent: isOtherAmount && (
                    <TipAmountField form={form} disabled={disabled} digits={currency.digits} />
                  ),
                },
              ]
            : []),
        ]}
        onChange={(id) => {
          if (id === 'other') form.chooseOtherAmount();
          else form.choose(options.find((option) => option.id === id)?.tip ?? null);
        }}
      />
    </Card>
  );
}

function TipAmountField({ form, disabled, digits }: { form: TipForm; disabled: boolean; digits: number }) {
  const { t } = useTranslation();
  return (
    <TextField
      ref={form.amountRef}
      label={t('cart.tip')}
      error={form.problem}
      errorRole="alert"
      inputMode="decimal"
      filter={(typed) => sanitizeAmountInput(typed, digits)}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      disabled={disabled}
      value={form.typedAmount}
      onChange={form.enterAmount}
    />
  );
}
