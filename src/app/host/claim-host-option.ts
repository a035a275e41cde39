import { createSessionStorage } from '../../lib/session-storage.ts';

/**
 * Returns true once per visit for each new `value` of the host page's option `name`, and records the value. After a
 * reload with the same value, it returns false, so that the option does not overwrite what the customer chose since.
 */
export function claimHostOption(referenceId: string, name: string, value: string): boolean {
  const storage = createSessionStorage(window);
  const key = `order-app:${referenceId}:host-${name}`;
  if (!value || storage.get(key) === value) return false;
  storage.set(key, value);
  return true;
}
