import { isPrice, oneOf } from '../../lib/checks.ts';
import { listOf, maybe, need, or, type Read, recordOf, shape } from '../../lib/shape.ts';
import type { LightCall } from '../call.ts';
import type { menu as menuCall } from '../calls/menu.ts';
import type { RawMenu } from '../map-menu.ts';
import type { WireDiscount, WireDiscounts } from '../schemas/menu.ts';
import { id } from './common.ts';

const discount = shape<WireDiscount>({
  id,
  type: need(oneOf('percent', 'fixed')),
  value: need(isPrice),
});
const discounts = or(recordOf(discount), {});
const discountsOfType = maybe(
  shape<NonNullable<WireDiscounts['pickup']>>({
    allMenuDiscount: maybe(discount),
    itemsDiscounts: discounts,
    categoriesDiscounts: discounts,
  }),
);

/** What a branch sells, with the categories as they came. */
export interface MenuParts {
  readonly menu: RawMenu;
  readonly discounts: WireDiscounts;
}

export const menuParts: { readonly [K in keyof MenuParts]: Read<MenuParts[K]> } = {
  menu: shape<RawMenu>({ categories: listOf((category) => category) }),
  discounts: shape<WireDiscounts>({
    pickup: discountsOfType,
    delivery: discountsOfType,
    dinein: discountsOfType,
  }),
};

export const menu: LightCall<typeof menuCall, MenuParts> = {
  method: 'GET',
  path: 'webapp/v5/menu/{branch_id}',
  read: shape(menuParts),
};
