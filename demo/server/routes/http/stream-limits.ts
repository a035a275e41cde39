import { Refusal } from '../../services/shared/refusal.ts';

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_SECONDS = 30;

export interface StreamLimits<Scope extends string> {
  /**
   * Admits and counts a new stream for one key of each scope, such as the id of the order and the client's network. Returns a
   * function to call when the stream has ended. Throws Refusal 429 `too_many_streams` when a key has the maximum number
   * of open streams.
   */
  readonly admitStream: (keys: Readonly<Record<Scope, string>>) => () => void;
}

/**
 * Limits how many event streams can be open at the same time, because each one uses a connection and memory. `max` has
 * the maximum number of streams for each key of a scope.
 */
export function createStreamLimits<Scope extends string>(
  max: Readonly<Record<Scope, number>>,
): StreamLimits<Scope> {
  const counts = new Map<string, number>();
  const changeCount = (countName: string, change: 1 | -1): void => {
    const count = (counts.get(countName) ?? 0) + change;
    if (count) counts.set(countName, count);
    else counts.delete(countName);
  };
  return {
    admitStream(keys) {
      const scopes = Object.keys(keys) as Scope[];
      const getCountName = (scope: Scope): string => `${scope} ${keys[scope]}`;
      if (scopes.some((scope) => (counts.get(getCountName(scope)) ?? 0) >= max[scope]))
        throw new Refusal(429, 'too_many_streams', 'Too many open streams. Poll without a stream instead.', {
          retry_after: RETRY_AFTER_SECONDS,
        });
      for (const scope of scopes) changeCount(getCountName(scope), 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        for (const scope of scopes) changeCount(getCountName(scope), -1);
      };
    },
  };
}
