import type { PriceLabel } from '../../domain/menu/menu-types.ts';
import { formatDuration } from '../../i18n/duration.ts';
import { createNumberFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';

/** `Intl` unit for each spelling that businesses use. */
const UNIT_BY_SPELLING: Readonly<Record<string, string>> = {
  g: 'gram',
  gm: 'gram',
  gr: 'gram',
  gram: 'gram',
  grams: 'gram',
  kg: 'kilogram',
  kilo: 'kilogram',
  ml: 'milliliter',
  l: 'liter',
  ltr: 'liter',
  oz: 'ounce',
  lb: 'pound',
  cm: 'centimeter',
};

const MINUTE_MS = 60_000;

export interface MeasureFormatters {
  /** Formats a value with its unit: "250 g". An unknown unit stays as the business wrote it. */
  readonly formatAmount: (value: number, unit: string) => string;
  /**
   * Formats the total weight or volume of `count` units of a price label: "750 g". Null when the label has no weight.
   */
  readonly formatContent: (label: PriceLabel | undefined, count?: number) => string | null;
  readonly formatMinutes: (minutes: number) => string;
}

/** Formatters for weights and times in the customer's language. */
export function useMeasureFormatters(): MeasureFormatters {
  const { locale, country } = useLocale();
  const formatAmount = (value: number, unit: string) => {
    const intlUnit = UNIT_BY_SPELLING[unit.trim().toLowerCase().replace(/\.$/, '')];
    return intlUnit
      ? createNumberFormat(locale, country, { style: 'unit', unit: intlUnit })(value)
      : `${createNumberFormat(locale, country)(value)}\u00a0${unit.trim()}`;
  };
  return {
    formatAmount,
    formatContent: (label, count = 1) =>
      label?.weight && label.unit
        ? formatAmount(Number((label.weight * count).toPrecision(12)), label.unit)
        : null,
    formatMinutes: (minutes) => formatDuration(locale, country, minutes * MINUTE_MS),
  };
}
