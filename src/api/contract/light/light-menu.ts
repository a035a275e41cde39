import { isPrice, oneOf } from '../../../lib/checks.ts';
import { listOf, maybe, need, or, type Read, recordOf, shape } from '../../../lib/shape.ts';
import type { RawMenu } from '../../mappers/map-menu.ts';
import type { RestaurantResponse } from '../business-contract.ts';
import type { LightCall } from '../call.ts';
import type { menuCall, WireDiscount, WireDiscounts } from '../menu-contract.ts';
import { id, texts, whole } from './light-common.ts';

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

type SmartCategories = RestaurantResponse['smart_categories'];
export const smartCategories: Read<SmartCategories> = listOf(
  shape<SmartCategories[number]>({
    id,
    name: texts,
    kind: maybe(need(oneOf('popular', 'new', 'discounted'))),
    item_ids: listOf(id),
  }),
);

/** The branch's own groups and number of banners, where the backend tells them. */
export interface MenuAnswer extends MenuParts {
  readonly smart_categories?: SmartCategories | undefined;
  readonly highlightedCat?: string | null | undefined;
  readonly banners?: number | undefined;
}

export const menu: LightCall<typeof menuCall, MenuAnswer> = {
  method: 'GET',
  path: 'webapp/v5/menu/{branch_id}',
  read: shape<MenuAnswer>({
    ...menuParts,
    smart_categories: maybe(smartCategories),
    highlightedCat: maybe(id),
    banners: maybe(whole),
  }),
};
