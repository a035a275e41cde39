import type { Context } from 'hono';
import { toWireId } from '../../services/business/business-document.ts';
import type { FileBranch } from '../../services/business-file/business-file.ts';
import {
  type Banners,
  listBannersOfDay,
  parseBannerDay,
  toBannerWire,
} from '../../services/menu/banner-service.ts';
import type { Business, Catalogue } from '../../services/menu/business-catalogue.ts';
import { createNotFoundRefusal } from '../../services/shared/refusal.ts';
import type { Handlers } from '../api/call-handler.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { sendPrivateJson, sendSharedJson } from '../http/json-response.ts';
import type { BusinessCache } from '../http/response-cache.ts';
import type { MenuResponses } from './menu-responses.ts';

interface MenuDeps {
  readonly catalogue: Catalogue;
  readonly menuResponses: MenuResponses;
  readonly businessCache: BusinessCache;
}

/** Handlers for the settings, branches, menu and items of a business. */
export function createMenuHandlers({ catalogue, menuResponses, businessCache }: MenuDeps) {
  const sendRestaurant = async (c: Context, business: Business, branch?: FileBranch) =>
    sendSharedJson(c, await menuResponses.getRestaurant(business, branch));

  const loadBranchMenu = async (branchId: string) => {
    const { business, branch } = await catalogue.getBranch(branchId);
    return { business, menu: business.getBranchMenu(branch) };
  };

  return {
    async restaurant({ c, params, query }) {
      const business = await catalogue.getBusiness(params.reference_id);
      return sendRestaurant(c, business.applyTheme(query.theme_id));
    },

    async restaurantDomain({ c, params, query }) {
      const business = await catalogue.findByDomain(params.domain);
      return sendRestaurant(c, business.applyTheme(query.theme_id));
    },

    async restaurantDomainBranch({ c, params, query }) {
      const business = await catalogue.findByDomain(params.domain);
      const branch = requireBranch(business, params.activeBranchRef);
      return sendRestaurant(c, business.applyTheme(query.theme_id), branch);
    },

    async branches({ c, params }) {
      const business = await catalogue.getBusiness(params.reference_id);
      const render = () => ({ branches: business.getBranchSettings(business.defaultBranch).branches });
      return sendSharedJson(c, businessCache(business, 'branches', render));
    },

    async menu({ c, params }) {
      const { business, branch } = await catalogue.getBranch(params.branch_id);
      return sendSharedJson(c, await menuResponses.getMenu(business, branch));
    },

    async item({ c, params }) {
      const { business, menu } = await loadBranchMenu(params.branch_id);
      const item = menu.items.get(params.item_id);
      if (!item) throw createNotFoundRefusal(`The item "${params.item_id}"`);
      return sendSharedJson(
        c,
        businessCache(business, `item ${menu.key} ${item.id}`, () => ({ item })),
      );
    },
  } satisfies Handlers;
}

/** Finds a branch by its wire id, or by its id in the business file. Throws Refusal 404 if there is none. */
function requireBranch({ file, referenceId }: Business, requestedId: string): FileBranch {
  const branch = file.branches.find(
    ({ id }) => id === requestedId || toWireId(referenceId, id) === requestedId,
  );
  if (!branch) throw createNotFoundRefusal(`The branch "${requestedId}"`);
  return branch;
}

interface BannerDeps {
  readonly catalogue: Catalogue;
  readonly banners: Pick<Banners, 'countViews'>;
  readonly now: () => number;
  readonly readClientInfo: ReadClientInfo;
}

/** Handlers for banners and their views. */
export const createBannerHandlers = ({ catalogue, banners, now, readClientInfo }: BannerDeps) =>
  ({
    async banners({ c, params, query }) {
      const day = parseBannerDay(query.date);
      const { business, branch } = await catalogue.getBranch(params.branch_id);
      const wireBanners = listBannersOfDay(business, branch, day).flatMap((banner) =>
        toBannerWire(business, banner),
      );
      return sendPrivateJson(c, { error: 0, banners: wireBanners });
    },

    async bannersReach({ c, body }) {
      await banners.countViews(body.banners, now(), readClientInfo(c).ip);
      return sendPrivateJson(c, { error: 0 });
    },
  }) satisfies Handlers;
