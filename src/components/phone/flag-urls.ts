/** Pictures of flags (country-flag-icons, MIT), files of their own: each is fetched when its row comes into view. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  '/node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg',
  {
    // Inlined they would be `data:` addresses, which a strict policy does not show.
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
);

/** Address of a country's flag; null where there is none. */
export const flagUrl = (iso: string): string | null =>
  files[`/node_modules/country-flag-icons/3x2/${iso}.svg`] ?? null;
