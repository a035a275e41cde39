import { describe, expect, it } from 'vitest';
import { redactPageUrl, redactReferrer } from './page-url.ts';

describe('the page URL for vendors', () => {
  it.each([
    [
      'https://a.example/x?utm_source=news&fbclid=1&email=a@b.c#frag',
      'host page',
      'https://a.example/x?utm_source=news&fbclid=1',
    ],
    ['https://user:pass@a.example/x?order-app=/demo/order/abc', 'host page', 'https://a.example/x'],
    ['https://a.example/demo/order/SECRET', 'hosted page', 'https://a.example/demo/order'],
    [
      'https://a.example/demo/reservation/success/SECRET?full=true',
      'hosted page',
      'https://a.example/demo/reservation/success',
    ],
    [
      'https://a.example/demo/car_pickup/coffee/latte',
      'hosted page',
      'https://a.example/demo/car_pickup/coffee/latte',
    ],
    ['https://a.example/demo/order/a%20b', 'hosted page', 'https://a.example/demo/order'],
    // The host page is responsible for its own paths.
    ['https://a.example/demo/order/SECRET', 'host page', 'https://a.example/demo/order/SECRET'],
  ])('redacts the URL %s of a %s to %s', (href, page, url) => {
    expect(redactPageUrl(href, page === 'hosted page')).toBe(url);
  });

  it('shortens a very long page URL to 1000 characters', () => {
    expect(redactPageUrl(`https://a.example/${'x'.repeat(5000)}`, false)).toHaveLength(1000);
  });

  it('removes the query from the URL of the referring page', () => {
    expect(redactReferrer('https://search.example/find?q=my+name')).toBe('https://search.example/find');
    expect(redactReferrer('')).toBe('');
  });
});
