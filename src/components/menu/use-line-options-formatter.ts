import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';

interface SelectedOption {
  readonly name: LocalizedText;
  readonly quantity: number;
}

/**
 * Returns a callback that formats the size and options of a cart line: "Large, oat milk and 2 × syrup". The text is empty when
 * nothing was chosen.
 */
export function useLineOptionsFormatter(): (
  size: LocalizedText | null | undefined,
  options: readonly SelectedOption[],
) => string {
  const { t } = useTranslation();
  const text = useText();
  const { list } = useFormat();
  return useCallback(
    (size, options) =>
      list([
        ...(size ? [text(size)] : []),
        ...options.map(({ name, quantity }) =>
          quantity > 1 ? t('cart.times', { quantity, name: text(name) }) : text(name),
        ),
      ]),
    [t, text, list],
  );
}
