import type { Stores } from '../../stores/create-stores.ts';
import type { AppConfig } from '../app-config.ts';
import { isNewThisVisit } from './new-this-visit.ts';

/** Starts at the host page's branch once a visit. A branch that the customer chooses later survives reloads. */
export function applyHostBranch({ referenceId, branch }: AppConfig, stores: Stores): void {
  if (branch && isNewThisVisit(referenceId, 'branch', branch))
    stores.business.getState().savePreferences({ branchId: branch });
}
