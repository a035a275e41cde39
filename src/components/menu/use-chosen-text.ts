import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';

interface Chosen {
  readonly name: LocalizedText;
  readonly quantity: number;
}

/** The size and options of a line as one text: "Large, oat milk and 2 × syrup"; empty when there was nothing to choose. */
export function useChosenText(): (
  size: LocalizedText | null | undefined,
  options: readonly Chosen[],
) => string {
  const { t } = useTranslation();
  const text = useText();
  const { list } = useFormat();
  return (size, options) =>
    list([
      ...(size ? [text(size)] : []),
      ...options.map(({ name, quantity }) =>
        quantity > 1 ? t('cart.times', { quantity, name: text(name) }) : text(name),
      ),
    ]);
}
