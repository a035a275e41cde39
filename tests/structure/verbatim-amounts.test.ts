import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import en from '../../locales/en.json';
import { VERBATIM_PLACEHOLDERS } from '../../src/i18n/use-sentence.ts';

const root = resolve(import.meta.dirname, '../..');

type Messages = { readonly [key: string]: string | Messages };

/** The keys of the messages with an amount, a code or a number, without plural endings. */
const listKeys = (messages: Messages, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([name, message]) =>
    typeof message !== 'string'
      ? listKeys(message, `${prefix}${name}.`)
      : VERBATIM_PLACEHOLDERS.some((placeholder) => message.includes(`{{${placeholder}}}`))
        ? [`${prefix}${name}`.replace(/_(?:one|other)$/, '')]
        : [],
  );

/**
 * Texts that a translating browser does not see, or that it may change: labels, announcements, texts for other apps,
 * times and counts.
 */
const PLAIN_TEXTS = new Set([
  'coupon.remove',
  'coupon.removed',
  'order.shareName',
  'reservations.share',
  'time.range',
  'schedule.nightOf',
  'order.againCount',
  'search.more',
  'item.includedCheapest',
  'item.includedFirst',
  'cart.includedOption',
]);
/**
 * Places where a message is a label, an announcement or a text for another app, or where the whole message is protected
 * from translation.
 */
const PLAIN_PLACES = new Set([
  'show-order-notifications.ts order.title',
  'calendar-button.tsx order.title',
  'order-parts.tsx order.title',
  'reservation-calendar.tsx reservations.number',
  'current-reservation-screen.tsx reservations.number',
  'free-delivery-notice.tsx cart.freeDeliveryLeft',
  'order-blocker.tsx cart.minimumLeft',
  'card-price-text.tsx menu.priceRange',
  'transaction-row.tsx wallet.minus',
  'transaction-row.tsx item.plus',
  // `Verbatim` renders these.
  'figure-text.ts cart.couponCode',
  'coupon-field.tsx coupon.named',
  'coupon-field.tsx coupon.applied',
  'coupon-field.tsx coupon.below_minimum',
]);

it('keeps a translating browser from changing amounts, codes and numbers in the sentences on the screen', () => {
  const keys = new Set(listKeys(en));
  const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file));
  const places = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/(text=\{)?\bt\(\s*'([\w.]+)'/g)]
      .filter(([, verbatim, key = '']) => !verbatim && keys.has(key) && !PLAIN_TEXTS.has(key))
      .map(([, , key]) => `${file.replace(/^.*\//, '')} ${key}`),
  );
  expect(places.filter((place) => !PLAIN_PLACES.has(place))).toEqual([]);
});
