import { type Instant, tagsOf } from './format.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far an instant is from `now`, in the largest unit that fits: "in 12 minutes", "yesterday". */
export function relativeTime(locale: string, instant: Instant, now: Instant): string {
  const distance = new Date(instant).getTime() - new Date(now).getTime();
  const minutes = Math.round(distance / 60_000) * 60_000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(minutes) >= length) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(tagsOf(locale), { numeric: 'auto' }).format(
    Math.round(distance / size),
    unit,
  );
}
