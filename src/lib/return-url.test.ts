import { describe, expect, it } from 'vitest';
import { returnUrl } from './return-url.ts';

describe('returnUrl', () => {
  it('returns the complete URL of the page', () => {
    expect(returnUrl('https://shop.test/menu?a=1#/cart')).toBe('https://shop.test/menu?a=1#/cart');
  });

  it('shortens a URL that is too long, part by part', () => {
    const long = 'x'.repeat(600);
    expect(returnUrl(`https://shop.test/menu?a=${long}`)).toBe('https://shop.test/menu');
    expect(returnUrl(`https://shop.test/${long}`)).toBe('https://shop.test');
  });

  it.each(['file:///tmp/page.html', 'about:blank', 'about:srcdoc', 'data:text/html,x', 'no address', ''])(
    'returns null for %j',
    (href) => expect(returnUrl(href)).toBeNull(),
  );
});
