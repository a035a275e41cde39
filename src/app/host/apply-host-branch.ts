import type { Stores } from '../../stores/create-stores.ts';
import type { AppConfig } from '../app-config.ts';
import { isNewThisVisit } from './new-this-visit.ts';

/** Starts at the branch of the host page or link once a visit. A branch that the customer chooses later survives reloads. */
export async function applyHostBranch({ referenceId, branch }: AppConfig, stores: Stores): Promise<void> {
  if (branch && isNewThisVisit(referenceId, 'branch', branch))
    await stores.business.getState().followLinkBranch(branch);
}
