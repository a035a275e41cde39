import { readFileSync } from 'node:fs';
import { createTextPatterns, type Locale, type MessageTree, type TextPatterns } from '../text-patterns.ts';

/**
 * Languages with longer words or more words than English, or in another script. The app has no Tamil translation, so
 * `readTamil` makes one up.
 */
export type TourLanguage = 'en' | 'de' | 'fr' | 'ru' | 'ar' | 'ta';

const readMessages = (language: string): MessageTree =>
  JSON.parse(
    readFileSync(new URL(`../../../../locales/${language}.json`, import.meta.url), 'utf8'),
  ) as MessageTree;

/** Words of interfaces in Tamil, whose letters are tall and whose words are long. */
const TAMIL_WORDS =
  'முகப்பு பட்டியல் கூடை கணக்கு மேலும் தேர்ந்தெடுக்கவும் முன்பதிவு உறுதிப்படுத்தவும் நேரம் முகவரி இங்கே கட்டணம் சேர்க்க'.split(
    ' ',
  );
const TAMIL_TABS = { home: 'முகப்பு', menu: 'பட்டியல்', cart: 'கூடை', profile: 'கணக்கு', more: 'மேலும்' };
/** Length of a Tamil text, as a share of the English one. */
const TAMIL_LENGTH = 0.8;

/** Replaces the words of a message by Tamil ones. Keeps its placeholders. A number keeps messages distinct. */
function writeInTamil(text: string, index: number): string {
  if (!/\p{L}{2}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) return text;
  let wordIndex = index;
  const replaced = text.replaceAll(/[^{}]+(?![^{]*\}\})/g, (part) => {
    const words: string[] = [];
    while (/\p{L}/u.test(part) && words.join(' ').length < part.trim().length * TAMIL_LENGTH)
      words.push(TAMIL_WORDS[wordIndex++ % TAMIL_WORDS.length] ?? '');
    return words.length ? `${/^\s*/.exec(part)?.[0]}${words.join(' ')}${/\s*$/.exec(part)?.[0]}` : part;
  });
  return `${replaced} ${index}`;
}

let textCount = 0;
const writeAllInTamil = (tree: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, message]) => [
      key,
      typeof message === 'string' ? writeInTamil(message, textCount++) : writeAllInTamil(message),
    ]),
  );

function readTamil(): MessageTree {
  const { language = '', currency = '', ...messages } = readMessages('en');
  textCount = 0;
  return { ...writeAllInTamil(messages), language, currency, tabs: TAMIL_TABS };
}

export interface TourTexts {
  /** The locale whose messages the tour replaces. The names of the dishes stay in this language. */
  readonly locale: Locale;
  readonly messages: MessageTree;
  readonly patterns: TextPatterns;
}

/** The messages of a language, which a tour serves in place of English or Arabic ones. */
export function readTourTexts(language: TourLanguage): TourTexts {
  const locale = language === 'ar' ? 'ar' : 'en';
  const messages = language === 'ta' ? readTamil() : readMessages(language);
  return { locale, messages, patterns: createTextPatterns(locale, messages) };
}
