import { expect, it, vi } from 'vitest';
import type { ScreenRenderer } from '../../../../src/app/server/first-screen-types.ts';
import { createFirstScreens, type ScreenOptions } from './first-screen-service.ts';

const options: ScreenOptions = {
  referenceId: 'cafe',
  path: '/cafe/car_pickup',
  locale: 'en',
  colorScheme: undefined,
  consent: undefined,
  brand: '',
  linkBase: '',
  firstData: { status: 200, body: {} },
  origin: 'https://orders.example',
  stamp: 'menu 1',
  maxItems: 24,
};

/** A service whose renderer says how often it rendered. Each screen is valid for a minute of the service's clock. */
function createService() {
  const clock = { now: 0 };
  const log = vi.fn();
  let count = 0;
  const renderFirstScreen = vi.fn<ScreenRenderer['renderFirstScreen']>(async ({ now }) => ({
    status: 200,
    html: `<main>screen ${++count}</main>`,
    css: '',
    theme: { themeColor: 'red' },
    validUntil: now + 60_000,
  }));
  const renderer: ScreenRenderer = {
    themeClass: 'theme',
    renderFirstScreen,
    renderThemeCss: (theme, { colorScheme, brand }) =>
      `.theme{--colors:${theme.themeColor} ${brand} ${colorScheme}</style>}`,
  };
  const screens = createFirstScreens({
    loadRenderer: async () => renderer,
    requestSelf: async (path) => new Response(path),
    loadMessages: async () => ({}),
    now: () => clock.now,
    log,
  });
  return { clock, log, renderFirstScreen, screens };
}

it('renders a screen again when the data of the business has changed, and when the clock has changed what it shows', async () => {
  const { clock, renderFirstScreen, screens } = createService();
  await screens.render(options);
  clock.now = 59_999;
  expect((await screens.render(options))?.html).toContain('screen 1');
  clock.now = 60_000;
  expect((await screens.render(options))?.html).toContain('screen 2');
  expect((await screens.render({ ...options, stamp: 'menu 2' }))?.html).toContain('screen 3');
  expect(renderFirstScreen).toHaveBeenCalledTimes(3);
});

it('renders each path and language by itself', async () => {
  const { renderFirstScreen, screens } = createService();
  for (const change of [{ path: '/cafe' }, { locale: 'ar' }]) await screens.render({ ...options, ...change });
  expect(renderFirstScreen).toHaveBeenCalledTimes(2);
});

it('renders once for any number of colours that host pages demand, and adds the rules of each theme', async () => {
  const { renderFirstScreen, screens } = createService();
  const red = await screens.render({ ...options, brand: '#f00' });
  const dark = await screens.render({ ...options, brand: '#00f', colorScheme: 'dark' });
  expect(red?.css).toContain('--colors:red #f00 undefined');
  expect(dark?.css).toContain('--colors:red #00f dark');
  expect(renderFirstScreen).toHaveBeenCalledTimes(1);
});

it('lets nothing in the CSS close the style element around it', async () => {
  const { screens } = createService();
  expect((await screens.render(options))?.css).not.toContain('</style>');
});

it('renders once for many visitors at the same time', async () => {
  const { renderFirstScreen, screens } = createService();
  await Promise.all(Array.from({ length: 20 }, () => screens.render(options)));
  expect(renderFirstScreen).toHaveBeenCalledTimes(1);
});

it('answers the requests of the screen without the network', async () => {
  const { renderFirstScreen, screens } = createService();
  await screens.render(options);
  const fetchInside = renderFirstScreen.mock.calls[0]?.[0].fetch;
  const response = await fetchInside?.('https://orders.example/api/webapp/menu/1');
  expect(await response?.text()).toBe('/api/webapp/menu/1');
});

it('logs and counts a screen that cannot be rendered, and tries again for the next visitor', async () => {
  const { log, renderFirstScreen, screens } = createService();
  const broken = new Error('a dish without a name');
  renderFirstScreen.mockRejectedValueOnce(broken);
  expect(await screens.render(options)).toBeNull();
  expect(log).toHaveBeenCalledWith(broken);
  expect(screens.countFailures()).toBe(1);
  expect(await screens.render(options)).not.toBeNull();
});

it('renders nothing without a renderer', async () => {
  const screens = createFirstScreens({
    loadRenderer: async () => null,
    requestSelf: async () => new Response(),
    loadMessages: async () => ({}),
    now: Date.now,
    log: vi.fn(),
  });
  expect(await screens.render(options)).toBeNull();
});
