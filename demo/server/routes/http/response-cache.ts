import type { Business } from '../../services/menu/catalogue.ts';
import { createLruCache } from '../../services/shared/lru-cache.ts';
import { type KeptBody, keepBody } from './json-response.ts';

interface Wanted<Made> {
  /** What is asked for, over all businesses. */
  readonly name: string;
  /** Changes whenever the body may. */
  readonly stamp: string;
  readonly make: () => Made;
}

/** In bytes of JSON; encodings of a body come on top of it, a fraction of that. */
const MAX_CACHED_BYTES = 128 * 1024 * 1024;

/** Keeps the bodies that were asked for last, each as long as its stamp is the same. */
export function createKeeper(maxBytes = MAX_CACHED_BYTES) {
  const kept = createLruCache<string, { readonly stamp: string; readonly body: KeptBody }>({
    maxWeight: maxBytes,
    weigh: ({ body }) => body.bytes,
  });
  return ({ name, stamp, make }: Wanted<KeptBody>): KeptBody => {
    const found = kept.get(name);
    if (found?.stamp === stamp) return found.body;
    const body = make();
    kept.set(name, { stamp, body });
    return body;
  };
}

/** The same for answers of calls. */
export function createBodyKeeper(maxBytes = MAX_CACHED_BYTES) {
  const keep = createKeeper(maxBytes);
  return ({ make, ...wanted }: Wanted<object>): KeptBody =>
    keep({ ...wanted, make: () => keepBody({ error: 0, ...make() }) });
}

/** A body that is the same as long as the version of the business is, and `also`. */
export type KeepOfBusiness = (
  business: Business,
  name: string,
  make: () => object,
  also?: string,
) => KeptBody;

/** Keeps the bodies of answers about businesses. */
export function keepOfBusiness(): KeepOfBusiness {
  const keep = createBodyKeeper();
  return ({ referenceId, contentHash }, name, make, also = '') =>
    keep({ name: `${referenceId} ${name}`, stamp: `${contentHash} ${also}`, make });
}
