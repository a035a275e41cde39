import { Hono } from 'hono';
import { isLoopbackName } from './exposure.ts';
import { folders } from './folders.ts';
import { buildOpenApi } from './routes/api/openapi.ts';
import { serveContract } from './routes/api/serve-contract.ts';
import { createGeocoderRoutes } from './routes/delivery/geocoder-routes.ts';
import { createTileRoutes } from './routes/delivery/tile-routes.ts';
import { createBodyLimits } from './routes/http/body-limits.ts';
import { createCommonHeaders } from './routes/http/common-headers.ts';
import { cacheJson, sendSharedJson } from './routes/http/json-response.ts';
import { requireLocalHost } from './routes/http/local-hosts.ts';
import { sendRefusal } from './routes/http/refusal-response.ts';
import { createRequestQueue, type InternalRequest } from './routes/http/request-queue.ts';
import { createBusinessCache } from './routes/http/response-cache.ts';
import { createMenuResponses } from './routes/menu/menu-responses.ts';
import { createMediaRoutes } from './routes/static/media-routes.ts';
import { toBusinessFileSchema } from './services/business-file/business-file.ts';
import { createAddressSearch } from './services/delivery/address-search.ts';
import { createGeocoder } from './services/delivery/geocoder/local-geocoder.ts';
import { createCityTest, NO_PLACES, readPlaces } from './services/delivery/geocoder/places.ts';
import {
  createUpstreamGeocoder,
  type UpstreamConfig,
} from './services/delivery/geocoder/upstream-geocoder.ts';
import { createTiles } from './services/delivery/tiles/tile-service.ts';
import { createFirstScreens } from './services/first-screen/first-screen-service.ts';
import { loadRenderer, type ScreenRenderer } from './services/first-screen/screen-renderer.ts';
import { createReadiness } from './services/shared/readiness.ts';
import { createNotFoundRefusal } from './services/shared/refusal.ts';
import { wireCalls } from './wire-calls.ts';
import { wirePages } from './wire-pages.ts';
import { type ServiceDeps, wireServices } from './wire-services.ts';

/** Value of `Retry-After`: when a proxy should check again whether the server is ready. */
const READY_RETRY_S = '5';

interface AppDeps extends ServiceDeps {
  /**
   * Whether no operator has a password. If so, the server answers only requests for this machine's host names, and a
   * one-time link opens the console. Default: false.
   */
  readonly isLocalOnly?: boolean;
  /** Folder of the built widget. Null selects the build output of this repository. */
  readonly widgetDir?: string | null;
  /** Whether to trust the client address that a proxy forwards. */
  readonly trustProxy?: boolean;
  /** The URL to which hosted pages report the app's errors. Null, the default, means that they report none. */
  readonly errorEndpoint?: string | null;
  /** Whether anyone can load the widget's source maps. */
  readonly serveSourceMaps?: boolean;
  /** Timeout for a response to an API call, in ms. */
  readonly requestTimeoutMs?: number;
  /** Whether the disk is almost full, so that the database is read-only. */
  readonly isDiskFull?: () => boolean;
  /**
   * The geocoder for addresses outside the demo's cities. If null, which is the default, only the demo's cities can be
   * found.
   */
  readonly geocoder?: UpstreamConfig | null;
  /**
   * Whether the server has the demo businesses. It then serves the demo sites and finds addresses in the demo's cities.
   * Default: true.
   */
  readonly hasDemoBusinesses?: boolean;
  /** Renders first screens. Default: the built renderer of this repository. */
  readonly loadScreenRenderer?: () => Promise<ScreenRenderer | null>;
}

export interface App {
  readonly hono: Hono<InternalRequest>;
  /** Loads data in the background that the first visitor would otherwise wait for. */
  readonly prepare: () => Promise<void>;
  /**
   * Announces that the server is stopping: `/readyz` refuses new requests, and streams end so that their clients
   * reconnect.
   */
  readonly beginStop: () => void;
  /** Stops the background workers and the threads. Resolves when they have stopped. */
  readonly close: () => Promise<void>;
}

/** Creates the whole backend on an open database. It does not listen on a port. */
export function createApp({
  isLocalOnly = false,
  widgetDir = null,
  trustProxy = false,
  serveSourceMaps = false,
  errorEndpoint = null,
  requestTimeoutMs,
  isDiskFull = () => false,
  loadScreenRenderer,
  geocoder = null,
  hasDemoBusinesses = true,
  ...deps
}: AppDeps): App {
  const { now, log, publicOrigin = null } = deps;
  const hono = new Hono<InternalRequest>();
  const requestSelf = async (path: string, init: RequestInit) =>
    hono.request(path, init, { isInternal: true });
  const services = wireServices(deps, requestSelf);
  const { catalogue, smartCategories } = services;
  const readiness = createReadiness({ db: deps.db, isDiskFull });
  const businessCache = createBusinessCache();
  const menuResponses = createMenuResponses({ catalogue, smartCategories, businessCache, now });
  const firstScreens = createFirstScreens({
    loadRenderer:
      loadScreenRenderer ?? (() => loadRenderer({ workerFile: folders.screenWorker, requestSelf })),
    localesFolder: folders.locales,
    now,
    log,
  });
  const places = readPlaces();
  const upstreamGeocoder = geocoder && createUpstreamGeocoder({ ...geocoder, fetch, now, log });
  // The customers of a real business must not find streets in the demo's cities.
  const knownPlaces = hasDemoBusinesses || !upstreamGeocoder ? places : NO_PLACES;
  const demoGeocoder = createGeocoder(knownPlaces);
  const addresses = createAddressSearch(demoGeocoder, upstreamGeocoder);
  const calls = wireCalls({
    services,
    menuResponses,
    firstScreens,
    businessCache,
    addresses,
    now,
    log,
    trustProxy,
  });
  const openApiJson = cacheJson(buildOpenApi(calls));
  const fileSchema = cacheJson(toBusinessFileSchema());

  if (isLocalOnly) hono.use('*', requireLocalHost(isLoopbackName));
  hono.route('/', createCommonHeaders(publicOrigin));
  hono.route('/', createBodyLimits(requestTimeoutMs));
  hono.route('/', createRequestQueue(requestTimeoutMs ? { timeoutMs: requestTimeoutMs } : {}));
  hono.get('/api/openapi.json', (c) => sendSharedJson(c, openApiJson));
  hono.route('/api', serveContract(calls));
  hono.all('/api/*', () => {
    throw createNotFoundRefusal('The call');
  });
  hono.get('/healthz', (c) => c.json({ ok: true, failedFirstScreens: firstScreens.countFailures() }));
  hono.get('/readyz', async (c) => {
    const reason = await readiness.check();
    if (reason) c.header('retry-after', READY_RETRY_S);
    return c.json({ ok: !reason, ...(reason && { reason }) }, reason ? 503 : 200);
  });
  hono.get('/business-file.schema.json', (c) => sendSharedJson(c, fileSchema));
  hono.route('/tiles', createTileRoutes(createTiles(services.readOrGenerateFile, places)));
  hono.route(
    '/geocoder',
    createGeocoderRoutes({
      geocoder: demoGeocoder,
      upstream: upstreamGeocoder,
      isInDemoCity: createCityTest(knownPlaces),
    }),
  );
  hono.route('/media', createMediaRoutes(services.pictures));
  for (const pages of wirePages({
    services,
    menuResponses,
    firstScreens,
    errorEndpoint,
    publicOrigin,
    trustProxy,
    isLocalOnly,
    now,
    hasDemoBusinesses,
    widget: widgetDir ?? folders.widget,
    sourceMaps: serveSourceMaps ? folders.sourceMaps : null,
  }))
    hono.route('/', pages);
  hono.notFound((c) => sendRefusal(c, createNotFoundRefusal('The page'), log));
  hono.onError((error, c) => sendRefusal(c, error, log));
  return {
    hono,
    prepare: firstScreens.prepare,
    beginStop() {
      readiness.stop();
      services.feed.close();
    },
    async close() {
      await Promise.all([firstScreens.close(), services.close()]);
    },
  };
}
