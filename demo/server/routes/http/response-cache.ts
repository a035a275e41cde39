import type { Business } from '../../services/menu/business-catalogue.ts';
import { createLruCache } from '../../services/shared/lru-cache.ts';
import { type CachedBody, cacheJson } from './json-response.ts';

interface CacheEntry<Made> {
  /** What is asked for, over all businesses. */
  readonly name: string;
  /** Changes whenever the body may. */
  readonly stamp: string;
  readonly make: () => Made;
}

/** In bytes of JSON; encodings of a body come on top of it, a fraction of that. */
const MAX_CACHED_BYTES = 128 * 1024 * 1024;

/** Keeps the bodies that were asked for last, each as long as its stamp is the same. */
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

/** The same for answers of calls. */
export function createJsonCache(maxBytes = MAX_CACHED_BYTES) {
  const keep = createBodyCache(maxBytes);
  return ({ make, ...wanted }: CacheEntry<object>): CachedBody =>
    keep({ ...wanted, make: () => cacheJson({ error: 0, ...make() }) });
}

/** A body that is the same as long as the version of the business is, and `also`. */
export type BusinessCache = (
  business: Business,
  name: string,
  make: () => object,
  also?: string,
) => CachedBody;

/** Keeps the bodies of answers about businesses. */
export function createBusinessCache(): BusinessCache {
  const keep = createJsonCache();
  return ({ referenceId, contentHash }, name, make, also = '') =>
    keep({ name: `${referenceId} ${name}`, stamp: `${contentHash} ${also}`, make });
}
