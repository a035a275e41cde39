import type { WireBusiness } from '../../api/contract/business-contract.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';

/** How a way of ordering is spoken of: eating in may be a service instead (spec, section 3: `dine_in_label`). */
export type Wording = SellingType | 'product_service';

export const wordingOf = (business: WireBusiness | null, type: SellingType): Wording =>
  type === 'dine_in' && business?.dine_in_label === 'product_service' ? 'product_service' : type;
