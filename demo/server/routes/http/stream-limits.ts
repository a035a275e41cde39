import { Refusal } from '../../services/shared/refusal.ts';

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_SECONDS = 30;

export interface StreamLimits<Group extends string> {
  /**
   * Counts a new stream in each group, such as the order and the client's network. Returns a function that ends the
   * stream. Throws Refusal 429 `too_many_streams` when a group has too many.
   */
  readonly open: (members: Readonly<Record<Group, string>>) => () => void;
}

/**
 * Limits how many event streams can be open at the same time in each group, because each one uses a connection and
 * memory.
 */
export function createStreamLimits<Group extends string>(
  max: Readonly<Record<Group, number>>,
): StreamLimits<Group> {
  const counts = new Map<string, number>();
  const add = (key: string, change: 1 | -1): void => {
    const count = (counts.get(key) ?? 0) + change;
    if (count) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    open(members) {
      const groups = Object.entries(members) as [Group, string][];
      const toKey = ([group, member]: [Group, string]): string => `${group} ${member}`;
      if (groups.some((group) => (counts.get(toKey(group)) ?? 0) >= max[group[0]]))
        throw new Refusal(429, 'too_many_streams', 'Too many open streams. Poll without a stream instead.', {
          retry_after: RETRY_AFTER_SECONDS,
        });
      for (const group of groups) add(toKey(group), 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        for (const group of groups) add(toKey(group), -1);
      };
    },
  };
}
