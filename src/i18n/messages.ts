import type en from '../../locales/en.json';

/** A locale file. English is the source of the keys; its text is never bundled. */
export type Messages = typeof en;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;
type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? WithoutPlural<`${Prefix}${K}`>
    : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** `cart.title`; a message with plural forms is named without its `_one`, `_other`, and takes a `count`. */
export type MessageKey = Leaf<Messages>;

export interface Translate {
  /** The message in the active language. Numbers are written in its digits, text of the other direction is isolated. */
  (key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
  /** For keys made from data, such as `tags.${tag}`. */
  has(key: string): key is MessageKey;
}
