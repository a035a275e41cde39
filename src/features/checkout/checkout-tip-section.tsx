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

/** Maximum length of the typed amount, in characters. */
const MAX_AMOUNT_LENGTH = 12;

/** The tips that the business offers. Renders nothing if it accepts no tips for orders of this type. */
export function CheckoutTipSection({ tipForm, disabled }: { tipForm: TipForm; disabled: boolean }) {
  const { t } = useTranslation();
  const { formatMoney, formatPercent } = useFormat();
  const subtotal = useCart(({ bill }) => bill?.subtotal);
  const { tipOffer, tip, isOtherAmount } = tipForm;
  if (!tipOffer || !subtotal) return null;
  const { currency } = subtotal;
  const options: TipOption[] = [
    { id: 'none', label: t('tip.none'), tip: null },
    ...tipOffer.percents.map((rate): TipOption => {
      const percentTip = { type: 'percent', rate } as const;
      const detail = formatMoney(createMoney(computeTip(percentTip, subtotal.minor, currency), currency));
      return { id: `${rate}%`, label: formatPercent(rate), detail, tip: percentTip };
    }),
    ...tipOffer.amounts.map(
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
          ...(tipOffer.allowsOtherAmounts
            ? [
                {
                  id: 'other',
                  label: t('tip.other'),
                  quantity: Number(isOtherAmount),
                  disabled,
                  nestedContent: isOtherAmount && (
                    <TipAmountField tipForm={tipForm} disabled={disabled} digits={currency.digits} />
                  ),
                },
              ]
            : []),
        ]}
        onChange={(id) => {
          if (id === 'other') tipForm.chooseOtherAmount();
          else tipForm.choose(options.find((option) => option.id === id)?.tip ?? null);
        }}
      />
    </Card>
  );
}

function TipAmountField({
  tipForm,
  disabled,
  digits,
}: {
  tipForm: TipForm;
  disabled: boolean;
  digits: number;
}) {
  const { t } = useTranslation();
  return (
    <TextField
      ref={tipForm.amountRef}
      label={t('cart.tip')}
      error={tipForm.problem}
      errorRole="alert"
      inputMode="decimal"
      filter={(text) => sanitizeAmountInput(text, digits)}
      maxLength={MAX_AMOUNT_LENGTH}
      autoComplete="off"
      disabled={disabled}
      value={tipForm.typedAmount}
      onChange={tipForm.enterAmount}
    />
  );
}
