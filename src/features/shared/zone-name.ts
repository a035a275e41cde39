const clockIn = (timeZone: string | undefined, now: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(now);

/** The business's time zone in words, where clocks differ from the customer's own; null where they agree (decisions, section 2). */
export function zoneName(timeZone: string, locale: string, now: number): string | null {
  if (clockIn(timeZone, now) === clockIn(undefined, now)) return null;
  const parts = new Intl.DateTimeFormat([locale, 'en'], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
