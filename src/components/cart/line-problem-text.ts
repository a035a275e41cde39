import { useTranslation } from 'react-i18next';
import type { ChosenModifier } from '../../domain/cart/cart-types.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { findUnavailableOptions } from '../../domain/menu/unavailable-options.ts';
import type { LineProblem } from '../../domain/pricing/pricing-types.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { useOrderTypeNames } from '../layout/use-order-type-names.ts';
import { useOfferedItem } from '../menu/use-offered-parts.ts';

/** Lists the chosen options that the item no longer offers. '' if it offers all of them, or if the item is unknown. */
export function useLostOptionsText(
  menuItem: MenuItem | undefined,
  chosenModifiers: readonly ChosenModifier[],
): string {
  const { t } = useTranslation();
  const type = useCart(({ cart }) => cart.orderType);
  const item = useOfferedItem(menuItem, type);
  const localize = useLocalize();
  const { formatList } = useFormat();
  if (!item) return '';
  const { switchedOffOptions, missingCount } = findUnavailableOptions(item, chosenModifiers);
  const sentences = [
    switchedOffOptions.length > 0 &&
      t('item.optionsOff', { names: formatList(switchedOffOptions.map(({ name }) => localize(name))) }),
    missingCount > 0 && t('item.optionsGone', { count: missingCount }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The name of a cart line that cannot be ordered, and the reason. */
export function useLineProblemText({ line, reason }: LineProblem): {
  readonly name: string;
  readonly reasonText: string;
} {
  const { t } = useTranslation();
  const localize = useLocalize();
  const typeNames = useOrderTypeNames();
  const { type, isScheduled } = useCart(({ cart, orderTime }) => ({
    type: cart.orderType,
    isScheduled: orderTime === 'scheduled',
  }));
  const item = useMenu(({ findItem }) => findItem(line.itemId));
  const lostOptionsText = useLostOptionsText(item, line.modifiers);
  return {
    name: item ? localize(item.name) : t('cart.unknownItem'),
    reasonText:
      (reason === 'modifier_gone' && lostOptionsText) ||
      (reason === 'not_now' && isScheduled && t('item.notThen')) ||
      t(`cartProblem.${reason}`, { type: typeNames[type] }),
  };
}
