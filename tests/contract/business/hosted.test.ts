import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const teaHouse = JSON.parse(readFileSync(getFixturePath('tea-house.json'), 'utf8')) as object;

describe.each(pgliteOnly)('the hosted page as an app, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadManifest = async (referenceId = 'tea-house') => {
    const response = await backend.request(`/${referenceId}/app.webmanifest`);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    return (await response.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  };

  it('serves icons made from the business’s logo in every size, cacheable for ever', async () => {
    const { icons } = await loadManifest();
    expect(icons).toHaveLength(4);
    for (const { src, sizes, purpose } of icons) {
      const response = await backend.request(src);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toBe('image/png');
      const picture = sharp(await response.arrayBuffer());
      const { format, width, height } = await picture.metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
      if (purpose === 'maskable') expect((await picture.stats()).isOpaque).toBe(true);
    }
  });

  it('serves a default icon for a business without a logo, at another URL than an icon from a logo', async () => {
    const defaultIconUrl = (await loadManifest('corner-shop')).icons[0]?.src ?? '';
    const response = await backend.request(defaultIconUrl);
    const { channels } = await sharp(await response.arrayBuffer()).stats();
    // The icon contains a drawing in the theme's colour and is not empty.
    expect(channels.some(({ min, max }) => min !== max)).toBe(true);
    const [, , , version] = (await loadManifest()).icons[0]?.src.split('/') ?? [];
    expect(defaultIconUrl).not.toContain(version);
    const oldIconResponse = await backend.request(`/tea-house/icons/old/192.png`);
    expect([oldIconResponse.status, oldIconResponse.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=3600',
    ]);
    expect((await backend.request('/tea-house/icons/old/193.png')).status).toBe(404);
    expect((await backend.request('/nobody/app.webmanifest')).status).toBe(404);
  });

  it('serves a JPEG preview picture of the business in the size of link previews on other sites', async () => {
    const page = await (await backend.request('/tea-house')).text();
    const [, src = ''] = /property="og:image" content="http:\/\/tea\.example\.com([^"]+)"/.exec(page) ?? [];
    expect(src).toMatch(/\.(png|jpg)$/);
    const logo = /"logo":\{"src":"([^"]+)"/.exec(page)?.[1] ?? '';
    const shareImage = await backend.request(`${logo}/share.jpg`);
    const { format, width, height } = await sharp(await shareImage.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect((await backend.request(`/media/${'0'.repeat(32)}/share.jpg`)).status).toBe(404);
  });

  it('answers 404 for the page of a smart category without dishes, and 200 for one with a dish', async () => {
    const smart_categories = [
      { id: 'popular', name: { en: 'Tea', de: 'Tee' }, item_ids: ['chai'] },
      // No dish of the fixture has a tag or a day that makes it new.
      { id: 'fresh', name: { en: 'New', de: 'Neu' }, kind: 'new' },
    ];
    const reference_id = 'new-tea';
    await backend.importFile({ ...teaHouse, reference_id, domains: [], smart_categories });
    const loadStatus = async (id: string) => (await backend.request(`/new-tea/car_pickup/${id}`)).status;
    expect(await loadStatus('popular')).toBe(200);
    expect(await loadStatus('fresh')).toBe(404);
  });

  // @spec screens/433
  it('shows only contact details and takes no orders while the business is switched off', async () => {
    const message = { en: 'Back on 1 May.', de: '1. Mai' };
    await backend.importFile({
      ...teaHouse,
      reference_id: 'closed-tea',
      domains: [],
      switched_off: true,
      switched_off_message: message,
    });
    const contact = { business_name: { en: 'Tea House', de: 'Teehaus' }, message, phone: '+49 30 1234567' };
    const params = { reference_id: 'closed-tea', branch_id: 'closed-tea~mitte' };
    for (const call of ['restaurant', 'menu', 'shifts'] as const) {
      const { status, body } = await backend.expectRefusal(call, { params });
      expect([status, body]).toMatchObject([433, { code: 'switched_off', contact }]);
    }
    const order = { ...buildOrderBody(), branch_id: 'closed-tea~mitte' };
    expect(
      (await backend.expectRefusal('placeOrder', { body: order, headers: buildIdempotencyHeader() })).status,
    ).toBe(433);
    const page = await backend.request('/closed-tea');
    expect(page.status).toBe(433);
    expect(await page.text()).toContain('{"status":433,"body":{"error":1,"code":"switched_off"');
  });

  it('allows the font file of the business in the content security policy of the hosted page', async () => {
    const loadFontSources = async (reference_id: string, font_url: string) => {
      const settings = { ...Object(teaHouse).settings, font_url };
      await backend.importFile({ ...teaHouse, reference_id, domains: [], settings });
      const { headers } = await backend.request(`/${reference_id}`);
      return /font-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    expect(await loadFontSources('font-tea', 'https://fonts.example/tea.woff2')).toBe(
      "'self' https://fonts.example",
    );
    expect(await loadFontSources('own-font-tea', '/fonts/tea.woff2')).toBe("'self'");
  });

  it('the hosted page contains no absolute URL with a forged host name', async () => {
    const loadPage = async (origin: string) =>
      (await backend.request(`${origin}/corner-shop?lang=en`)).text();
    const forgedResponse = await loadPage('http://evil.example');
    const head = forgedResponse.slice(0, forgedResponse.indexOf('</head>'));
    expect(head).not.toContain('evil.example');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(await loadPage('http://localhost')).toContain('rel="canonical" href="http://');
    expect(await loadPage('http://127.0.0.1:8080')).not.toContain('evil.example');
  });

  it('shows a changed business name on the hosted page at once', async () => {
    const loadPage = async () => (await backend.request('/renamed-house?lang=en')).text();
    await openTeaHouse(backend, 'renamed-house', { business_name: { de: 'Alt', en: 'Old name' } });
    expect(await loadPage()).toContain('<title>Old name</title>');
    expect(await loadPage()).toContain('<title>Old name</title>');
    await openTeaHouse(backend, 'renamed-house', { business_name: { de: 'Neu', en: 'New name' } });
    expect(await loadPage()).toContain('<title>New name</title>');
  });
});
