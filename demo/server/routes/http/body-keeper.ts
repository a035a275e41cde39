import { keepRecent } from '../../services/keep-recent.ts';
import { type KeptBody, keepBody } from './json-answer.ts';

interface Wanted {
  /** What is asked for, over all businesses. */
  readonly name: string;
  /** Changes whenever the body may. */
  readonly stamp: string;
  readonly make: () => object;
}

/** In bytes of JSON; encodings of a body come on top of it, a fraction of that. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Keeps the bodies that were asked for last, each as long as its stamp is the same. */
export function createBodyKeeper(most = MOST_BYTES) {
  const kept = keepRecent<string, { readonly stamp: string; readonly body: KeptBody }>({
    most,
    weigh: ({ body }) => body.bytes,
  });
  return ({ name, stamp, make }: Wanted): KeptBody => {
    const found = kept.get(name);
    if (found?.stamp === stamp) return found.body;
    const body = keepBody({ error: 0, ...make() });
    kept.set(name, { stamp, body });
    return body;
  };
}
