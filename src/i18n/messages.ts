import type { i18n as I18next, ParseKeys } from 'i18next';
import type en from '../../locales/en.json';

/** A locale file. English is the source of the keys. */
export type Messages = typeof en;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Messages };
  }
}

/**
 * A key of `locales/en.json`, such as `cart.title`. The key of a plural message has no `_one` or `_other`, and the
 * message takes a `count`.
 */
export type MessageKey = ParseKeys;

/** Whether a key built from data, such as `tags.${tag}`, has a message in the active language. */
export const hasMessage = (i18n: I18next, key: string): key is MessageKey => i18n.exists(key);
