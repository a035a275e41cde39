import { expect, it } from 'vitest';
import { buildTelUrl } from './tel-url.ts';

it.each([
  ['+49 30 2312 5140', 'tel:+493023125140'],
  ['030 / 2312-5140', 'tel:03023125140'],
  ['\u202a+965 2222 3333\u202c', 'tel:+96522223333'],
  ['+٩٦٥ ٢٢٢٢ ٣٣٣٣', 'tel:+96522223333'],
  ['+49 30 2312 5140 ext. 12', 'tel:+493023125140;ext=12'],
  ['tel:+49-30-23125140;ext=12', 'tel:+493023125140;ext=12'],
])('builds a telephone link from the phone number "%s"', (phone, url) => {
  expect(buildTelUrl(phone)).toBe(url);
});
