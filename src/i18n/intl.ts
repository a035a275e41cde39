import { ownIntl, tagsOf } from './tags.ts';

/** Writes instants (epoch ms, or ISO 8601 with offset) in a language. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  country?: string,
): (instant: number | string) => string {
  const own = ownIntl(locale);
  if (own) return own.date(options);
  const format = new Intl.DateTimeFormat(tagsOf(locale, country), options);
  return (instant) => format.format(new Date(instant));
}

/** "a, b and c". */
export function listFormat(locale: string): (items: readonly string[]) => string {
  const own = ownIntl(locale);
  if (own) return own.list;
  const format = new Intl.ListFormat(tagsOf(locale));
  return (items) => format.format(items);
}

/** "12 minutes", or with `in` before the unit's name "in 12 minutes". */
export function unitText(
  locale: string,
  unit: 'day' | 'hour' | 'minute' | 'in minute',
  count: number,
): string {
  const own = ownIntl(locale);
  if (own) return own.unit(unit, count);
  return unit === 'in minute'
    ? new Intl.RelativeTimeFormat(tagsOf(locale)).format(count, 'minute')
    : new Intl.NumberFormat(tagsOf(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
