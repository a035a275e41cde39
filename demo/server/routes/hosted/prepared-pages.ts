import { createLruCache } from '../../services/shared/lru-cache.ts';
import type { CachedBody } from '../http/json-response.ts';

/** A hosted page that is ready to send. */
export interface PreparedPage {
  readonly body: CachedBody;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Time until which the page's content is correct, in epoch ms. Infinity if the content does not depend on time. */
  readonly validUntil: number;
}

interface PageRequest {
  /** The URL and the language of the page. */
  readonly key: string;
  /** Changes whenever the page's data or code changes. */
  readonly stamp: string;
  /** Time of the request, in epoch ms. */
  readonly at: number;
}

interface CachedPage extends PreparedPage {
  readonly stamp: string;
}

const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Caches the most recently used pages, each until its stamp changes or `validUntil` has passed. */
export function createPreparedPages(maxBytes = MAX_CACHED_BYTES) {
  const cache = createLruCache<string, CachedPage>({
    maxWeight: maxBytes,
    weigh: ({ body }) => body.bytes,
  });
  return {
    find({ key, stamp, at }: PageRequest): PreparedPage | null {
      const page = cache.get(key);
      return page && page.stamp === stamp && at < page.validUntil ? page : null;
    },
    save({ key, stamp }: PageRequest, page: PreparedPage): void {
      cache.set(key, { ...page, stamp });
    },
  };
}
