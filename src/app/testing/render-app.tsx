import { act, cleanup, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { createPageVisibility } from '../../stores/page-visibility.ts';
import type { AppConfig } from '../app-config.ts';
import { createServices } from '../services.ts';
import { Shell } from '../shell.tsx';
import { createStoryFetch, type FakeRoutes } from './story-backend.ts';
import { plainConfig } from './test-config.ts';

afterEach(cleanup);

interface AppOptions {
  readonly config?: Partial<AppConfig>;
  /** Responses that differ from the default ones. */
  readonly routes?: FakeRoutes;
  readonly isLoggedIn?: boolean;
}

/** Starts the whole app at a path, with its guards and layouts, over a fake backend. */
export async function renderApp(path: string, { config, routes, isLoggedIn }: AppOptions = {}) {
  // jsdom has no layout, so the element is narrow.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const storage = createMemoryStorage();
  if (isLoggedIn)
    storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token: 'token', userId: 'u1' } }));
  const services = await createServices(
    {
      ...plainConfig,
      loadLocale: async (code) => (await import(`../../../locales/${code}.json`)).default,
      ...config,
    },
    {
      fetch: createStoryFetch(plainConfig.apiBase, routes, () =>
        Promise.reject(new TypeError('Failed to fetch')),
      ),
      readCookies: () => '',
      languages: ['en'],
      storage,
      tabStorage: createMemoryStorage(),
      clock: Date,
      page: createPageVisibility(),
      openEventSource: undefined,
      createHistory: () => createMemoryHistory(path),
    },
  );
  services.stores.start();
  await services.i18n.ready;
  await act(async () => {
    render(<Shell services={services} brand="" onFirstScreen={() => undefined} />);
    await services.router.start();
  });
  return services;
}
