import { readFileSync } from 'node:fs';
import type { MessageKey } from '../../../src/i18n/messages.ts';

export type Locale = 'en' | 'ar';
export type PlaceholderValue = string | number | RegExp;

export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

const getFile = (locale: Locale): MessageTree =>
  JSON.parse(
    readFileSync(new URL(`../../../locales/${locale}.json`, import.meta.url), 'utf8'),
  ) as MessageTree;
const files: Readonly<Record<Locale, MessageTree>> = { en: getFile('en'), ar: getFile('ar') };

/** The messages of the app in a language. */
export const getMessages = (locale: Locale): MessageTree => files[locale];

/** Arabic texts use the digits of the business's country, either Arabic or Latin ones. */
const NUMBER_TAGS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['en'],
  ar: ['ar-u-nu-arab', 'ar-u-nu-latn'],
};

const buildNumberPattern = (locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string =>
  `(?:${NUMBER_TAGS[locale].map((tag) => escapePattern(new Intl.NumberFormat(tag, options).format(value))).join('|')})`;

/** Invisible marks that isolate an amount or a name in a sentence with the opposite text direction. */
const OPTIONAL_MARK = '[\\u2066-\\u2069]?';

const escapePattern = (text: string): string =>
  text
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, '\\s+');

function findMessage(messages: MessageTree, key: string): string | undefined {
  let at: string | MessageTree | undefined = messages;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function selectMessage(
  messages: MessageTree,
  locale: Locale,
  key: string,
  count: PlaceholderValue | undefined,
): string {
  const plural = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : 'other';
  const text =
    findMessage(messages, key) ??
    findMessage(messages, `${key}_${plural}`) ??
    findMessage(messages, `${key}_other`);
  if (text === undefined) throw new Error(`No message ${key} in ${locale}`);
  return text;
}

const buildValuePattern = (locale: Locale, value: PlaceholderValue | undefined): string => {
  if (value === undefined) return '.*';
  if (value instanceof RegExp) return value.source;
  return typeof value === 'number' ? buildNumberPattern(locale, value) : escapePattern(value);
};

export interface TextPatterns {
  readonly locale: Locale;
  /** Pattern that matches a whole message. A placeholder without a value matches any text. */
  exact(key: MessageKey, values?: Readonly<Record<string, PlaceholderValue>>): RegExp;
  /** Pattern that matches a message anywhere in a text. */
  containing(key: MessageKey, values?: Readonly<Record<string, PlaceholderValue>>): RegExp;
  /** Pattern that matches an amount with its currency anywhere in a text. */
  money(amount: number, currency: 'KWD' | 'EUR'): RegExp;
}

const DECIMAL_DIGITS = { KWD: 3, EUR: 2 } as const;

/** Patterns for the app's messages in a language, from its locale files or from the messages of a test. */
export function createTextPatterns(locale: Locale, messages: MessageTree = files[locale]): TextPatterns {
  const buildSource = (key: string, values: Readonly<Record<string, PlaceholderValue>>): string =>
    selectMessage(messages, locale, key, values.count)
      .split(/\{\{(\w+)\}\}/)
      .map((part, at) =>
        at % 2
          ? `${OPTIONAL_MARK}${buildValuePattern(locale, values[part])}${OPTIONAL_MARK}`
          : escapePattern(part),
      )
      .join('');
  return {
    locale,
    exact: (key, values = {}) => new RegExp(`^\\s*${buildSource(key, values)}\\s*$`),
    containing: (key, values = {}) => new RegExp(buildSource(key, values)),
    money(amount, currency) {
      const digits = DECIMAL_DIGITS[currency];
      const number = buildNumberPattern(locale, amount, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      return new RegExp(`(?<![\\d٠-٩.,٫])${number}\\s*${buildSource(`currency.${currency}`, {})}`);
    },
  };
}
