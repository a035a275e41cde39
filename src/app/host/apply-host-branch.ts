import { createSessionStorage } from '../../lib/session-storage.ts';
import type { Stores } from '../../stores/create-stores.ts';
import type { AppConfig } from '../app-config.ts';

/** Starts at the host page's branch once a visit. A branch that the customer chooses later survives reloads. */
export function applyHostBranch({ referenceId, branch }: AppConfig, stores: Stores): void {
  const storage = createSessionStorage(window);
  const key = `order-app:${referenceId}:host-branch`;
  if (!branch || storage.get(key) === branch) return;
  storage.set(key, branch);
  stores.business.getState().savePreferences({ branchId: branch });
}
