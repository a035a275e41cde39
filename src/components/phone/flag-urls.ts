/** Flag images (country-flag-icons, MIT). Each is a separate file that loads when its row scrolls into view. */
const urlByFile: Readonly<Record<string, string>> = import.meta.glob(
  '/node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg',
  {
    // A strict content security policy blocks `data:` URLs.
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
);

/** URL of a country's flag; null if there is no flag. */
export const getFlagUrl = (iso: string): string | null =>
  urlByFile[`/node_modules/country-flag-icons/3x2/${iso}.svg`] ?? null;
