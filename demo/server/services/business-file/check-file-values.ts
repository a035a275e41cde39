import { createCurrency, parseMoney } from '../../../../src/domain/money/money.ts';
import { describeValue, type FileProblem, formatPath } from './file-problem.ts';

type Path = readonly PropertyKey[];
type Visit = (key: string, value: unknown, path: Path, holder: Readonly<Record<string, unknown>>) => void;

/** Calls `visit` for every value of a document, whatever its shape. List entries have an empty key. */
function visitValues(value: unknown, path: Path, visit: Visit): void {
  if (Array.isArray(value)) {
    value.forEach((entry, index) => {
      visit('', entry, [...path, index], {});
      visitValues(entry, [...path, index], visit);
    });
  } else if (typeof value === 'object' && value !== null) {
    const holder = value as Readonly<Record<string, unknown>>;
    for (const [key, inner] of Object.entries(holder)) {
      visit(key, inner, [...path, key], holder);
      visitValues(inner, [...path, key], visit);
    }
  }
}

const TEXT_KEYS = new Set(
  'name parent_name country description address locales label title business_name table_label policies policy message'.split(
    ' ',
  ),
);
const isTranslatedText = (
  key: string,
  value: unknown,
  path: Path,
): value is Readonly<Record<string, unknown>> =>
  (TEXT_KEYS.has(key) || (path.length === 2 && path[0] === 'words')) &&
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value);

const AMOUNT_KEYS = new Set(
  'price min_order fees fees_per_kg fixed_fees deposit free_from below amount surcharge cash_rounding online_step'.split(
    ' ',
  ),
);
const isAmount = (key: string, path: Path, holder: Readonly<Record<string, unknown>>): boolean =>
  path.at(-2) === 'price_labels' ||
  (key === 'credit' && path[0] === 'wallet') ||
  AMOUNT_KEYS.has(key) ||
  path.at(-2) === 'amounts' ||
  (key === 'minimum' && path[0] === 'coupons') ||
  (key === 'value' && holder.type === 'fixed') ||
  (key === 'discount_value' && holder.discount_type === 'fixed');

interface Settings {
  readonly locales?: unknown;
  readonly currency?: unknown;
  readonly currency_digits?: unknown;
}

/** The languages that no text of the file has. They are reported once, not for every text. */
function listAbsentLocales(document: unknown, locales: readonly string[]): string[] {
  const textLocales = new Set<string>();
  visitValues(document, [], (key, value, path) => {
    if (isTranslatedText(key, value, path)) for (const locale of Object.keys(value)) textLocales.add(locale);
  });
  return locales.filter((locale) => textLocales.size > 0 && !textLocales.has(locale));
}

/** Reports texts that lack one of the business's languages, and amounts with too many decimals for the currency. */
export function checkFileValues(document: unknown): FileProblem[] {
  const settings = ((document as { settings?: unknown } | null)?.settings ?? {}) as Settings;
  // An invalid language code is reported separately. Leave the code out here, so that it is not reported for every
  // text.
  const locales = Array.isArray(settings.locales)
    ? settings.locales.map(String).filter((locale) => /^[a-z]{2}$/.test(locale))
    : [];
  const { currency_digits: digits } = settings;
  const currency = createCurrency(String(settings.currency), typeof digits === 'number' ? digits : undefined);
  const problems: FileProblem[] = [];
  const absentLocales = listAbsentLocales(document, locales);
  for (const locale of absentLocales)
    problems.push({
      path: formatPath(['settings', 'locales', (settings.locales as unknown[]).indexOf(locale)]),
      expected: "a language of the file's texts",
      actual: `${describeValue(locale)}, which no text has`,
    });
  visitValues(document, [], (key, value, path, holder) => {
    if (isTranslatedText(key, value, path)) {
      const missingLocales = locales.filter((locale) => !absentLocales.includes(locale) && !value[locale]);
      if (missingLocales.length)
        problems.push({
          path: formatPath(path),
          expected: `text in ${missingLocales.join(', ')} as well`,
          actual: `text in ${Object.keys(value).join(', ') || 'no language'}`,
        });
    } else if (typeof value === 'number' && isAmount(key, path, holder)) {
      try {
        parseMoney(value, currency);
      } catch {
        problems.push({
          path: formatPath(path),
          expected: `an amount with at most ${currency.digits} decimals`,
          actual: describeValue(value),
        });
      }
    }
  });
  return problems;
}

interface PictureUse {
  readonly path: string;
  readonly file: string;
}

/** Lists every picture in a document with its path. */
export function listPictures(document: unknown): PictureUse[] {
  const pictureUses: PictureUse[] = [];
  visitValues(document, [], (key, value, path) => {
    if (key === 'file' && typeof value === 'string')
      pictureUses.push({ path: formatPath(path), file: value });
  });
  return pictureUses;
}
