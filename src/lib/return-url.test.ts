import { describe, expect, it } from 'vitest';
import { buildReturnUrl } from './return-url.ts';

describe('buildReturnUrl', () => {
  it('returns the complete URL of the page as the return URL of a payment', () => {
    expect(buildReturnUrl('https://shop.test/menu?a=1#/cart')).toBe('https://shop.test/menu?a=1#/cart');
  });

  it('drops the query and then the path of a return URL that is too long', () => {
    const longText = 'x'.repeat(600);
    expect(buildReturnUrl(`https://shop.test/menu?a=${longText}`)).toBe('https://shop.test/menu');
    expect(buildReturnUrl(`https://shop.test/${longText}`)).toBe('https://shop.test');
  });

  it.each(['file:///tmp/page.html', 'about:blank', 'about:srcdoc', 'data:text/html,x', 'no address', ''])(
    'returns no return URL for the page %j',
    (href) => expect(buildReturnUrl(href)).toBeNull(),
  );
});
