import { expect, it, vi } from 'vitest';
import { createFirstScreens, type ScreenOptions } from './first-screen-service.ts';
import type { ScreenRenderer } from './screen-renderer.ts';

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
  const renderer = vi.fn<ScreenRenderer>(async ({ path, now }) => ({
    status: 200,
    path,
    html: `<main>screen ${++count}</main>`,
    css: '',
    themes: null,
    validUntil: now + 60_000,
  }));
  const screens = createFirstScreens({
    loadRenderer: async () => renderer,
    requestSelf: async (path) => new Response(path),
    loadMessages: async () => ({}),
    now: () => clock.now,
    log,
  });
  return { clock, log, renderer, screens };
}

it('renders a screen again when the data of the business has changed, and when the clock has changed what it shows', async () => {
  const { clock, renderer, screens } = createService();
  await screens.render(options);
  clock.now = 59_999;
  expect((await screens.render(options))?.html).toContain('screen 1');
  clock.now = 60_000;
  expect((await screens.render(options))?.html).toContain('screen 2');
  expect((await screens.render({ ...options, stamp: 'menu 2' }))?.html).toContain('screen 3');
  expect(renderer).toHaveBeenCalledTimes(3);
});

it('renders each path, language, colour scheme and brand colour by itself', async () => {
  const { renderer, screens } = createService();
  for (const change of [{ path: '/cafe' }, { locale: 'ar' }, { colorScheme: 'dark' }, { brand: '#f00' }])
    await screens.render({ ...options, ...change });
  expect(renderer).toHaveBeenCalledTimes(4);
});

it('renders once for many visitors at the same time', async () => {
  const { renderer, screens } = createService();
  await Promise.all(Array.from({ length: 20 }, () => screens.render(options)));
  expect(renderer).toHaveBeenCalledTimes(1);
});

it('answers the requests of the screen without the network', async () => {
  const { renderer, screens } = createService();
  await screens.render(options);
  const fetchInside = renderer.mock.calls[0]?.[0].fetch;
  const response = await fetchInside?.('https://orders.example/api/webapp/menu/1');
  expect(await response?.text()).toBe('/api/webapp/menu/1');
});

it('logs and counts a screen that cannot be rendered, and tries again for the next visitor', async () => {
  const { log, renderer, screens } = createService();
  const broken = new Error('a dish without a name');
  renderer.mockRejectedValueOnce(broken);
  expect(await screens.render(options)).toBeNull();
  expect(log).toHaveBeenCalledWith(broken);
  expect(screens.failureCount()).toBe(1);
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
