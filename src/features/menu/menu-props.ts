import type { WireBusiness } from '../../api/schemas/business.ts';

/** What a menu of either form is shown with. */
export interface MenuProps {
  readonly business: WireBusiness;
  /** Asks for another branch. */
  readonly onBranches: () => void;
}
