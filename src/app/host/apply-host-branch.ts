import type { Stores } from '../../stores/create-stores.ts';
import type { AppConfig } from '../app-config.ts';
import { claimHostOption } from './claim-host-option.ts';

/**
 * Selects the branch that the host page or link asks for, once per visit. If the customer then chooses another branch,
 * a reload does not undo that.
 */
export async function applyHostBranch({ referenceId, branch }: AppConfig, stores: Stores): Promise<void> {
  if (branch && claimHostOption(referenceId, 'branch', branch))
    await stores.business.getState().followLinkBranch(branch);
}
