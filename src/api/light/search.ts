import { listOf, or, shape } from '../../lib/shape.ts';
import type { CallResult, LightCall } from '../call.ts';
import type * as contract from '../calls/search.ts';
import { id, pagination, texts } from './common.ts';

type Found = Omit<CallResult<typeof contract.search>, 'error' | 'items'> & { items: readonly unknown[] };
type Words = Omit<CallResult<typeof contract.tagsIngredients>, 'error'>;

const words = listOf(shape<Words['tags'][number]>({ id, name: texts }));

/** The items come as they came: `toItem` reads them. */
export const search: LightCall<typeof contract.search, Found> = {
  method: 'GET',
  path: 'webapp/search/{term}',
  read: shape<Found>({ items: listOf((item) => item), pagination }),
};

export const tagsIngredients: LightCall<typeof contract.tagsIngredients> = {
  method: 'GET',
  path: 'tags-ingredients',
  read: shape<Words>({ tags: words, ingredients: words, allergens: or(words, []) }),
};
