import { sessionStorageOf } from '../../lib/session-storage.ts';
import type { Stores } from '../../stores/create-stores.ts';
import type { AppConfig } from '../app-config.ts';

/** Begins at the host's branch, once a visit: the one the customer goes to after that stays through reloads. */
export function startBranch({ referenceId, branch }: AppConfig, stores: Stores): void {
  const visit = sessionStorageOf(window);
  const key = `order-app:${referenceId}:host-branch`;
  if (!branch || visit.get(key) === branch) return;
  visit.set(key, branch);
  stores.business.getState().remember({ branchId: branch });
}
