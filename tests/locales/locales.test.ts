import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dynamicPrefixes, usedByPages } from './dynamic-keys.ts';
import { keyParts, localeFiles, placeholdersOf, shapeOf } from './locale-files.ts';
import { productLocales } from './product-locales.ts';
import { sameAsEnglish } from './same-as-english.ts';
import { dynamicInSource, quotedInSource, translatedInSource } from './source-keys.ts';

const [english, ...others] = localeFiles;
if (english?.code !== 'en') throw new Error('locales/en.json is missing');
const englishShape = shapeOf(english.messages);

/** Where a letter's form is chosen by a joiner or a non-joiner (U+200C, U+200D). */
const JOINING = ['bn', 'fa', 'hi', 'ku', 'ur'];

/** The English message of the same meaning; for a plural form English lacks, its general one. */
const inEnglish = (key: string): string | undefined =>
  english.messages.get(key) ?? english.messages.get(`${keyParts(key).base}_other`);

describe.each(localeFiles)('locales/$code.json', ({ code, bytes, messages }) => {
  // @spec constants/languages
  it('is of a language of the product', () => expect(productLocales).toContain(code));

  it('weighs at most 18 KB over the wire', () => {
    const minified = JSON.stringify(JSON.parse(bytes.toString()));
    expect(brotliCompressSync(minified).length).toBeLessThanOrEqual(18 * 1024);
  });

  it('has no empty message, none with blanks around it and no invisible characters but what joins and parts letters', () => {
    const invisible = JOINING.includes(code)
      ? /[\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]/
      : /[\u200b-\u200f\u2028-\u202e\u2066-\u2069]/;
    const bad = [...messages].filter(([, text]) => text !== text.trim() || !text || invisible.test(text));
    expect(bad).toEqual([]);
  });

  it('has exactly the plural forms the language has', () => {
    const categories = [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].sort();
    const bad = [...shapeOf(messages)].filter(
      ([, forms]) => forms.length > 0 && forms.join() !== categories.join(),
    );
    expect(bad).toEqual([]);
  });

  it('names the faces of its script, and nothing that ends a declaration', () => {
    expect(messages.get('language.fonts')).toMatch(/^("[\w ]+"|\w+)(,("[\w ]+"|\w+))*$/);
  });

  it('uses only well-formed placeholders', () => {
    const bad = [...messages].filter(([, text]) => /[{}]/.test(text.replace(/\{\{[a-zA-Z]+\}\}/g, '')));
    expect(bad).toEqual([]);
  });
});

describe.each(others)('locales/$code.json beside English', ({ code, messages }) => {
  it('has the same messages, plural where English is', () => {
    const shape = shapeOf(messages);
    const isPlural = (forms: readonly string[]) => forms.length > 0;
    expect([...shape].map(([base, forms]) => `${base} ${isPlural(forms)}`).sort()).toEqual(
      [...englishShape].map(([base, forms]) => `${base} ${isPlural(forms)}`).sort(),
    );
  });

  it('has the same placeholders; a form for one certain count may spell it out', () => {
    const bad = [...messages].filter(([key, text]) => {
      const { base, category } = keyParts(key);
      const has = placeholdersOf(text).join();
      // In many languages `one` is 21 too: it names its count where English has no need to.
      const wanted = [key, `${base}_other`].map((form) =>
        placeholdersOf(english.messages.get(form) ?? '').join(),
      );
      const spelled = ['zero', 'one', 'two'].includes(category ?? '');
      const whole = [...placeholdersOf(text), 'count'].sort().join();
      return !wanted.includes(has) && !(spelled && wanted.includes(whole));
    });
    expect(bad).toEqual([]);
  });

  // @spec constants/languages
  it('is translated throughout', () => {
    const allowed = [...(sameAsEnglish['*'] ?? []), ...(sameAsEnglish[code] ?? [])];
    const bad = [...messages].filter(
      ([key, text]) => text === inEnglish(key) && !allowed.includes(keyParts(key).base),
    );
    expect(bad).toEqual([]);
  });
});

describe('keys', () => {
  it('given to t in src are in the English file', () => {
    expect(translatedInSource.filter(([key]) => !englishShape.has(key))).toEqual([]);
  });

  it('in the English file are all used in src', () => {
    const unused = [...englishShape.keys()].filter(
      (key) =>
        !quotedInSource.has(key) &&
        !usedByPages.includes(key) &&
        !dynamicPrefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('made of data are listed, and the list holds no others', () => {
    const prefixes = new Set([...englishShape.keys()].map((key) => key.replace(/[^.]+$/, '')));
    const made = [...dynamicInSource].filter((prefix) => prefixes.has(prefix.replace(/[^.]+$/, '')));
    expect(made.sort()).toEqual([...dynamicPrefixes].sort());
  });

  it('that may read the same in other languages exist', () => {
    expect(
      Object.values(sameAsEnglish)
        .flat()
        .filter((key) => !englishShape.has(key)),
    ).toEqual([]);
  });
});
