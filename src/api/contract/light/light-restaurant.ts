import { wholeFrom } from '../../../lib/checks.ts';
import { listOf, maybe, need, or, shape } from '../../../lib/shape.ts';
import type { RestaurantResponse, restaurantCall, WirePixel } from '../business-contract.ts';
import type { LightCall } from '../call.ts';
import { business } from './light-business.ts';
import { flag, id, pagination, text, texts, whole } from './light-common.ts';
import { type MenuParts, menuParts, smartCategories } from './light-menu.ts';

export type RestaurantAnswer = Omit<RestaurantResponse, 'error' | keyof MenuParts> & MenuParts;

export const restaurant: LightCall<typeof restaurantCall, RestaurantAnswer> = {
  method: 'GET',
  path: 'webapp/v5/restaurant/{reference_id}',
  read: shape<RestaurantAnswer>({
    ...menuParts,
    restaurant: business,
    message: maybe(texts),
    smart_categories: or(smartCategories, []),
    highlightedCat: maybe(id),
    showStandardSubCats: or(flag, false),
    redirect: maybe(text),
    url: maybe(text),
    pixels: or(
      listOf(shape<WirePixel>({ type: need(wholeFrom(1, 7)), id: text, endpoint: maybe(text) })),
      [],
    ),
    pagination: maybe(pagination),
    banners: maybe(whole),
  }),
};
