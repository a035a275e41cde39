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

/** "in 12 minutes". */
export function minutesAhead(locale: string, count: number): string {
  const own = ownIntl(locale);
  return own
    ? own.unit('in minute', count)
    : new Intl.RelativeTimeFormat(tagsOf(locale)).format(count, 'minute');
}
