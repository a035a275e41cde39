import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dynamicPrefixes, serverOnlyKeys } from './dynamic-keys.ts';
import { getShape, listPlaceholders, localeFiles, splitKey } from './locale-files.ts';
import { productLocales } from './product-locales.ts';
import { sameAsEnglish } from './same-as-english.ts';
import { dynamicKeyPrefixes, quotedTexts, translatedKeys } from './source-keys.ts';

const [english, ...otherLocales] = localeFiles;
if (english?.code !== 'en') throw new Error('locales/en.json is missing');
const englishShape = getShape(english.messages);

/** Languages that use joiners and non-joiners (U+200C, U+200D) to choose the form of a letter. */
const JOINER_LANGUAGES = ['bn', 'fa', 'hi', 'ku', 'ur'];

/** The English message of a key. A plural form that English lacks falls back to the general form. */
const getEnglishMessage = (key: string): string | undefined =>
  english.messages.get(key) ?? english.messages.get(`${splitKey(key).base}_other`);

describe.each(localeFiles)('the locale $code', ({ code, bytes, messages }) => {
  // @spec constants/languages
  it('every locale file belongs to a language of the product', () => expect(productLocales).toContain(code));

  it('every locale file weighs at most 18 KB over the wire', () => {
    const minified = JSON.stringify(JSON.parse(bytes.toString()));
    expect(brotliCompressSync(minified).length).toBeLessThanOrEqual(18 * 1024);
  });

  it('no message of a locale is empty, has outer spaces, or has invisible characters other than joiners', () => {
    const invisibleCharacter = JOINER_LANGUAGES.includes(code)
      ? /[\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]/
      : /[\u200b-\u200f\u2028-\u202e\u2066-\u2069]/;
    const invalidMessages = [...messages].filter(
      ([, text]) => text !== text.trim() || !text || invisibleCharacter.test(text),
    );
    expect(invalidMessages).toEqual([]);
  });

  it('a locale has exactly the plural forms of its language', () => {
    const categories = [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].sort();
    const invalidMessages = [...getShape(messages)].filter(
      ([, forms]) => forms.length > 0 && forms.join() !== categories.join(),
    );
    expect(invalidMessages).toEqual([]);
  });

  it('the font list of a locale contains only quoted names and single words', () => {
    expect(messages.get('language.fonts')).toMatch(/^("[\w ]+"|\w+)(,("[\w ]+"|\w+))*$/);
  });

  it('the messages of a locale have only well-formed placeholders', () => {
    const invalidMessages = [...messages].filter(([, text]) =>
      /[{}]/.test(text.replace(/\{\{[a-zA-Z]+\}\}/g, '')),
    );
    expect(invalidMessages).toEqual([]);
  });
});

describe.each(otherLocales)('the locale $code compared with English', ({ code, messages }) => {
  it('a locale has the same messages as English, with plural forms for the same keys', () => {
    const shape = getShape(messages);
    const isPlural = (forms: readonly string[]) => forms.length > 0;
    expect([...shape].map(([base, forms]) => `${base} ${isPlural(forms)}`).sort()).toEqual(
      [...englishShape].map(([base, forms]) => `${base} ${isPlural(forms)}`).sort(),
    );
  });

  it('a message has the same placeholders as in English, but a plural form for a single number may spell out the number', () => {
    const invalidMessages = [...messages].filter(([key, text]) => {
      const { base, category } = splitKey(key);
      const placeholders = listPlaceholders(text).join();
      // In many languages the form `one` includes 21, so it needs the count even if English does not.
      const expectedPlaceholders = [key, `${base}_other`].map((form) =>
        listPlaceholders(english.messages.get(form) ?? '').join(),
      );
      const mayOmitCount = ['zero', 'one', 'two'].includes(category ?? '');
      const placeholdersWithCount = [...listPlaceholders(text), 'count'].sort().join();
      return (
        !expectedPlaceholders.includes(placeholders) &&
        !(mayOmitCount && expectedPlaceholders.includes(placeholdersWithCount))
      );
    });
    expect(invalidMessages).toEqual([]);
  });

  // English has abbreviations such as KD. The Arabic ones serve every language in Arabic script.
  it.skipIf(code === 'en')(
    'a locale names each currency by a sign, by its ISO code or, in Arabic script, by an Arabic abbreviation',
    () => {
      const isArabicScript = ['ar', 'fa', 'ur'].includes(code);
      const invalidMessages = [...messages].filter(([key, label]) => {
        const [prefix, currency] = key.split('.');
        const isNamed =
          label === currency ||
          /\p{Sc}/u.test(label) ||
          (isArabicScript && /^\p{Script=Arabic}/u.test(label));
        return prefix === 'currency' && !isNamed;
      });
      expect(invalidMessages).toEqual([]);
    },
  );

  // @spec constants/languages
  it('a locale translates every message', () => {
    const allowedKeys = [...(sameAsEnglish['*'] ?? []), ...(sameAsEnglish[code] ?? [])];
    const invalidMessages = [...messages].filter(
      ([key, text]) => text === getEnglishMessage(key) && !allowedKeys.includes(splitKey(key).base),
    );
    expect(invalidMessages).toEqual([]);
  });
});

describe('message keys', () => {
  it('the English locale file has every key that the source passes to `t`', () => {
    expect(translatedKeys.filter(([key]) => !englishShape.has(key))).toEqual([]);
  });

  it('the source uses every key of the English locale file', () => {
    const unusedKeys = [...englishShape.keys()].filter(
      (key) =>
        !quotedTexts.has(key) &&
        !serverOnlyKeys.includes(key) &&
        !dynamicPrefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unusedKeys).toEqual([]);
  });

  it('the list of dynamic key prefixes names exactly the prefixes that the source completes with data', () => {
    const prefixes = new Set([...englishShape.keys()].map((key) => key.replace(/[^.]+$/, '')));
    const prefixesFromData = [...dynamicKeyPrefixes].filter((prefix) =>
      prefixes.has(prefix.replace(/[^.]+$/, '')),
    );
    expect(prefixesFromData.sort()).toEqual([...dynamicPrefixes].sort());
  });

  it('the list of texts that may equal English names only keys that exist', () => {
    expect(
      Object.values(sameAsEnglish)
        .flat()
        .filter((key) => !englishShape.has(key)),
    ).toEqual([]);
  });
});
