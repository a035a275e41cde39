import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hostedPage } from './hosted-page.ts';
import type { Describe, LocaleHints, PageDescription } from './hosted-page-describe.ts';

const cafe: PageDescription = {
  title: 'Bayt Coffee',
  description: 'Slow breakfasts',
  themeColor: 'rgb(109,85,124)',
  background: '#fbfaf8',
  colorScheme: 'light dark',
  locale: 'ar',
  dir: 'rtl',
  phone: '+965 2200 0140',
  icon: '/media/abc/320.webp',
  hasPixels: false,
  pixelOrigins: [],
  structuredData: { '@type': 'CafeOrCoffeeShop', name: 'Bayt Coffee' },
};
const manifest = () => ({ preload: ['assets/app-1.js', 'assets/shared-2.js'] });
const appFor = (business: PageDescription | null) => hostedPage({ describe: async () => business, manifest });
const read = async (business: PageDescription | null, path = '/demo-cafe') => {
  const response = await appFor(business).request(path);
  return { response, text: await response.text() };
};

describe('the page of a business', () => {
  it.each(['/demo-cafe', '/demo-cafe/car_pickup', '/demo-cafe/car_pickup/coffee/flat-white?x=1'])(
    'is at %s',
    async (path) => {
      const { response, text } = await read(cafe, path);
      expect(response.status).toBe(200);
      expect(text).toContain(
        '<order-app reference-id="demo-cafe" api-base="/api" url-mode="path" mode="fullscreen"></order-app>',
      );
    },
  );

  it('hands the coupon of a link to the app, as text and no longer than a code is', async () => {
    expect((await read(cafe, '/demo-cafe/car_pickup?coupon=%20TEN%20')).text).toContain(
      ' mode="fullscreen" coupon="TEN"></order-app>',
    );
    expect((await read(cafe, '/demo-cafe?coupon=%22%3E%3Cscript%3E')).text).toContain(
      'coupon="&quot;&gt;&lt;script&gt;"></order-app>',
    );
    expect((await read(cafe, `/demo-cafe?coupon=${'x'.repeat(99)}`)).text).toContain(
      `coupon="${'x'.repeat(60)}"></order-app>`,
    );
    expect((await read(cafe, '/demo-cafe?coupon=')).text).not.toContain('coupon=');
  });

  it('speaks for the business before any script runs', async () => {
    const { text } = await read(cafe);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('<title>Bayt Coffee</title>');
    expect(text).toContain('<meta name="description" content="Slow breakfasts">');
    expect(text).toContain('<meta name="theme-color" content="rgb(109,85,124)">');
    expect(text).toMatch(/<noscript>.*href="tel:\+96522000140".*<\/noscript>/);
    expect(text).toContain('background:#fbfaf8');
  });

  it('preloads the app beside the loader', async () => {
    const { text } = await read(cafe);
    expect(text).toContain('<script async src="/order-app.js"></script>');
    expect(text).toContain('<link rel="modulepreload" href="/assets/app-1.js">');
    expect(text).toContain('<link rel="modulepreload" href="/assets/shared-2.js">');
  });

  it('passes on what says which language the visitor reads', async () => {
    const asked: LocaleHints[] = [];
    const remember: Describe = async (_id, hints) => {
      asked.push(hints);
      return cafe;
    };
    const headers = { cookie: 'i18n_redirected=ar', 'accept-language': 'de, en;q=0.5' };
    const response = await hostedPage({ describe: remember, manifest }).request('/demo-cafe', { headers });
    expect(asked).toEqual([{ cookies: 'i18n_redirected=ar', acceptLanguage: 'de, en;q=0.5' }]);
    expect(response.headers.get('vary')).toBe('accept-language, cookie');
  });

  it('allows its one style and no script but the site’s own', async () => {
    const { response, text } = await read(cafe);
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('text of a business', () => {
  const evil = `</title></style></script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

  it('never becomes markup', async () => {
    const { text } = await read({
      ...cafe,
      title: evil,
      description: evil,
      themeColor: evil,
      background: evil,
      phone: evil,
      icon: evil,
      structuredData: { name: evil },
    });
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<img');
    expect(text.match(/<\/script>/g)).toHaveLength(2);
    expect(text.match(/<\/style>/g)).toHaveLength(1);
    expect(text).toContain('&lt;/title&gt;');
    expect(text).toContain('background:white');
    expect(JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')).toEqual({ name: evil });
  });

  it.each(['red;}body{display:none', 'url(//evil.example)', 'rgb(1,2,3)}*{', 'var(--x)', ''])(
    'is no ground when it is no plain colour: %s',
    async (background) => {
      expect((await read({ ...cafe, background })).text).toContain('background:white;');
    },
  );

  it.each(['#fbfaf8', 'ivory', 'rgb(10, 20, 30)', 'hsla(120, 50%, 50%, .5)'])(
    'is the ground when it is %s',
    async (background) => {
      expect((await read({ ...cafe, background })).text).toContain(`background:${background};`);
    },
  );
});

describe('addresses', () => {
  it('shows the app under a general title with 404 when nobody has the reference id', async () => {
    const { response, text } = await read(null, '/nobody/car_pickup');
    expect(response.status).toBe(404);
    expect(text).toContain('<title>Page not found</title>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<order-app reference-id="nobody"');
  });

  it.each([
    ['/demo-cafe/', '/demo-cafe'],
    ['/demo-cafe/car_pickup/?a=1&b=2', '/demo-cafe/car_pickup?a=1&b=2'],
    ['/demo-cafe//evil.example//', '/demo-cafe//evil.example'],
  ])('sends %s to %s', async (from, to) => {
    const { response } = await read(cafe, from);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
  });

  it.each([
    '/',
    '/api',
    '/api/webapp',
    '/assets/app.js',
    '/demo/',
    '/console',
    '/media/a/320.webp',
    '/builds/latest.json',
    '/order-app.js',
    '/favicon.ico',
    '//evil.example/',
    '/%5cevil.example/',
    '/%0d%0aset-cookie:x/',
  ])('leaves %s alone', async (path) => {
    const { response } = await read(cafe, path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).not.toContain('html');
    expect(response.headers.get('location')).toBeNull();
  });

  it('answers HEAD', async () => {
    const response = await appFor(cafe).request('/demo-cafe', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});
