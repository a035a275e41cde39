import { readFileSync } from 'node:fs';
import type { MessageKey } from '../../../src/i18n/messages.ts';

export type Locale = 'en' | 'ar';
export type Value = string | number | RegExp;

export interface Tree {
  readonly [key: string]: string | Tree;
}

const file = (locale: Locale): Tree =>
  JSON.parse(readFileSync(new URL(`../../../locales/${locale}.json`, import.meta.url), 'utf8')) as Tree;
const files: Readonly<Record<Locale, Tree>> = { en: file('en'), ar: file('ar') };

/** The messages of the app in a language. */
export const messagesOf = (locale: Locale): Tree => files[locale];

/** Arabic texts use Arabic digits. */
const tag = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-arab' : locale);

/** Invisible marks that isolate an amount or a name in a sentence of the other text direction. */
const MARK = '[\\u2066-\\u2069]?';

const escaped = (text: string): string =>
  text
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, '\\s+');

function find(messages: Tree, key: string): string | undefined {
  let at: string | Tree | undefined = messages;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function message(messages: Tree, locale: Locale, key: string, count: Value | undefined): string {
  const plural = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : 'other';
  const text = find(messages, key) ?? find(messages, `${key}_${plural}`);
  if (text === undefined) throw new Error(`No message ${key} in ${locale}`);
  return text;
}

const valueSource = (locale: Locale, value: Value | undefined): string => {
  if (value === undefined) return '.*';
  if (value instanceof RegExp) return value.source;
  return escaped(typeof value === 'number' ? new Intl.NumberFormat(tag(locale)).format(value) : value);
};

export interface Words {
  readonly locale: Locale;
  /** Pattern for a whole message. A placeholder without a value matches any text. */
  say(key: MessageKey, values?: Readonly<Record<string, Value>>): RegExp;
  /** Pattern for a message anywhere in a text. */
  has(key: MessageKey, values?: Readonly<Record<string, Value>>): RegExp;
  /** Pattern for an amount with its currency anywhere in a text. */
  money(amount: number, currency: 'KWD' | 'EUR'): RegExp;
}

const DIGITS = { KWD: 3, EUR: 2 } as const;

/** Patterns for the app's messages in a language, from its locale files or from the messages of a test. */
export function wordsOf(locale: Locale, messages: Tree = files[locale]): Words {
  const source = (key: string, values: Readonly<Record<string, Value>>): string =>
    message(messages, locale, key, values.count)
      .split(/\{\{(\w+)\}\}/)
      .map((part, at) => (at % 2 ? `${MARK}${valueSource(locale, values[part])}${MARK}` : escaped(part)))
      .join('');
  return {
    locale,
    say: (key, values = {}) => new RegExp(`^\\s*${source(key, values)}\\s*$`),
    has: (key, values = {}) => new RegExp(source(key, values)),
    money(amount, currency) {
      const digits = DIGITS[currency];
      const number = new Intl.NumberFormat(tag(locale), {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(amount);
      // Do not match the end of a longer number.
      return new RegExp(`(?<![\\d٠-٩.,٫])${escaped(number)}\\s*${source(`currency.${currency}`, {})}`);
    },
  };
}
