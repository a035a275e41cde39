import { findCurrentReferenceId } from '../../services/business/origins.ts';
import { toMenuResponse, toRestaurantResponse } from '../../services/business/restaurant-response.ts';
import { requireSwitchedOn } from '../../services/business/switched-off.ts';
import type { FileBranch } from '../../services/business-file/business-file.ts';
import { listBannersOfDay } from '../../services/menu/banner-service.ts';
import type { Business, Catalogue } from '../../services/menu/business-catalogue.ts';
import type { SmartCategories } from '../../services/menu/smart-categories.ts';
import { getCalendarDay } from '../../services/schedule/opening.ts';
import type { CachedBody } from '../http/json-response.ts';
import type { BusinessCache } from '../http/response-cache.ts';

/** Cached responses with settings and menus, used by the API calls and the hosted pages. */
export interface MenuResponses {
  /**
   * The restaurant response for `branch` (default: the default branch), in the theme of `business`. Rejects with
   * Refusal 433 when the business is switched off.
   */
  readonly getRestaurant: (business: Business, branch?: FileBranch) => Promise<CachedBody>;
  /** Ids of the smart categories that have dishes today, at the default branch. */
  readonly listSmartCategoryIds: (business: Business) => Promise<readonly string[]>;
  /** The menu response. Rejects with Refusal 433 when the business is switched off. */
  readonly getMenu: (business: Business, branch: FileBranch) => Promise<CachedBody>;
}

interface MenuResponsesDeps {
  readonly catalogue: Pick<Catalogue, 'findBusiness'>;
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
}: MenuResponsesDeps): MenuResponses {
  /** The smart categories and banners of a branch today. `key` changes when they do. */
  const loadTodaysExtras = async (business: Business, branch: FileBranch) => {
    const at = now();
    const { groups, key } = await smartCategories(business, branch, at);
    const bannerCount = listBannersOfDay(business, branch, getCalendarDay(business, at)).length;
    return { groups, bannerCount, key: `${bannerCount} ${key}` };
  };

  return {
    async getRestaurant(business, branch = business.defaultBranch) {
      const extras = await loadTodaysExtras(requireSwitchedOn(business), branch);
      const redirect = await findCurrentReferenceId(business, catalogue.findBusiness);
      const render = () => toRestaurantResponse(business, branch, { ...extras, redirect });
      const name = `restaurant ${JSON.stringify([branch.id, business.themeId])}`;
      return businessCache(business, name, render, `${redirect} ${extras.key}`);
    },
    async listSmartCategoryIds(business) {
      const { groups } = await smartCategories(business, business.defaultBranch, now());
      return groups.map(({ id }) => id);
    },
    async getMenu(business, branch) {
      const extras = await loadTodaysExtras(requireSwitchedOn(business), branch);
      const render = () => toMenuResponse(business, branch, extras);
      return businessCache(business, `menu ${branch.id}`, render, extras.key);
    },
  };
}
