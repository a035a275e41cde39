import { currentReferenceId } from '../../services/business/origins.ts';
import { toMenuResponse, toRestaurantResponse } from '../../services/business/restaurant-response.ts';
import { requireSwitchedOn } from '../../services/business/switched-off.ts';
import type { FileBranch } from '../../services/business-file/business-file.ts';
import { listBannersOn } from '../../services/menu/banner-service.ts';
import type { Business, Catalogue } from '../../services/menu/business-catalogue.ts';
import type { SmartCategories } from '../../services/menu/smart-categories.ts';
import { businessDay } from '../../services/schedule/opening.ts';
import type { CachedBody } from '../http/json-response.ts';
import type { BusinessCache } from '../http/response-cache.ts';

/** The answers with a menu in them, serialised once: for the calls, and for the pages that bring one along. */
export interface MenuResponses {
  /** With `branch` active; the default branch when absent. Rejects with Refusal 433 for a business that is switched off. */
  readonly restaurant: (business: Business, branch?: FileBranch) => Promise<CachedBody>;
  /** Rejects with Refusal 433. */
  readonly menu: (business: Business, branch: FileBranch) => Promise<CachedBody>;
}

interface BodiesDeps {
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly smartCategories: SmartCategories;
  readonly businessCache: BusinessCache;
  /** Epoch ms. */
  readonly now: () => number;
}

export function createMenuResponses({
  catalogue,
  smartCategories,
  businessCache,
  now,
}: BodiesDeps): MenuResponses {
  /** What a branch has today beside its menu; `key` changes when it does. */
  const todayAt = async (business: Business, branch: FileBranch) => {
    const at = now();
    const { groups, key } = await smartCategories(business, branch, at);
    const banners = listBannersOn(business, branch, businessDay(business, at)).length;
    return { groups, banners, key: `${banners} ${key}` };
  };

  return {
    async restaurant(business, branch = business.defaultBranch) {
      const has = await todayAt(requireSwitchedOn(business), branch);
      const redirect = await currentReferenceId(business, catalogue.find);
      const make = () => toRestaurantResponse(business, branch, { ...has, redirect });
      return businessCache(business, `restaurant ${branch.id}`, make, `${redirect} ${has.key}`);
    },
    async menu(business, branch) {
      const has = await todayAt(requireSwitchedOn(business), branch);
      const make = () => toMenuResponse(business, branch, has);
      return businessCache(business, `menu ${branch.id}`, make, has.key);
    },
  };
}
