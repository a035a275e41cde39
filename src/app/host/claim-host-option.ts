import { createSessionStorage } from '../../lib/session-storage.ts';

/**
 * Returns true the first time in a visit that the host page sets option `name` to `value`, and records the value. A
 * reload does not apply the same value again, so it does not overwrite what the customer chose since.
 */
export function claimHostOption(referenceId: string, name: string, value: string): boolean {
  const storage = createSessionStorage(window);
  const key = `order-app:${referenceId}:host-${name}`;
  if (!value || storage.get(key) === value) return false;
  storage.set(key, value);
  return true;
}
