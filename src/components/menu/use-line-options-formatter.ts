import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { groupByPart, type QuoteModifier } from '../../domain/pricing/quote.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';

export interface LineOptionTexts {
  /** "Large, oat milk and 2 × syrup"; empty when nothing was chosen. */
  readonly options: string;
  /** The dishes of a set, each with its options. */
  readonly parts: readonly { readonly id: string; readonly name: string; readonly options: string }[];
}

/** Returns a callback that formats the size and options of a line, and the parts of a set. */
export function useLineOptionsFormatter(): (
  size: LocalizedText | null | undefined,
  modifiers: readonly QuoteModifier[],
) => LineOptionTexts {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatList, formatNumber } = useFormat();
  return useCallback(
    (size, modifiers) => {
      const formatName = ({ name, quantity }: QuoteModifier): string =>
        quantity > 1 ? t('cart.times', { quantity, name: localize(name) }) : localize(name);
      const formatOption = (option: QuoteModifier): string => {
        const { includedQuantity, price } = option;
        // The note about included options is needed only for options that cost something.
        return includedQuantity && price.minor
          ? t('cart.includedOption', { name: formatName(option), number: formatNumber(includedQuantity) })
          : formatName(option);
      };
      const { ownOptions, parts } = groupByPart(modifiers);
      return {
        options: formatList([...(size ? [localize(size)] : []), ...ownOptions.map(formatOption)]),
        parts: parts.map(({ dish, options }) => ({
          id: dish.id,
          name: formatName(dish),
          options: formatList(options.map(formatOption)),
        })),
      };
    },
    [t, localize, formatList, formatNumber],
  );
}
