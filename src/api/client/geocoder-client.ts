import type * as z from 'zod/mini';
import { type geocodeQuery, geocodeResponse, reverseGeocodeResponse } from '../contract/external-contract.ts';
import { ApiError } from './api-errors.ts';

export type GeocodedPlace = z.output<typeof reverseGeocodeResponse>;

export interface GeocoderConfig {
  /** `/search` and `/reverse` are appended. Without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** 6 seconds unless given: an address is a help, and nobody waits for it longer. */
  readonly timeoutMs?: number;
}

interface Asked {
  /** The language of the answer, as BCP 47 has it. */
  readonly locale: string;
  readonly signal?: AbortSignal | undefined;
}

export interface Geocoder {
  /** What is at a place. Throws ApiError, nothing else; code `nothing_there` where the service knows of nothing. */
  reverse(place: { readonly lat: number; readonly lng: number }, asked: Asked): Promise<GeocodedPlace>;
  /** By free text, a city, or a country with its polygon; the best first. Throws ApiError, nothing else. */
  search(
    query: Omit<z.input<typeof geocodeQuery>, 'format'>,
    asked: Asked,
  ): Promise<readonly GeocodedPlace[]>;
}

/** The spec's, section 9: down to the house. */
const ZOOM = '18';
const TIMEOUT_MS = 6_000;

/** Ends when the caller says so, and at the latest after so many ms. */
function patience(ms: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, ms);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  return {
    signal: controller.signal,
    why: (): 'aborted' | 'timeout' | 'network' =>
      signal?.aborted ? 'aborted' : isLate ? 'timeout' : 'network',
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
}

/** Read by a schema, or an error that says that the answer is none. */
function read<T>(what: string, body: unknown, parse: (body: unknown) => T): T {
  // With status 200, as the public service says that there is nothing but sea.
  if (typeof (Object(body) as { error?: unknown }).error === 'string')
    throw new ApiError('refused', what, { body: { code: 'nothing_there', message: 'Nothing is there' } });
  try {
    return parse(body);
  } catch (cause) {
    throw new ApiError('invalid', what, { cause });
  }
}

/**
 * The geocoding service (spec, section 7). It is another party's: it gets the place and the language, and none of the
 * headers and tokens of the backend.
 */
export function createGeocoder({ baseUrl, fetch, timeoutMs = TIMEOUT_MS }: GeocoderConfig): Geocoder {
  async function ask(
    what: string,
    query: Readonly<Record<string, string | undefined>>,
    { locale, signal }: Asked,
  ): Promise<unknown> {
    const said = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
    const search = new URLSearchParams([['format', 'jsonv2'], ['accept-language', locale], ...said]);
    const wait = patience(timeoutMs, signal);
    try {
      const response = await fetch(`${baseUrl}/${what}?${search}`, {
        credentials: 'omit',
        headers: { accept: 'application/json' },
        signal: wait.signal,
      });
      const { ok, status } = response;
      if (!ok)
        throw new ApiError(status >= 500 || status === 429 ? 'unavailable' : 'refused', what, { status });
      const text = await response.text();
      return JSON.parse(text || 'null');
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError(cause instanceof SyntaxError ? 'invalid' : wait.why(), what, { cause });
    } finally {
      wait.end();
    }
  }

  return {
    async reverse({ lat, lng }, asked) {
      const body = await ask('reverse', { lat: `${lat}`, lon: `${lng}`, zoom: ZOOM }, asked);
      return read('reverse', body, (of) => reverseGeocodeResponse.parse(of));
    },
    async search(query, asked) {
      const body = await ask('search', query, asked);
      return read('search', body, (of) => geocodeResponse.parse(of));
    },
  };
}
