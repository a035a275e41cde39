import { getClientNetwork } from '../../services/account/rate-limits.ts';
import { Refusal } from '../../services/shared/refusal.ts';

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_SECONDS = 30;

export interface StreamLimits {
  /**
   * Counts a new stream of a client about a topic, such as an order. Returns the function that ends it. Throws Refusal 429
   * `too_many_streams` when the client's network or the topic has too many.
   */
  readonly open: (ip: string | null, topic: string) => () => void;
}

/** Limits how many event streams are open at once. Each one holds a connection and memory. */
export function createStreamLimits(max: {
  readonly perNetwork: number;
  readonly perTopic: number;
}): StreamLimits {
  const counts = new Map<string, number>();
  const add = (key: string, change: 1 | -1): void => {
    const count = (counts.get(key) ?? 0) + change;
    if (count) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    open(ip, topic) {
      const keys = { network: `network ${getClientNetwork(ip)}`, topic: `topic ${topic}` };
      if ((counts.get(keys.network) ?? 0) >= max.perNetwork || (counts.get(keys.topic) ?? 0) >= max.perTopic)
        throw new Refusal(429, 'too_many_streams', 'Too many open streams. Poll without a stream instead.', {
          retry_after: RETRY_AFTER_SECONDS,
        });
      for (const key of Object.values(keys)) add(key, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        for (const key of Object.values(keys)) add(key, -1);
      };
    },
  };
}
