import { listLocaleTags } from '../domain/business/locale-tags.ts';
import { getIntl } from './get-intl.ts';

const MINUTE = 60_000;
/** Units with their length in minutes. */
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/**
 * Formats a duration in ms in its two largest units: "1 day, 3 hours", "1 hour, 5 minutes", "12 minutes". Minutes are
 * rounded up, so the shortest text is "1 minute". `country` is the country of the business. It decides the numerals (Latin or Arabic).
 */
export function formatDuration(locale: string, country: string, ms: number): string {
  let remainingMinutes = Math.max(1, Math.ceil(ms / MINUTE));
  const firstUnitIndex = Math.max(
    0,
    UNITS.findIndex(([, minutes]) => remainingMinutes >= minutes),
  );
  const parts = UNITS.slice(firstUnitIndex, firstUnitIndex + 2).flatMap(([unit, minutes]) => {
    const count = Math.floor(remainingMinutes / minutes);
    remainingMinutes -= count * minutes;
    if (!count) return [];
    return [
      new (getIntl(locale).NumberFormat)(listLocaleTags(locale, country), {
        style: 'unit',
        unit,
        unitDisplay: 'long',
      }).format(count),
    ];
  });
  return new (getIntl(locale).ListFormat)([locale, 'en'], { type: 'unit', style: 'short' }).format(parts);
}
