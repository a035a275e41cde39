import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickForScope } from '../../test-scope.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { copyTeaHouse, listElements, type TeaHouse, useScreenBackend } from '../testing/screen-backend.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const HOSTILE_NAMES = [
  '</title></style></script></template><script>alert(1)</script>',
  `"'><img src=x onerror=alert(1)>`,
  '<!--',
  '&lt;b&gt;{{name}}$t(cart.title)',
  '{"a":"</script>"}',
  '\u202Eevil\u2028tea',
];

describe.each(pgliteOnly)('the first screen, on $name', (engine) => {
  const { backend, readPage, requestScreen, requestData, renderAgain } = useScreenBackend(engine);

  // @spec calls/get-webapp-v5-restaurant-reference-id
  it('renders the theme that a preview link names, and the business’s own theme if the link names an unknown one', async () => {
    await backend.importFile({
      ...copyTeaHouse('themed-tea'),
      themes: { winter: { theme_color: '#123456', dark_mode: 'off' } },
    });
    const readStyle = (html: string) =>
      /<template shadowrootmode="open"><style>(.*?)<\/style>/s.exec(html)?.[1];
    const ownPage = await readPage('/themed-tea/car_pickup');
    const winterPage = await readPage('/themed-tea/car_pickup?theme_id=winter');
    const laterPage = await readPage('/themed-tea/car_pickup');
    expect(readStyle(winterPage.html)).toContain('brand:#123456');
    expect(readStyle(laterPage.html)).toBe(readStyle(ownPage.html));
    expect(winterPage.html).toContain('href="/themed-tea/car_pickup/hot/chai?theme_id=winter"');
    const params = { reference_id: 'themed-tea' };
    const requestCss = async (theme_id?: string) =>
      (await backend.call('firstScreen', { params, query: { path: 'car_pickup', theme_id } })).css;
    expect(await requestCss('winter')).toContain('brand:#123456');
    expect(await requestCss('nowhere')).toBe(await requestCss());
  });

  describe('with bad data', () => {
    it('shows the contact details with status 433 while the business is switched off', async () => {
      await backend.importFile({ ...copyTeaHouse('closed-tea'), switched_off: true });
      const { status, html, text } = await readPage('/closed-tea/car_pickup');
      expect([status, text]).toEqual([433, expect.stringContaining('Online ordering is paused')]);
      expect(html).toContain('href="tel:+49301234567"');
      const params = { reference_id: 'closed-tea' };
      expect((await backend.expectRefusal('firstScreen', { params })).status).toBe(433);
    });

    it('the hosted page of an unknown business is a skeleton with status 404, and an embed receives no screen', async () => {
      expect(await readPage('/nobody/car_pickup')).toMatchObject({ status: 404, text: null });
      const params = { reference_id: 'nobody' };
      expect((await backend.expectRefusal('firstScreen', { params })).status).toBe(404);
    });

    it.each(['/tea-house/car_pickup/hot/none', '/tea-house/order', '/tea-house//car_pickup'])(
      'shows the error page with status 404 at the unknown path %s',
      async (path) => {
        const { status, text } = await readPage(path);
        expect([status, text]).toEqual([404, expect.stringContaining('Page not found')]);
      },
    );

    const renderWith = async (changeBody: (body: Record<string, unknown>) => unknown) => {
      await requestScreen('tea-house', 'car_pickup');
      const { body } = JSON.parse(await requestData('tea-house')) as { body: Record<string, unknown> };
      const businessResponseText = JSON.stringify({ status: 200, body: changeBody(body) });
      return renderAgain({ businessResponseText, format: 'html' });
    };
    const readMenu = (body: Record<string, unknown>) =>
      body.menu as { categories: { items: Record<string, unknown>[] }[] };

    it.each<[string, (item: Record<string, unknown>) => unknown]>([
      ['without a name', ({ name: _name, ...item }) => item],
      ['with a name that is not a string', (item) => ({ ...item, name: 7 })],
      ['with a price that is not a number', (item) => ({ ...item, price: 'cheap' })],
      ['that is null', () => null],
    ])('the first screen leaves out a dish %s and shows the other dishes', async (_problem, breakItem) => {
      const { status, markup } = await renderWith((body) => ({
        ...body,
        menu: {
          ...readMenu(body),
          categories: readMenu(body).categories.map(({ items, ...category }) => ({
            ...category,
            items: items.map((item) => (item.id === 'black-tea' ? breakItem(item) : item)),
          })),
        },
      }));
      expect(status).toBe(200);
      expect(markup).toContain('Chai');
      expect(markup).not.toContain('Black tea');
    });

    it.each<[string, (body: Record<string, unknown>) => unknown]>([
      ['without settings', ({ restaurant: _restaurant, ...body }) => body],
      ['with settings that are a string', (body) => ({ ...body, restaurant: 'tea' })],
      ['that is null', () => null],
    ])('reports status 500 for a first screen from business data %s', async (_problem, breakBody) => {
      expect((await renderWith(breakBody)).status).toBe(500);
    });

    it('shows names that contain HTML as plain text on every screen', async () => {
      for (const [index, name] of HOSTILE_NAMES.entries()) {
        const text = { en: name, de: name };
        await backend.importFile(
          copyTeaHouse(
            `evil-${index}`,
            (item) => (item.id === 'chai' ? { ...item, name: text, description: text } : item),
            {
              business_name: text,
              description: text,
            },
          ),
        );
        for (const path of ['', '/car_pickup', '/car_pickup/hot/chai', '/Branches']) {
          const { status, html, text: screen } = await readPage(`/evil-${index}${path}`);
          const elements = listElements(html);
          expect([status, screen !== null]).toEqual([200, true]);
          if (path.includes('pickup')) expect(screen).toContain(name);
          // A page has at most five scripts: the inline script, the loader, the data, the structured data and the
          // page's own script.
          expect(elements.filter((element) => element.name === 'script').length).toBeLessThanOrEqual(5);
          expect(
            elements.flatMap(({ attribs }) => Object.keys(attribs)).filter((key) => key.startsWith('on')),
          ).toEqual([]);
          expect(elements.filter(({ attribs }) => attribs.src === 'x')).toEqual([]);
        }
      }
    });
  });

  it('shows a changed price at once, and returns a new quote for an order at the old price', async () => {
    const buildFileWithPrice = (value: number) =>
      copyTeaHouse('price-tea', (item) => (item.id === 'chai' ? { ...item, price: value } : item));
    // Chai has a discount of 10%.
    await backend.importFile(buildFileWithPrice(4.35));
    expect((await readPage('/price-tea/car_pickup')).text).toContain('3.91');
    await backend.importFile(buildFileWithPrice(6.5));
    expect((await readPage('/price-tea/car_pickup')).text).toContain('5.85');
    const screen = JSON.stringify((await requestScreen('price-tea', 'car_pickup')).nodes);
    expect([screen.includes('5.85'), screen.includes('3.91')]).toEqual([true, false]);
    const { status, body } = await backend.expectRefusal('placeOrder', {
      body: buildOrderBody({ branch_id: 'price-tea~mitte' }),
      headers: buildIdempotencyHeader(),
    });
    expect([status, body.code]).toEqual([409, 'stale_total']);
    expect(body.quote).toMatchObject({ total: expect.any(Number) });
  });

  describe('as time passes', () => {
    let shopCount = 0;
    /** Imports a new tea house for each test, because cached screens do not support a clock that goes back. */
    const openShop = async (changeItem?: Parameters<typeof copyTeaHouse>[1]) => {
      const referenceId = `clock-tea-${++shopCount}`;
      const file = copyTeaHouse(referenceId, changeItem);
      const closeOnSundays = ({ hours, ...branch }: TeaHouse['branches'][number]) => ({
        ...branch,
        hours: { ...hours, 6: { closed: true, shifts: [] } },
      });
      await backend.importFile({ ...file, branches: file.branches.map(closeOnSundays) });
      return referenceId;
    };
    /** Returns the screen that the server sends, and the screen that it would send without a cache. */
    const loadServedAndUncached = async (referenceId: string, path: string) => {
      const { nodes } = await requestScreen(referenceId, path);
      const businessResponseText = await requestData(referenceId);
      const task = { path: `/${referenceId}${path}`, referenceId, businessResponseText };
      const { markup } = await renderAgain({ ...task, now: backend.clock.now });
      return { servedScreen: JSON.stringify(nodes), uncachedScreen: markup };
    };

    const expectChange = async (referenceId: string, times: readonly string[], path: string) => {
      const screens = new Set<string>();
      for (const time of times) {
        backend.clock.now = Date.parse(`${time}+01:00`);
        const { servedScreen, uncachedScreen } = await loadServedAndUncached(referenceId, path);
        expect(servedScreen).toBe(uncachedScreen);
        screens.add(servedScreen);
      }
      expect(screens.size).toBe(times.length);
    };

    it.each([
      ['a dish’s daily window begins', '2026-03-04T07:59', '2026-03-04T08:00', '/car_pickup'],
      ['a dish’s daily window ends', '2026-03-04T10:59', '2026-03-04T11:00', '/car_pickup'],
      ['the shop opens', '2026-03-04T07:59', '2026-03-04T08:00', ''],
      ['the shop closes', '2026-03-04T17:59', '2026-03-04T18:00', ''],
      ['the countdown to the opening begins', '2026-03-04T06:59', '2026-03-04T07:00', ''],
      ['the countdown goes down by a minute', '2026-03-04T07:30', '2026-03-04T07:31', ''],
    ])('renders the first screen again when %s', async (_what, before, after, path) => {
      await expectChange(await openShop(), [before, after], path);
    });

    it('renders the first screen again when a new day begins, even if every dish is served all day', async () => {
      const referenceId = await openShop(({ available: _available, ...item }) => item);
      await expectChange(referenceId, ['2026-03-07T23:55', '2026-03-08T00:00'], '');
    });

    it('sends the same first screen from the cache as without a cache', async () => {
      const gapsMinutes = fc.array(
        fc.oneof(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 15, max: 1440 })),
        { minLength: 6, maxLength: 6 },
      );
      const paths = fc.constantFrom('', '/car_pickup', '/car_pickup/food/cake');
      await fc.assert(
        fc.asyncProperty(gapsMinutes, paths, async (gaps, path) => {
          const referenceId = await openShop();
          // Summer time starts on 29 March.
          backend.clock.now = Date.parse('2026-03-28T05:00:00+01:00');
          for (const gapMinutes of gaps) {
            backend.clock.now += gapMinutes * 60_000;
            const { servedScreen, uncachedScreen } = await loadServedAndUncached(referenceId, path);
            expect(servedScreen).toBe(uncachedScreen);
          }
        }),
        { numRuns: Number(pickForScope('8', '60')) },
      );
    });
  });
});
