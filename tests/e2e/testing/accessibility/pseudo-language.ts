import type { Page } from '@playwright/test';
import { type Locale, messagesOf, type Tree, type Words, wordsOf } from '../words.ts';

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

function longerMessages(locale: Locale): Tree {
  const { language = '', ...said } = messagesOf(locale);
  return { language, ...inAll(said, FILLER[locale]) };
}

/** Has the app speak a language of long words, in the direction of `locale`. Answers what it then says. */
export async function speakPseudo(page: Page, locale: Locale): Promise<Words> {
  const messages = longerMessages(locale);
  // Both files of a language may hold all of it: what is there twice is the same.
  await page.route(`**/locales-*/${locale}*.json`, (route) => route.fulfill({ json: messages }));
  return wordsOf(locale, messages);
}
