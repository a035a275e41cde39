import { createSessionStorage } from '../../lib/session-storage.ts';

/**
 * Whether the host page's option `name` has a value that this visit has not applied yet, and remembers it. A choice that the
 * customer makes later then survives reloads.
 */
export function isNewThisVisit(referenceId: string, name: string, value: string): boolean {
  const storage = createSessionStorage(window);
  const key = `order-app:${referenceId}:host-${name}`;
  if (!value || storage.get(key) === value) return false;
  storage.set(key, value);
  return true;
}
