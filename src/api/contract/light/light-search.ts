import { listOf, or, shape } from '../../../lib/shape.ts';
import type { CallResult, LightCall } from '../call.ts';
import type { searchCall, tagsIngredientsCall } from '../search-contract.ts';
import { id, pagination, texts } from './light-common.ts';

type Found = Omit<CallResult<typeof searchCall>, 'error' | 'items'> & { items: readonly unknown[] };
type Words = Omit<CallResult<typeof tagsIngredientsCall>, 'error'>;

const words = listOf(shape<Words['tags'][number]>({ id, name: texts }));

/** The items come as they came: `toItem` reads them. */
export const search: LightCall<typeof searchCall, Found> = {
  method: 'GET',
  path: 'webapp/search/{term}',
  read: shape<Found>({ items: listOf((item) => item), pagination }),
};

export const tagsIngredients: LightCall<typeof tagsIngredientsCall> = {
  method: 'GET',
  path: 'tags-ingredients',
  read: shape<Words>({ tags: words, ingredients: words, allergens: or(words, []) }),
};
