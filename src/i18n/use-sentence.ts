import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from './messages.ts';

/** Placeholders for amounts, codes and numbers. A browser that translates the page must not change their values. */
export const VERBATIM_PLACEHOLDERS: readonly string[] = [
  'amount',
  'price',
  'total',
  'minimum',
  'from',
  'to',
  'fixed',
  'coin',
  'left',
  'credited',
  'held',
  'code',
  'number',
  'phone',
];

// Private-use characters around a value. No text contains them.
const MARK = /[\uE000\uE001]/;
const markValue = (value: string) => `\uE000${value}\uE001`;

/** A value that a browser must not translate. */
export const renderVerbatim = (value: string): ReactNode => createElement('span', { translate: 'no' }, value);

const renderMarkedText = (text: string): ReactNode => {
  const pieces = text.split(MARK);
  return pieces.length === 1
    ? text
    : createElement(
        'span',
        null,
        ...pieces.map((piece, index) => (index % 2 ? renderVerbatim(piece) : piece)),
      );
};

type Values = Readonly<Record<string, string | number>>;

/**
 * Returns a function like `t` for texts on the screen. Amounts, codes and numbers in the text get `translate="no"`. Use
 * `t` where only a string is possible, such as in labels and announcements.
 */
export function useSentence(): (key: MessageKey, values: Values) => ReactNode {
  const { t } = useTranslation();
  const translate = t as (key: string, values: Values) => string;
  return (key, values) => {
    const markedValues = Object.entries(values).map(([name, value]) => [
      name,
      VERBATIM_PLACEHOLDERS.includes(name) ? markValue(String(value)) : value,
    ]);
    return renderMarkedText(translate(key, Object.fromEntries(markedValues)));
  };
}

/** Joins the parts of a line and skips empty parts. Returns null if all parts are empty. */
export function joinParts(parts: readonly ReactNode[], separator = ' · '): ReactNode {
  const visibleParts = parts.filter(Boolean);
  if (!visibleParts.length) return null;
  if (visibleParts.every((part) => typeof part === 'string')) return visibleParts.join(separator);
  const separated = visibleParts.flatMap((part, index) => (index ? [separator, part] : [part]));
  return createElement(Fragment, null, ...separated);
}
