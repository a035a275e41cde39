import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';

const WINTER = { theme_color: '#123456', background: { option: 'gradient', gradient: ['#fff', '#eef'] } };

describe.each(pgliteOnly)('the themes of a business, on $name', (engine) => {
  const backend = useBackend(engine);
  const params = { reference_id: 'themed' };
  const importThemed = async (themes: object) =>
    backend.importFile({
      ...(JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as object),
      reference_id: 'themed',
      domains: ['themed.example.com'],
      themes,
    });
  beforeAll(() => importThemed({ winter: WINTER, plain: {} }));

  const readThemes = async (theme_id?: string) => {
    const query = { theme_id };
    const domain = { domain: 'themed.example.com' };
    const responses = [
      await backend.call('restaurant', { params, query }),
      await backend.call('restaurantDomain', { params: domain, query }),
      await backend.call('restaurantDomainBranch', { params: { ...domain, activeBranchRef: 'nord' }, query }),
    ];
    return responses.map((response) => [response.theme_id, response.restaurant.theme_color]);
  };

  // @spec calls/get-webapp-v5-restaurant-reference-id, calls/get-webapp-v5-restaurant-domain-domain
  // @spec calls/get-webapp-v5-restaurant-domain-domain-active-branch-ref
  it('returns the previewed theme in all three restaurant calls, and changes nothing else in them', async () => {
    expect(await readThemes('winter')).toEqual(Array(3).fill(['winter', '#123456']));
    const defaultResponse = await backend.call('restaurant', { params });
    const { theme_id, restaurant, ...otherFields } = await backend.call('restaurant', {
      params,
      query: { theme_id: 'winter' },
    });
    expect(restaurant).toEqual({
      ...defaultResponse.restaurant,
      ...WINTER,
      background: restaurant.background,
    });
    expect({ ...otherFields, theme_id: null, restaurant: defaultResponse.restaurant }).toEqual(
      defaultResponse,
    );
    expect(restaurant.background).toMatchObject(WINTER.background);
  });

  // @spec calls/get-webapp-v5-restaurant-reference-id
  it.each(['', 'summer', 'constructor', '__proto__', 'WINTER'])(
    'returns the business’s usual theme when the request names the unknown theme "%s"',
    async (name) => {
      expect(await readThemes(name)).toEqual(Array(3).fill([null, 'rgb(109,85,124)']));
    },
  );

  // @spec calls/get-webapp-v5-menu-branch-id
  it('sends the same menu in every theme', async () => {
    const branch = { branch_id: 'themed~mitte' };
    const menu = await backend.call('menu', { params: branch });
    expect(await backend.call('menu', { params: branch, query: { theme_id: 'winter' } })).toEqual(menu);
  });

  it('a page that previews a theme keeps its URL, icons and sharing metadata', async () => {
    const readHead = async (query: string) => {
      const html = await (await backend.request(`/themed${query}`)).text();
      const matchHead = (pattern: RegExp) => pattern.exec(html)?.[1];
      return {
        links: [
          /rel="canonical" href="([^"]*)"/,
          /rel="icon"[^>]* href="([^"]*)"/,
          /og:url" content="([^"]*)"/,
        ].map(matchHead),
        color: matchHead(/name="theme-color"[^>]* content="([^"]*)"/),
        element: matchHead(/(<order-app[^>]*>)/),
      };
    };
    const defaultHead = await readHead('');
    const winterHead = await readHead('?theme_id=winter');
    expect(winterHead.links).toEqual(defaultHead.links);
    expect([defaultHead.color, winterHead.color]).toEqual(['rgb(109,85,124)', '#123456']);
    expect(winterHead.element).toContain(' theme-id="winter"');
    expect(defaultHead.element).not.toContain('theme-id');
    // The page passes an unknown theme to the app, which reports it in the browser's console.
    expect((await readHead('?theme_id=%22%3E')).element).toContain(' theme-id="&quot;&gt;"');
    expect(await readHead('')).toEqual(defaultHead);
  });

  it.each([
    [{ winter: { theme_color: 'red; content: x'.repeat(9) } }, 'themes.winter.theme_color'],
    [{ winter: { background: { option: 'gradient' } } }, 'themes.winter.background.gradient'],
    [{ winter: { currency: 'EUR' } }, 'themes.winter'],
    [{ 'Two words': {} }, 'themes'],
  ])(
    'refuses a business file with the themes %j, and reports the path of the error',
    async (themes, errorPath) => {
      await expect(importThemed(themes)).rejects.toThrow(errorPath);
    },
  );
});
