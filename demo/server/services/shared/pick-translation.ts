import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';

/** What a business wrote, in the first of some languages that it has; else in any. */
export const pickTranslation = (text: LocalizedText | null | undefined, locales: readonly string[]): string =>
  locales.map((locale) => text?.[locale]).find(Boolean) ?? Object.values(text ?? {})[0] ?? '';
