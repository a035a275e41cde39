import { useTranslation } from 'react-i18next';
import type { ChosenModifier } from '../../domain/cart/cart-types.ts';
import { lostOptions } from '../../domain/menu/lost-options.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';

/** Which of the chosen options cannot be had any more, as the customer is told; empty when all can. */
export function useLostText(): (item: MenuItem, chosen: readonly ChosenModifier[]) => string {
  const { t } = useTranslation();
  const text = useText();
  const { list } = useFormat();
  return (item, chosen) => {
    const { off, gone } = lostOptions(item, chosen);
    const said = [
      off.length > 0 && t('item.optionsOff', { names: list(off.map(({ name }) => text(name))) }),
      gone > 0 && t('item.optionsGone', { count: gone }),
    ];
    return said.filter(Boolean).join(' ');
  };
}
