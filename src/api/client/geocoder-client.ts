import type * as z from 'zod/mini';
import { type geocodeQuery, geocodeResponse, reverseGeocodeResponse } from '../contract/external-contract.ts';
import { ApiError } from './api-errors.ts';
import { createDeadline } from './deadline.ts';

export type GeocodedPlace = z.output<typeof reverseGeocodeResponse>;

export interface GeocoderConfig {
  /** Without a trailing slash. `/search` and `/reverse` are appended. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Default: 6 seconds, because the address is only a convenience. */
  readonly timeoutMs?: number;
  /** Shortest time between the starts of two requests, in ms. Default: 0. */
  readonly intervalMs?: number;
}

interface GeocoderOptions {
  /** The language of the response, as a BCP 47 tag. */
  readonly locale: string;
  readonly signal?: AbortSignal | undefined;
}

export interface Geocoder {
  /** The address at a location. Throws only ApiError, with code `nothing_there` if the service knows no address. */
  reverse(
    location: { readonly lat: number; readonly lng: number },
    options: GeocoderOptions,
  ): Promise<GeocodedPlace>;
  /** Searches by free text, city or country, best match first. Throws only ApiError. */
  search(
    query: Omit<z.input<typeof geocodeQuery>, 'format'>,
    options: GeocoderOptions,
  ): Promise<readonly GeocodedPlace[]>;
}

/** The precision of a house number (spec, section 9). */
const ZOOM = '18';
const TIMEOUT_MS = 6_000;
/** Number of responses to keep, so that returning to a place sends no request. */
const MAX_CACHED = 50;

/**
 * Creates a function that waits until `intervalMs` has passed since the start of the previous request. It returns early
 * on abort.
 */
function createRequestSpacing(intervalMs: number) {
  let nextStart = 0;
  return (signal: AbortSignal): Promise<void> | undefined => {
    const now = Date.now();
    const start = Math.max(now, nextStart);
    nextStart = start + intervalMs;
    if (start === now) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, start - now);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  };
}

/** Parses a response body. Throws ApiError `invalid`, or `refused` if the service found nothing. */
function parseBody<T>(endpoint: string, body: unknown, parse: (body: unknown) => T): T {
  // The public service reports an unknown place, such as the open sea, with status 200.
  if (typeof (Object(body) as { error?: unknown }).error === 'string')
    throw new ApiError('refused', endpoint, {
      body: { code: 'nothing_there', message: 'No address at this location' },
    });
  try {
    return parse(body);
  } catch (cause) {
    throw new ApiError('invalid', endpoint, { cause });
  }
}

/**
 * Creates the client of the geocoding service (spec, section 7). The service belongs to a third party: it receives the
 * location and the language, but none of the backend's headers or tokens.
 */
export function createGeocoder({
  baseUrl,
  fetch,
  timeoutMs = TIMEOUT_MS,
  intervalMs = 0,
}: GeocoderConfig): Geocoder {
  const responses = new Map<string, unknown>();
  const waitForTurn = createRequestSpacing(intervalMs);
  const save = (url: string, body: unknown) => {
    responses.set(url, body);
    const [oldest = url] = responses.keys();
    if (responses.size > MAX_CACHED) responses.delete(oldest);
  };

  async function request(
    endpoint: string,
    query: Readonly<Record<string, string | undefined>>,
    { locale, signal }: GeocoderOptions,
  ): Promise<unknown> {
    const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
    const search = new URLSearchParams([['format', 'jsonv2'], ['accept-language', locale], ...entries]);
    const url = `${baseUrl}/${endpoint}?${search}`;
    if (responses.has(url)) return responses.get(url);
    const deadline = createDeadline(timeoutMs, signal);
    try {
      await waitForTurn(deadline.signal);
      const response = await fetch(url, {
        credentials: 'omit',
        headers: { accept: 'application/json' },
        signal: deadline.signal,
      });
      const { ok, status } = response;
      if (!ok)
        throw new ApiError(status >= 500 || status === 429 ? 'unavailable' : 'refused', endpoint, { status });
      const text = await response.text();
      const body: unknown = JSON.parse(text || 'null');
      save(url, body);
      return body;
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError(cause instanceof SyntaxError ? 'invalid' : deadline.getReason(), endpoint, {
        cause,
      });
    } finally {
      deadline.clear();
    }
  }

  return {
    async reverse({ lat, lng }, options) {
      const body = await request('reverse', { lat: `${lat}`, lon: `${lng}`, zoom: ZOOM }, options);
      return parseBody('reverse', body, (value) => reverseGeocodeResponse.parse(value));
    },
    async search(query, options) {
      const body = await request('search', query, options);
      return parseBody('search', body, (value) => geocodeResponse.parse(value));
    },
  };
}
