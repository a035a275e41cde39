import { createClient } from '../../api/client/api-client.ts';
import { createReporter } from '../../api/client/reporter.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import type { Guard } from '../../router/guard-chain.ts';
import { matchPath } from '../../router/match.ts';
import { createStores } from '../../stores/create-stores.ts';
import type { GuardServices } from '../service-types.ts';
import { plainConfig } from './test-config.ts';

export interface FakeResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Creates the services of an app whose backend sends these responses. */
export function createGuardServices(
  restaurantResponse: FakeResponse,
  createItemResponse: () => FakeResponse = () => ({ status: 404, body: {} }),
): GuardServices {
  const reporter = createReporter(undefined, () => undefined);
  const respond: typeof fetch = async (input) => {
    const path = String(input);
    const { status, body } = path.includes('/restaurant/')
      ? restaurantResponse
      : path.includes('/item/')
        ? createItemResponse()
        : { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  };
  const i18n = createI18n({ locale: 'en', load: async () => ({}), warn: () => undefined });
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    fetch: respond,
    getLocale: () => 'en',
    getToken: () => null,
    now: () => new Date(),
    reporter,
    getRandom: () => 0,
  });
  const stores = createStores({
    client,
    storage: createMemoryStorage(),
    now: Date.now,
    createId: () => crypto.randomUUID(),
    referenceId: 'demo',
    apiOrigin: 'https://shop.test',
    reporter,
    page: { isHidden: () => false, subscribe: () => () => undefined },
  });
  return {
    config: plainConfig,
    stores,
    i18n,
    getLanguagePreferences: () => ({ requestedLocale: undefined, cookies: '', browserLocales: ['ar'] }),
  };
}

/** Runs a guard for a navigation to `path`. */
export const runGuard = (guards: Record<string, Guard>, name: string, path: string, fromPath?: string) => {
  const targetRoute = matchPath(path);
  const guard = guards[name];
  if (!targetRoute || !guard) throw new Error(`No such path or guard: ${path}, ${name}`);
  const from = fromPath === undefined ? null : matchPath(fromPath);
  return guard({ to: targetRoute, from, signal: new AbortController().signal });
};
