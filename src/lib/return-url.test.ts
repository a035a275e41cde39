import { describe, expect, it } from 'vitest';
import { returnUrl } from './return-url.ts';

describe('returnUrl', () => {
  it('is the page’s address, with all that it says', () => {
    expect(returnUrl('https://shop.test/menu?a=1#/cart')).toBe('https://shop.test/menu?a=1#/cart');
  });

  it('leaves out what makes it too long, part by part', () => {
    const long = 'x'.repeat(600);
    expect(returnUrl(`https://shop.test/menu?a=${long}`)).toBe('https://shop.test/menu');
    expect(returnUrl(`https://shop.test/${long}`)).toBe('https://shop.test');
  });

  it.each(['file:///tmp/page.html', 'about:blank', 'about:srcdoc', 'data:text/html,x', 'no address', ''])(
    'is none for %j',
    (href) => expect(returnUrl(href)).toBeNull(),
  );
});
