import type { PriceLabel } from '../../domain/menu/menu-types.ts';
import { numberFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/i18n-context.tsx';

/** How businesses write the units that every language has a word for. */
const UNITS: Readonly<Record<string, string>> = {
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

const TIMES = [
  ['day', 1440],
  ['hour', 60],
] as const;

export interface Measure {
  /** "250 g"; a unit of the business's own is written as it is. */
  readonly amount: (value: number, unit: string) => string;
  /** What one count at this label holds; null when it says nothing. */
  readonly held: (label: PriceLabel | undefined, count?: number) => string | null;
  readonly minutes: (minutes: number) => string;
}

/** Weights and times in the customer's language. */
export function useMeasure(): Measure {
  const { locale } = useLocale();
  const amount = (value: number, unit: string) => {
    const known = UNITS[unit.trim().toLowerCase().replace(/\.$/, '')];
    return known
      ? numberFormat(locale, { style: 'unit', unit: known })(value)
      : `${numberFormat(locale)(value)}\u00a0${unit.trim()}`;
  };
  return {
    amount,
    held: (label, count = 1) =>
      label?.weight && label.unit ? amount(Number((label.weight * count).toPrecision(12)), label.unit) : null,
    minutes(minutes) {
      const [unit, size] = TIMES.find(([, length]) => minutes >= length && minutes % length === 0) ?? [
        'minute',
        1,
      ];
      return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })(minutes / size);
    },
  };
}
