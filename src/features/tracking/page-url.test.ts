import { describe, expect, it } from 'vitest';
import { pageUrl, referrerUrl } from './page-url.ts';

describe('the page, as others may know it', () => {
  it.each([
    [
      'https://a.example/x?utm_source=news&fbclid=1&email=a@b.c#frag',
      false,
      'https://a.example/x?utm_source=news&fbclid=1',
    ],
    ['https://user:pass@a.example/x?order-app=/demo/order/abc', false, 'https://a.example/x'],
    ['https://a.example/demo/order/SECRET', true, 'https://a.example/demo/order'],
    [
      'https://a.example/demo/reservation/success/SECRET?full=true',
      true,
      'https://a.example/demo/reservation/success',
    ],
    [
      'https://a.example/demo/car_pickup/coffee/latte',
      true,
      'https://a.example/demo/car_pickup/coffee/latte',
    ],
    ['https://a.example/demo/order/a%20b', true, 'https://a.example/demo/order'],
    // A host's own path is the host's to answer for.
    ['https://a.example/demo/order/SECRET', false, 'https://a.example/demo/order/SECRET'],
  ])('%s', (href, isOurs, url) => {
    expect(pageUrl(href, isOurs)).toBe(url);
  });

  it('is cut where it is endless', () => {
    expect(pageUrl(`https://a.example/${'x'.repeat(5000)}`, false)).toHaveLength(1000);
  });

  it('was come to from a page, of which no query is told', () => {
    expect(referrerUrl('https://search.example/find?q=my+name')).toBe('https://search.example/find');
    expect(referrerUrl('')).toBe('');
  });
});
