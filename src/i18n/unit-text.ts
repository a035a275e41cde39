import { ownIntl, tagsOf } from './tags.ts';

/** "12 minutes". */
export function unitText(locale: string, unit: 'day' | 'hour' | 'minute', count: number): string {
  const own = ownIntl(locale);
  return own
    ? own.unit(unit, count)
    : new Intl.NumberFormat(tagsOf(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
