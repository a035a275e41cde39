import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from './words.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** As much longer as translations get. */
const LONGER = 0.4;
/** Words of the language's own script, in the lengths that words have. */
const FILLER = { en: 'ẃéłł mórę łóñğér ẃörds', ar: 'كلمات أطول مما هي عليه' } as const;

/** A message with its placeholders, two fifths longer, which is what other languages need. */
function longer(text: string, filler: string): string {
  const length = Math.ceil(text.replaceAll(/\{\{\w+\}\}/g, '').length * LONGER);
  return length < 2
    ? text
    : `${text} ${filler
        .repeat(3)
        .slice(0, length - 1)
        .trim()}`;
}

const inAll = (tree: Tree, filler: string): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [
      key,
      typeof part === 'string' ? longer(part, filler) : inAll(part, filler),
    ]),
  );

/** Has the app speak a language of long words, in the direction of `locale`. */
export async function speakPseudo(page: Page, locale: Locale): Promise<void> {
  await page.route(`**/locales-*/${locale}*.json`, async (route) => {
    const words = JSON.parse(
      readFileSync(new URL(`../../../locales/${locale}.json`, import.meta.url), 'utf8'),
    ) as Tree;
    const { language, ...said } = words;
    // Both files of a language may hold all of it: what is there twice is the same.
    await route.fulfill({ json: { language, ...inAll(said, FILLER[locale]) } });
  });
}
