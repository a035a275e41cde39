/**
 * The geocoder for addresses outside the demo's cities: a service with Nominatim's API. Responses are cached, and
 * requests to the public service comply with its usage policy.
 */

import type * as z from 'zod/mini';
import {
  geocodeResponse,
  reverseGeocodeResponse,
} from '../../../../../src/api/contract/external-contract.ts';
import type { Point } from '../../../../../src/domain/geo/geo.ts';
import { createLruCache } from '../../shared/lru-cache.ts';
import { Refusal } from '../../shared/refusal.ts';

type Query = Readonly<Record<string, string | undefined>>;
type Place = z.output<typeof reverseGeocodeResponse>;

/** The service to use, and its limits. */
export interface UpstreamConfig {
  /** Base URL without a trailing slash. The client appends `/search`, `/reverse` or `/lookup`. */
  readonly baseUrl: string;
  /** Minimum time between the starts of two requests, in ms. */
  readonly intervalMs: number;
  /** Whether the service allows requests while the customer types. */
  readonly allowsTyping: boolean;
}

interface UpstreamDeps extends UpstreamConfig {
  readonly fetch: typeof globalThis.fetch;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: (error: unknown) => void;
}

export interface UpstreamGeocoder {
  readonly allowsTyping: boolean;
  /** `query` has Nominatim's parameters. Throws Refusal 503 `geocoder_unavailable`. */
  search(query: Query, languages: readonly string[]): Promise<readonly Place[]>;
  /** Finds the address at a position. Null when the service has none. Throws Refusal 503 `geocoder_unavailable`. */
  reverse(at: Point, languages: readonly string[]): Promise<Place | null>;
  /** A place by the id that `toOsmKey` returns. Null for an unknown id. Throws Refusal 503 `geocoder_unavailable`. */
  lookup(osmKey: string, languages: readonly string[]): Promise<Place | null>;
}

/** OpenStreetMap's public service. Its policy: at most one request per second, a cache, no searching while typing. */
const PUBLIC_HOST = 'nominatim.openstreetmap.org';
const PUBLIC_INTERVAL_MS = 1000;
/** The policy requires every application to identify itself. */
const USER_AGENT = 'order-app/1 (self-hosted online ordering)';
const TIMEOUT_MS = 5000;
/** A request that would have to wait longer than this is refused, because customers do not wait that long. */
const MAX_WAIT_MS = 4000;
const CACHE_MS = 86_400_000;
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
/** Responses longer than this are refused. Even a country's simplified outline is far shorter. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

/** The settings for the service at a URL. */
export const toUpstreamConfig = (url: string): UpstreamConfig => {
  const isPublic = new URL(url).hostname === PUBLIC_HOST;
  return {
    baseUrl: url.replace(/\/+$/, ''),
    intervalMs: isPublic ? PUBLIC_INTERVAL_MS : 0,
    allowsTyping: !isPublic,
  };
};

/**
 * The id of an OpenStreetMap object for `/lookup`, such as `N123`. Null when the response does not identify the object.
 */
export const toOsmKey = ({ osm_type, osm_id }: Place): string | null =>
  osm_type && osm_id !== undefined ? `${osm_type[0]?.toUpperCase()}${osm_id}` : null;

const createUnavailableRefusal = (): Refusal =>
  new Refusal(503, 'geocoder_unavailable', 'The address service does not respond. Try again later.');

/** Creates the client of an upstream service. Identical concurrent requests share one response. */
export function createUpstreamGeocoder(deps: UpstreamDeps): UpstreamGeocoder {
  const { baseUrl, intervalMs, allowsTyping, now, log } = deps;
  const cache = createLruCache<string, { readonly text: string; readonly loadedAt: number }>({
    maxWeight: MAX_CACHE_BYTES,
    weigh: ({ text }) => text.length,
  });
  const pendingRequests = new Map<string, Promise<string>>();
  let nextStartTime = 0;

  const waitForTurn = async (): Promise<void> => {
    const startTime = Math.max(Date.now(), nextStartTime);
    const waitMs = startTime - Date.now();
    if (waitMs > MAX_WAIT_MS) throw createUnavailableRefusal();
    nextStartTime = startTime + intervalMs;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  };

  const loadResponse = async (url: string): Promise<string> => {
    await waitForTurn();
    try {
      const response = await deps.fetch(url, {
        headers: { accept: 'application/json', 'user-agent': USER_AGENT },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (!response.ok || text.length > MAX_RESPONSE_BYTES)
        throw new Error(`The geocoder responded with status ${response.status}, ${text.length} characters`);
      cache.set(url, { text, loadedAt: now() });
      return text;
    } catch (error) {
      log(error);
      throw createUnavailableRefusal();
    }
  };

  const request = async (path: string, query: Query, languages: readonly string[]): Promise<unknown> => {
    const entries = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const search = new URLSearchParams([
      ...entries,
      ['format', 'jsonv2'],
      ['accept-language', languages.filter(Boolean).join(',') || 'en'],
    ]);
    const url = `${baseUrl}/${path}?${search}`;
    const cached = cache.get(url);
    if (cached && now() - cached.loadedAt < CACHE_MS) return JSON.parse(cached.text);
    const sharedResponse =
      pendingRequests.get(url) ?? loadResponse(url).finally(() => pendingRequests.delete(url));
    pendingRequests.set(url, sharedResponse);
    const text = await sharedResponse;
    try {
      return JSON.parse(text);
    } catch (error) {
      log(error);
      throw createUnavailableRefusal();
    }
  };

  const parse = <T>(body: unknown, read: (body: unknown) => T): T => {
    try {
      return read(body);
    } catch (error) {
      log(error);
      throw createUnavailableRefusal();
    }
  };

  return {
    allowsTyping,
    async search(query, languages) {
      const body = await request('search', query, languages);
      return parse(body, (value) => geocodeResponse.parse(value));
    },
    async reverse({ lat, lng }, languages) {
      const body = await request('reverse', { lat: `${lat}`, lon: `${lng}`, zoom: '18' }, languages);
      // The public service reports an unknown place, such as the open sea, with status 200.
      if ('error' in Object(body)) return null;
      return parse(body, (value) => reverseGeocodeResponse.parse(value));
    },
    async lookup(osmKey, languages) {
      const body = await request('lookup', { osm_ids: osmKey, addressdetails: '1' }, languages);
      return parse(body, (value) => geocodeResponse.parse(value))[0] ?? null;
    },
  };
}
