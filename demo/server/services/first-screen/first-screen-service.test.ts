import { expect, it, vi } from 'vitest';
import { createFirstScreens, type ScreenOptions } from './first-screen-service.ts';
import type { ScreenRenderer } from './screen-renderer.ts';

const options: ScreenOptions = {
  referenceId: 'cafe',
  themeId: null,
  path: '/cafe/car_pickup',
  locale: 'en',
  colorScheme: undefined,
  consent: undefined,
  brand: '',
  linkBase: '',
  linkSuffix: '',
  businessResponseText: '{"status":200,"body":{}}',
  origin: 'https://orders.example',
  stamp: 'menu 1',
  maxItems: 24,
  format: 'html',
};

/**
 * A service whose renderer counts its renderings in the markup. Each screen is valid for one minute of the service's
 * clock.
 */
function createService() {
  const clock = { now: 0 };
  const log = vi.fn();
  let count = 0;
  const renderScreen = vi.fn<ScreenRenderer['render']>(async ({ now }) => ({
    status: 200,
    markup: `<main>screen ${++count}</main>`,
    css: '',
    theme: { themeColor: 'red' },
    validUntil: now + 60_000,
  }));
  const close = vi.fn(async () => undefined);
  const startRenderer = vi.fn();
  const renderer: ScreenRenderer = {
    start: startRenderer,
    render: renderScreen,
    renderThemeCss: (theme, { colorScheme, brand }) =>
      `.theme{--colors:${theme.themeColor} ${brand} ${colorScheme}</style>}`,
    close,
  };
  const screens = createFirstScreens({
    loadRenderer: async () => renderer,
    localesFolder: '/locales',
    now: () => clock.now,
    log,
    maxWaitMs: 50,
  });
  return { clock, close, log, renderScreen, screens, startRenderer };
}

it('starts the renderer of first screens before the first visitor arrives', async () => {
  const { screens, startRenderer } = createService();
  await screens.prepare();
  expect(startRenderer).toHaveBeenCalledOnce();
});

it('renders a first screen again when the business’s data changes or the screen’s validity ends', async () => {
  const { clock, renderScreen, screens } = createService();
  await screens.render(options);
  clock.now = 59_999;
  expect((await screens.render(options))?.markup).toContain('screen 1');
  clock.now = 60_000;
  expect((await screens.render(options))?.markup).toContain('screen 2');
  expect((await screens.render({ ...options, stamp: 'menu 2' }))?.markup).toContain('screen 3');
  expect(renderScreen).toHaveBeenCalledTimes(3);
});

it('renders the first screen of each path, language and theme separately', async () => {
  const { renderScreen, screens } = createService();
  for (const change of [
    { path: '/cafe' },
    { locale: 'ar' },
    { themeId: 'winter' },
    {},
    { themeId: 'winter' },
  ])
    await screens.render({ ...options, ...change });
  expect(renderScreen).toHaveBeenCalledTimes(4);
});

it('renders one first screen for all host pages, and adds each host page’s brand colour afterwards', async () => {
  const { renderScreen, screens } = createService();
  const redScreen = await screens.render({ ...options, brand: '#f00' });
  const darkScreen = await screens.render({ ...options, brand: '#00f', colorScheme: 'dark' });
  expect(redScreen?.css).toContain('--colors:red #f00 undefined');
  expect(darkScreen?.css).toContain('--colors:red #00f dark');
  expect(renderScreen).toHaveBeenCalledTimes(1);
});

it('prevents the CSS of a first screen from closing the style element around it', async () => {
  const { screens } = createService();
  expect((await screens.render(options))?.css).not.toContain('</style>');
});

it('renders a first screen once for many visitors at the same time', async () => {
  const { renderScreen, screens } = createService();
  await Promise.all(Array.from({ length: 20 }, () => screens.render(options)));
  expect(renderScreen).toHaveBeenCalledTimes(1);
});

it('logs and counts a first screen that cannot be rendered, and retries after half a minute or with new data', async () => {
  const { clock, log, renderScreen, screens } = createService();
  const broken = new Error('a dish without a name');
  renderScreen.mockRejectedValueOnce(broken);
  expect(await screens.render(options)).toBeNull();
  expect(log).toHaveBeenCalledWith(broken);
  expect(screens.countFailures()).toBe(1);
  clock.now = 29_999;
  expect(await screens.render(options)).toBeNull();
  expect(renderScreen).toHaveBeenCalledTimes(1);
  expect(await screens.render({ ...options, stamp: 'menu 2' })).not.toBeNull();
  clock.now = 30_000;
  expect(await screens.render(options)).not.toBeNull();
  expect(screens.countFailures()).toBe(1);
});

it('sends no first screen that shows an error, because the error may be over when the app has loaded', async () => {
  const { log, renderScreen, screens } = createService();
  renderScreen.mockResolvedValueOnce({ status: 500, markup: '', css: '', theme: {}, validUntil: 60_000 });
  expect(await screens.render(options)).toBeNull();
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('status 500') }),
  );
});

it('stops waiting for a slow first screen, and caches the screen for the next visitor', async () => {
  const { renderScreen, screens } = createService();
  let finishRendering: () => void = () => undefined;
  renderScreen.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finishRendering = () =>
          resolve({ status: 200, markup: 'slow', css: '', theme: {}, validUntil: 60_000 });
      }),
  );
  expect(await screens.render(options)).toBeNull();
  finishRendering();
  expect((await screens.render(options))?.markup).toBe('slow');
  expect(screens.countFailures()).toBe(0);
});

it('stops the renderer’s threads when the first-screen service closes', async () => {
  const { close, screens } = createService();
  await screens.render(options);
  await screens.close();
  expect(close).toHaveBeenCalledTimes(1);
});

it('sends no first screen when there is no renderer', async () => {
  const screens = createFirstScreens({
    loadRenderer: async () => null,
    localesFolder: '/locales',
    now: Date.now,
    log: vi.fn(),
  });
  expect(await screens.render(options)).toBeNull();
  await screens.close();
});
