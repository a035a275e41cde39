import { describe, expect, it } from 'vitest';
import { demoBusiness } from '../../services/testing/demo-business.ts';
import { createHostedApp, HTML_INJECTION } from '../testing/render-hosted-page.ts';

const cafe = demoBusiness('demo-cafe');
const app = createHostedApp(cafe);
const requestText = async (path = '/demo-cafe', headers: Record<string, string> = {}, hostedApp = app) => {
  const response = await hostedApp.request(path, { headers });
  return { response, text: await response.text() };
};

describe('the hosted page', () => {
  it.each(['/demo-cafe', '/demo-cafe/car_pickup', '/demo-cafe/car_pickup/coffee?x=1'])(
    'serves the app full screen on the hosted page %s',
    async (path) => {
      const { response, text } = await requestText(path);
      expect(response.status).toBe(200);
      expect(text).toContain(
        '<order-app reference-id="demo-cafe" api-base="/api" url-mode="path" mode="fullscreen"></order-app>',
      );
    },
  );

  it('renders the first screen with the requested origin, or with the business’s if the host is untrusted', async () => {
    const requestedOrigins: string[] = [];
    const createApp = (isTrusted: boolean) =>
      createHostedApp(cafe, 'https://cafe.example', {
        firstScreens: {
          render: async ({ origin }) => {
            requestedOrigins.push(origin);
            return null;
          },
        },
        origins: {
          findDomainOwner: async () => null,
          isTrusted: async () => isTrusted,
          resolveOrigin: async () => 'https://orders.example',
          getBusinessOrigin: () => 'https://cafe.example',
        },
      });
    for (const isTrusted of [true, false]) await requestText('/demo-cafe', {}, createApp(isTrusted));
    expect(requestedOrigins).toEqual(['https://orders.example', 'https://cafe.example']);
  });

  it('passes a link’s coupon to the app, escaped and shortened to 60 characters', async () => {
    const requestElement = async (path: string) =>
      /<order-app.*<\/order-app>/s.exec((await requestText(path)).text)?.[0];
    expect(await requestElement('/demo-cafe/car_pickup?coupon=%20TEN%20')).toContain(
      ' coupon="TEN"></order-app>',
    );
    expect(await requestElement('/demo-cafe?coupon=%22%3E%3Cscript%3E')).toContain(
      'coupon="&quot;&gt;&lt;script&gt;"></order-app>',
    );
    expect(await requestElement(`/demo-cafe?coupon=${'x'.repeat(99)}`)).toContain(
      `coupon="${'x'.repeat(60)}"`,
    );
    expect(await requestElement('/demo-cafe?coupon=')).not.toContain('coupon');
  });

  it('passes the table and the branch of a link to the app, by either id of the branch', async () => {
    const requestElement = async (path: string) =>
      /<order-app.*<\/order-app>/s.exec((await requestText(path)).text)?.[0];
    expect(await requestElement('/demo-cafe/dine_in?branch=kuwait-city&table=7')).toContain(
      ' branch="demo-cafe~kuwait-city" table="7"></order-app>',
    );
    expect(await requestElement('/demo-cafe/dine_in?branch=demo-cafe~salmiya&table=%D9%A7')).toContain(
      ' branch="demo-cafe~salmiya" table="٧">',
    );
    const invalidLink = await requestElement(`/demo-cafe/dine_in?branch=mars&table=%22%3E${'x'.repeat(99)}`);
    expect(invalidLink).toContain(` table="&quot;&gt;${'x'.repeat(78)}"`);
    expect(invalidLink, 'the app says that it does not know the branch').toContain(' branch="mars"');
  });

  it('passes a link’s delivery area and address to the app, and opens the delivery menu', async () => {
    const { response } = await requestText('/demo-cafe?area=salmiya&address=Street%2014');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/demo-cafe/delivery?area=salmiya&address=Street%2014',
    ]);
    const { text } = await requestText('/demo-cafe/delivery?area=salmiya&address=29.3,48%22');
    expect(text).toContain(' area="salmiya" address="29.3,48&quot;"></order-app>');
  });

  it('redirects a link to the dine-in menu only if the link names a table', async () => {
    const { response } = await requestText('/demo-cafe?table=7&lang=ar');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/demo-cafe/dine_in?table=7&lang=ar',
    ]);
    expect((await requestText('/demo-cafe?table=')).response.status).toBe(200);
    expect((await requestText('/demo-cafe/car_pickup?table=7')).response.status).toBe(200);
  });

  it('shows the business in the visitor’s language before any script of the page runs', async () => {
    const { text } = await requestText('/demo-cafe', { 'accept-language': 'ar' });
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('<title>بيت القهوة</title>');
    expect(text).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="rgb(109,85,124)">',
    );
    expect(text).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131214">',
    );
    expect(text).toMatch(/<noscript>.*جافا سكريبت.*href="tel:\+96522000140".*<\/noscript>/s);
    expect(text).toContain('background:#fbfaf8');
  });

  it.each([
    ['/demo-cafe', 'Bayt Coffee'],
    ['/demo-cafe/car_pickup', 'Menu · Bayt Coffee'],
    ['/demo-cafe/car_pickup/popular', 'Popular · Bayt Coffee'],
    ['/demo-cafe/car_pickup/tea', 'Tea and karak · Bayt Coffee'],
    ['/demo-cafe/car_pickup/tea/karak', 'Karak · Bayt Coffee'],
    ['/demo-cafe/car_pickup/cart', 'Your order · Bayt Coffee'],
    ['/demo-cafe/car_pickup/checkout', 'Checkout · Bayt Coffee'],
    ['/demo-cafe/Branches', 'Branches · Bayt Coffee'],
    ['/demo-cafe/Policies', 'Terms and policies · Bayt Coffee'],
    ['/demo-cafe/order/7', 'Order status · Bayt Coffee'],
    ['/demo-cafe/car_pickup/none', 'Order App 404'],
    ['/demo-cafe/car_pickup/tea/none', 'Order App 404'],
    // Sold only at the table.
    ['/demo-cafe/delivery/coffee/arabic-coffee-dallah', 'Order App 404'],
  ])('gives the hosted page at %s the title "%s"', async (path, title) => {
    expect((await requestText(path)).text).toContain(`<title>${title}</title>`);
  });

  it('gives a hosted page the background of the visitor’s colour scheme, even without a server-rendered screen', async () => {
    for (const path of ['/demo-cafe', '/demo-cafe/car_pickup/checkout']) {
      const { text } = await requestText(path);
      expect(text).toContain('html[data-theme=dark] body{background:#131214;color-scheme:dark}');
      expect(text).toContain('<script data-reference-id="demo-cafe"');
    }
  });

  it('gives the hosted page and the browser’s toolbar the business’s dark background in dark mode', async () => {
    const requestDarkPage = async (theme_background_color: string) => {
      const darkCafe = demoBusiness('demo-cafe', (file) => ({
        ...file,
        settings: { ...file.settings, dark_mode: 'on' as const, theme_background_color },
      }));
      return (await requestText('/demo-cafe', {}, createHostedApp(darkCafe))).text;
    };
    const darkPage = await requestDarkPage('#0b1622');
    expect(darkPage).toContain('background:#0b1622;color-scheme:dark');
    expect(darkPage).toContain('<meta name="theme-color" content="#0b1622">');
    expect(await requestDarkPage('#fbfaf8')).toContain('<meta name="theme-color" content="#131214">');
  });

  it('gives a personal screen a title in the visitor’s language', async () => {
    expect((await requestText('/demo-cafe/car_pickup/cart?lang=ar')).text).toContain(
      '<title>طلبك · بيت القهوة</title>',
    );
  });

  it('uses the language that the URL names, not the browser’s, for the hosted page and the app', async () => {
    const { text, response } = await requestText('/demo-cafe?lang=ar', { 'accept-language': 'en' });
    expect(response.headers.get('content-language')).toBe('ar');
    expect(text).toContain(' locale="ar"></order-app>');
    expect(text).toContain('<link rel="canonical" href="http://localhost/demo-cafe?lang=ar">');
    expect(text).toContain('<link rel="alternate" hreflang="x-default" href="http://localhost/demo-cafe">');
  });

  it('puts absolute URLs with the public origin into the link preview of a hosted page', async () => {
    const { text } = await requestText('/demo-cafe', {}, createHostedApp(cafe, 'https://orders.example'));
    for (const name of ['og:url', 'og:image'])
      expect(text).toMatch(new RegExp(`<meta property="${name}" content="https://orders\\.example/`));
    expect(text).toContain('<meta property="og:locale" content="en_KW">');
    expect(text).toContain('<meta property="og:locale:alternate" content="ar_KW">');
  });

  it('loads the newest app build on the hosted page and preloads its chunks', async () => {
    const { text } = await requestText();
    expect(text).toContain('<script async src="/order-app.js?build=b1"></script>');
    for (const file of ['app-1', 'shared-2'])
      expect(text).toContain(`<link rel="modulepreload" href="/assets/${file}.js">`);
    expect(text).toContain('src="/assets/hosted-3.js"');
  });

  it('embeds the response of the restaurant call in the hosted page, before the loader', async () => {
    const { text } = await requestText();
    const [, json = ''] =
      /<script type="application\/json" id="order-app:demo-cafe">(.*?)<\/script>/s.exec(text) ?? [];
    const { status, body } = JSON.parse(json);
    expect(status).toBe(200);
    expect(body.restaurant).toEqual(JSON.parse(JSON.stringify(cafe.response.restaurant)));
    expect(body.message).toEqual({ en: HTML_INJECTION });
    const positions = ['</order-app>', 'id="order-app:', '<script async'].map((snippet) =>
      text.indexOf(snippet),
    );
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions).not.toContain(-1);
  });

  // @spec screens/title-error-page-product-s
  it('lets the app show its 404 page for an unknown reference id without another request', async () => {
    const { response, text } = await requestText('/nobody/car_pickup', {}, createHostedApp(null));
    expect(response.status).toBe(404);
    expect(text).toContain('<title>Order App 404</title>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<order-app reference-id="nobody"');
    expect(text).toContain('{"status":404,"body":{"error":1,"code":"not_found"');
    expect(text).not.toContain('rel="manifest"');
    // The page's own script loads newer builds on error pages too.
    expect(text).toContain('src="/assets/hosted-3.js"');
    expect(text).toContain('data-status="404"');
  });

  // @spec screens/433, screens/title-error-page-product-s
  it('responds for a switched-off business with 433 and its contact details', async () => {
    const switchedOffCafe = demoBusiness('demo-cafe', (file) => ({ ...file, switched_off: true }));
    const { response, text } = await requestText('/demo-cafe', {}, createHostedApp(switchedOffCafe));
    expect(response.status).toBe(433);
    expect(text).toContain('<title>Order App 433</title>');
    expect(text).toContain('{"status":433,"body":{"error":1,"code":"switched_off"');
    expect(text).toContain('"phone":"+965 2200 0140"');
    expect(text).toContain('content="noindex"');
  });
});

describe('a business’s texts on the hosted page', () => {
  it('escapes every text of the business on the hosted page', async () => {
    const cafeWithHtmlNames = demoBusiness('demo-cafe', (file) => ({
      ...file,
      settings: {
        ...file.settings,
        business_name: { en: HTML_INJECTION },
        description: { en: HTML_INJECTION },
        theme_color: HTML_INJECTION.slice(0, 60),
        theme_background_color: HTML_INJECTION.slice(0, 60),
        phone: HTML_INJECTION,
      },
    }));
    const { text } = await requestText('/demo-cafe', {}, createHostedApp(cafeWithHtmlNames));
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<img');
    // Five scripts: the first screen's, the loader, the data, the structured data and the page's own script.
    expect(text.match(/<\/script>/g)).toHaveLength(5);
    expect(text.match(/<\/style>/g)).toHaveLength(1);
    expect(text).toContain('&lt;/title&gt;');
    expect(text).toContain('background:white');
    const [, json = ''] = /ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(json)['@graph'][0].name).toBe(HTML_INJECTION);
  });

  it.each([
    ['red;}body{display:none', 'white'],
    ['url(//evil.example)', 'white'],
    ['rgb(1,2,3)}*{', 'white'],
    ['ivory', 'ivory'],
    ['hsla(120, 50%, 50%, .5)', 'hsla(120, 50%, 50%, .5)'],
  ])(
    'renders the theme background "%s" as %s, so that only plain colours reach the CSS',
    async (color, background) => {
      const cafeWithBackground = demoBusiness('demo-cafe', (file) => ({
        ...file,
        settings: { ...file.settings, theme_background_color: color },
      }));
      expect((await requestText('/demo-cafe', {}, createHostedApp(cafeWithBackground))).text).toContain(
        `background:${background};`,
      );
    },
  );
});
