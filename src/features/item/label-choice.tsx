import { useTranslation } from 'react-i18next';
import type { Discount, MenuItem } from '../../domain/menu/menu-types.ts';
import { afterDiscount } from '../../domain/pricing/discount.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import { useMeasure } from './use-measure.ts';

export interface LabelChoiceProps {
  id: string;
  item: MenuItem;
  chosen: string | null;
  discount: Discount | null;
  pricesHidden: boolean;
  error: string | undefined;
  onChange: (labelId: string) => void;
}

/** Which of its price labels an item is taken at, with what each holds. */
export function LabelChoice({ id, item, chosen, discount, pricesHidden, error, onChange }: LabelChoiceProps) {
  const { t } = useTranslation();
  const text = useText();
  const { money } = useFormat();
  const { held } = useMeasure();
  return (
    <ChoiceGroup
      id={id}
      kind="radio"
      legend={t('item.size')}
      rule={t('item.chooseExactly', { count: 1 })}
      ruleState={error ? 'missing' : chosen === null ? 'open' : 'done'}
      error={error}
      options={item.priceLabels.map((label) => ({
        id: label.id,
        label: text(label.label),
        aside: (!saysWeight(text(label.label), label.weight) && held(label)) || undefined,
        note: label.isQty && label.minimum > 1 ? t('item.minimum', { count: label.minimum }) : undefined,
        detail: pricesHidden ? undefined : money(afterDiscount(label.price, discount)),
        quantity: label.id === chosen ? 1 : 0,
      }))}
      onChange={onChange}
    />
  );
}

const ZERO_OF: readonly number[] = [0x0660, 0x06f0];

/** Arabic and Persian digits and decimal marks as Latin ones. */
const latin = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZERO_OF.find((zero) => code >= zero && code < zero + 10) ?? code));
    })
    .replace(/[٫,]/g, '.');

/** Whether a size's own name says what it weighs, in the same unit or a thousandth of it: "250 g" of 0.25 kg. */
export function saysWeight(name: string, weight: number | null): boolean {
  if (!weight) return false;
  const numbers = latin(name).match(/\d+(\.\d+)?/g) ?? [];
  const near = (value: number) => numbers.some((text) => Math.abs(Number(text) - value) < value * 1e-6);
  return near(weight) || near(weight * 1000) || near(weight / 1000);
}
