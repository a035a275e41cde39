import { useTranslation } from 'react-i18next';
import type { Discount, MenuItem } from '../../domain/menu/menu-types.ts';
import { applyDiscount } from '../../domain/pricing/discount.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import { useMeasureFormatters } from './use-measure-formatters.ts';

export interface LabelChoiceProps {
  id: string;
  item: MenuItem;
  chosenLabelId: string | null;
  discount: Discount | null;
  pricesHidden: boolean;
  error: string | undefined;
  onChange: (labelId: string) => void;
}

/** Lets the customer choose one of an item's price labels. Shows the amount (such as 250 g) and price of each. */
export function LabelChoice({
  id,
  item,
  chosenLabelId,
  discount,
  pricesHidden,
  error,
  onChange,
}: LabelChoiceProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const { formatContent } = useMeasureFormatters();
  return (
    <ChoiceGroup
      id={id}
      kind="radio"
      legend={t('item.size')}
      rule={t('item.chooseExactly', { count: 1 })}
      ruleState={error ? 'missing' : chosenLabelId === null ? 'open' : 'done'}
      error={error}
      options={item.priceLabels.map((label) => ({
        id: label.id,
        label: localize(label.label),
        aside: (!hasWeightInName(localize(label.label), label.weight) && formatContent(label)) || undefined,
        note:
          label.allowsQuantity && label.minimum > 1 ? t('item.minimum', { count: label.minimum }) : undefined,
        detail: pricesHidden ? undefined : formatMoney(applyDiscount(label.price, discount)),
        quantity: label.id === chosenLabelId ? 1 : 0,
      }))}
      onChange={onChange}
    />
  );
}

/** Code points of the Arabic and Persian digits zero. */
const ZERO_CODES: readonly number[] = [0x0660, 0x06f0];

/** Converts Arabic and Persian digits and decimal marks to Latin ones. */
const toLatinNumbers = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZERO_CODES.find((zero) => code >= zero && code < zero + 10) ?? code));
    })
    .replace(/[٫,]/g, '.');

/**
 * True when the name of a price label already states the weight. The weight is then not shown a second time. Also
 * accepts a number that is 1000 times larger or smaller: "250 g" states 0.25 kg.
 */
export function hasWeightInName(name: string, weight: number | null): boolean {
  if (!weight) return false;
  const numbers = toLatinNumbers(name).match(/\d+(\.\d+)?/g) ?? [];
  const hasNumber = (value: number) => numbers.some((text) => Math.abs(Number(text) - value) < value * 1e-6);
  return hasNumber(weight) || hasNumber(weight * 1000) || hasNumber(weight / 1000);
}
