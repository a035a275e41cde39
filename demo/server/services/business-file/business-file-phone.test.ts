import { expect, it } from 'vitest';
import { cleanBusinessPhone } from './business-file-phone.ts';

it.each([
  ['+965 2222 3333', '+965 2222 3333'],
  ['030 2312 5140', '030 2312 5140'],
  ['(030) 23 12-51 40', '(030) 23 12-51 40'],
  ['1800', '1800'],
  ['tel:+49-30-23125140', '+49-30-23125140'],
  ['tel:%2B49-30-23125140;ext=12', '+49-30-23125140 ext. 12'],
  ['+49 30 23125140 Durchwahl 12', '+49 30 23125140 ext. 12'],
  ['+4949 30 23125140', '+49 30 23125140'],
  ['00 43 0664 1234567', '+43 664 1234567'],
  ['0049 30 23125140', '+49 30 23125140'],
  ['\u202a+965 2222 3333\u202c', '+965 2222 3333'],
  ['\u200e٠٠٩٦٥ ٢٢٢٢ ٣٣٣٣', '+965 2222 3333'],
  ['۰۲۱ ۱۲۳۴ ۵۶۷۸', '021 1234 5678'],
  ['+39 06 1234 5678', '+39 06 1234 5678'],
])('reads the phone number "%s" of a business file as "%s"', (text, phone) => {
  expect(cleanBusinessPhone(text)).toBe(phone);
});

it.each(['', 'call us', '12', 'tel:', '+965 2222 3333 or 4444', '٢'])(
  'does not take "%s" for the phone number of a business',
  (text) => {
    expect(cleanBusinessPhone(text)).toBeNull();
  },
);
