import type * as z from 'zod/mini';
import { ApiError } from './errors.ts';
import { type geocodeQuery, geocodeResponse, reverseGeocodeResponse } from './schemas/geocode.ts';

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

/**
 * The geocoding service (spec, section 7). It is another party's: it gets the place and the language, and none of the
 * headers and tokens of the backend.
 */
export function createGeocoder({ baseUrl, fetch, timeoutMs = TIMEOUT_MS }: GeocoderConfig): Geocoder {
  async function ask<T>(
    what: string,
    query: Readonly<Record<string, string | undefined>>,
    read: (body: unknown) => T,
    { locale, signal }: Asked,
  ): Promise<T> {
    const controller = new AbortController();
    const stop = () => controller.abort();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop();
    }, timeoutMs);
    signal?.addEventListener('abort', stop, { once: true });
    const search = new URLSearchParams({ format: 'jsonv2', 'accept-language': locale });
    for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
    try {
      if (signal?.aborted) stop();
      const response = await fetch(`${baseUrl}/${what}?${search}`, {
        credentials: 'omit',
        headers: { accept: 'application/json' },
        signal: controller.signal,
      });
      const { status } = response;
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok)
        throw new ApiError(status >= 500 || status === 429 ? 'unavailable' : 'refused', what, {
          status,
          body,
        });
      return read(body);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError(signal?.aborted ? 'aborted' : late ? 'timeout' : 'network', what, { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Read by a schema, or an error that says that the answer is none. */
  const by =
    <T>(what: string, parse: (body: unknown) => T) =>
    (body: unknown): T => {
      try {
        return parse(body);
      } catch (cause) {
        throw new ApiError('invalid', what, { cause });
      }
    };

  return {
    reverse({ lat, lng }, asked) {
      const query = { lat: `${lat}`, lon: `${lng}`, zoom: ZOOM };
      return ask('reverse', query, readReverse, asked);
    },
    search: (query, asked) => ask('search', query, by('search', geocodeResponse.parse), asked),
  };

  function readReverse(body: unknown): GeocodedPlace {
    // With status 200, as the public service says that there is nothing but sea.
    if (typeof (Object(body) as { error?: unknown }).error === 'string')
      throw new ApiError('refused', 'reverse', {
        body: { code: 'nothing_there', message: 'Nothing is there' },
      });
    return by('reverse', reverseGeocodeResponse.parse)(body);
  }
}
