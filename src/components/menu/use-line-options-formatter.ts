import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';

interface SelectedOption {
  readonly name: LocalizedText;
  readonly quantity: number;
  /** Number of units that the item's price includes. */
  readonly includedQuantity: number;
  readonly price: Money;
}

/**
 * Returns a callback that formats the size and options of a cart line: "Large, oat milk and 2 × syrup". The text is
 * empty when there is nothing to list.
 */
export function useLineOptionsFormatter(): (
  size: LocalizedText | null | undefined,
  options: readonly SelectedOption[],
) => string {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { list, number } = useFormat();
  return useCallback(
    (size, options) => {
      const formatOption = ({ name, quantity, includedQuantity, price }: SelectedOption): string => {
        const label = quantity > 1 ? t('cart.times', { quantity, name: localize(name) }) : localize(name);
        // An option that is free anyway needs no note.
        return includedQuantity && price.minor
          ? t('cart.includedOption', { name: label, number: number(includedQuantity) })
          : label;
      };
      return list([...(size ? [localize(size)] : []), ...options.map(formatOption)]);
    },
    [t, localize, list, number],
  );
}
