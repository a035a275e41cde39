import { useTranslation } from 'react-i18next';
import type { Discount, MenuItem } from '../../domain/menu/menu-types.ts';
import { afterDiscount } from '../../domain/pricing/discount.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import { saysWeight } from './says-weight.ts';
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
