import type { Business } from '../../services/menu/business-catalogue.ts';
import { createLruCache } from '../../services/shared/lru-cache.ts';
import { type CachedBody, cacheJson } from './json-response.ts';

interface CacheEntry<Made> {
  /** Cache key, unique over all businesses. */
  readonly name: string;
  /** Version of the body. A cached body with another stamp is replaced. */
  readonly stamp: string;
  readonly make: () => Made;
}

/** In bytes of JSON. The compressed forms are not counted. */
const MAX_CACHED_BYTES = 128 * 1024 * 1024;

/** Caches the most recently used bodies, each until its stamp changes. */
export function createBodyCache(maxBytes = MAX_CACHED_BYTES) {
  const kept = createLruCache<string, { readonly stamp: string; readonly body: CachedBody }>({
    maxWeight: maxBytes,
    weigh: ({ body }) => body.bytes,
  });
  return ({ name, stamp, make }: CacheEntry<CachedBody>): CachedBody => {
    const found = kept.get(name);
    if (found?.stamp === stamp) return found.body;
    const body = make();
    kept.set(name, { stamp, body });
    return body;
  };
}

/** A body cache for the responses of API calls. */
export function createJsonCache(maxBytes = MAX_CACHED_BYTES) {
  const keep = createBodyCache(maxBytes);
  return ({ make, ...wanted }: CacheEntry<object>): CachedBody =>
    keep({ ...wanted, make: () => cacheJson({ error: 0, ...make() }) });
}

/** Caches a body until the business's version or `also` changes. */
export type BusinessCache = (
  business: Business,
  name: string,
  make: () => object,
  also?: string,
) => CachedBody;

/** A cache for responses about businesses. */
export function createBusinessCache(): BusinessCache {
  const keep = createJsonCache();
  return ({ referenceId, contentHash }, name, make, also = '') =>
    keep({ name: `${referenceId} ${name}`, stamp: `${contentHash} ${also}`, make });
}
