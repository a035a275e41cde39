import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';

/** The text in the first of `locales` that has one, or else in any language. */
export const pickTranslation = (text: LocalizedText | null | undefined, locales: readonly string[]): string =>
  locales.map((locale) => text?.[locale]).find(Boolean) ?? Object.values(text ?? {})[0] ?? '';
