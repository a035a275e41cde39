import type * as z from 'zod/mini';
import type { branch, business, restaurantResponse } from '../../../src/api/schemas/business.ts';
import { type BusinessDocument, branchIdOf } from './business-document.ts';
import type { FileBranch } from './business-file.ts';
import { menuWire } from './menu-wire.ts';

/** The answer of the restaurant call before defaults are filled in, which the client does. */
export type RestaurantInput = z.input<typeof restaurantResponse>;

const branchWire = (
  referenceId: string,
  { slot_minutes: _slot, preparation_minutes: _preparation, ...of }: FileBranch,
): z.input<typeof branch> => ({ ...of, id: branchIdOf(referenceId, of.id) });

/** A business as its customers' app gets it, with `active` as its branch. */
export function restaurantWire(document: BusinessDocument, active: FileBranch): RestaurantInput {
  const { file } = document;
  const { picture, taxes, categories } = menuWire(document);
  const { background, logo, cover, ...settings } = file.settings;
  const restaurant: z.input<typeof business> = {
    ...settings,
    id: file.reference_id,
    reference_id: file.reference_id,
    user_id: file.reference_id,
    branch_id: branchIdOf(file.reference_id, active.id),
    branch_name: active.name,
    branches: file.branches.map((of) => branchWire(file.reference_id, of)),
    background: background && { ...background, image: picture(background.image) },
    logo: picture(logo),
    cover: picture(cover),
    exclusive_taxes: taxes(file.exclusive_taxes),
  };
  return {
    restaurant,
    menu: { categories: categories(file.categories) },
    discounts: file.discounts,
    message: file.message,
    smart_categories: file.smart_categories,
    highlightedCat: file.highlighted_category,
    showStandardSubCats: file.show_standard_sub_categories,
    pixels: file.pixels,
  };
}
