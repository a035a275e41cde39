import type { Business } from '../../services/menu/business-catalogue.ts';
import { createLruCache } from '../../services/shared/lru-cache.ts';
import { type CachedBody, cacheJson } from './json-response.ts';

interface CacheEntry<Body> {
  /** Cache key, unique across all businesses. */
  readonly key: string;
  /** Version of the body. A cached body with a different stamp is replaced. */
  readonly stamp: string;
  readonly render: () => Body;
}

/** Maximum total size of the uncompressed bodies, in bytes. Their compressed copies do not count. */
const MAX_CACHED_BYTES = 128 * 1024 * 1024;

/** Caches the most recently used bodies, each until its stamp changes. */
function createBodyCache(maxBytes = MAX_CACHED_BYTES) {
  const entries = createLruCache<string, { readonly stamp: string; readonly body: CachedBody }>({
    maxWeight: maxBytes,
    weigh: ({ body }) => body.bytes,
  });
  return ({ key, stamp, render }: CacheEntry<CachedBody>): CachedBody => {
    const entry = entries.get(key);
    if (entry?.stamp === stamp) return entry.body;
    const body = render();
    entries.set(key, { stamp, body });
    return body;
  };
}

/** A body cache for the responses of API calls. */
export function createJsonCache(maxBytes = MAX_CACHED_BYTES) {
  const cacheBody = createBodyCache(maxBytes);
  return ({ render, ...entry }: CacheEntry<object>): CachedBody =>
    cacheBody({ ...entry, render: () => cacheJson({ error: 0, ...render() }) });
}

/** Caches a body until the business's version or `extraStamp` changes. */
export type BusinessCache = (
  business: Business,
  name: string,
  render: () => object,
  extraStamp?: string,
) => CachedBody;

/** A cache for responses about businesses. */
export function createBusinessCache(): BusinessCache {
  const cacheBody = createJsonCache();
  return ({ referenceId, contentHash }, name, render, extraStamp = '') =>
    cacheBody({ key: `${referenceId} ${name}`, stamp: `${contentHash} ${extraStamp}`, render });
}
