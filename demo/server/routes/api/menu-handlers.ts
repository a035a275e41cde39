import type { Context } from 'hono';
import { bannersOn } from '../../services/banners.ts';
import { wireIdOf } from '../../services/business-document.ts';
import type { FileBranch } from '../../services/business-file.ts';
import type { Business, Catalogue } from '../../services/catalogue.ts';
import { today } from '../../services/opening.ts';
import { notFound } from '../../services/refusal.ts';
import { menuAnswer, restaurantAnswer } from '../../services/restaurant-answer.ts';
import { shiftsAt } from '../../services/shifts.ts';
import type { SmartCategories } from '../../services/smart-categories.ts';
import { privateJson, sharedJson } from '../http/json-answer.ts';
import type { Handlers } from './handler.ts';
import type { KeepOfBusiness } from './keep-of-business.ts';

interface MenuDeps {
  readonly catalogue: Catalogue;
  readonly smartCategories: SmartCategories;
  readonly keep: KeepOfBusiness;
  readonly now: () => number;
}

/** The calls that show what a business sells, and when. */
export function menuHandlers({ catalogue, smartCategories, keep, now }: MenuDeps) {
  /** What a branch has today beside its menu; `key` changes when it does. */
  const todayAt = async (business: Business, branch: FileBranch) => {
    const at = now();
    const { groups, key } = await smartCategories(business, branch, at);
    const banners = bannersOn(business, branch, today(business, at)).length;
    return { groups, banners, key: `${banners} ${key}` };
  };

  const restaurant = async (c: Context, business: Business, branch = business.defaultBranch) => {
    const has = await todayAt(business, branch);
    const make = () => restaurantAnswer(business, branch, has);
    return sharedJson(c, keep(business, `restaurant ${branch.id}`, make, has.key));
  };

  const menuOf = async (branchId: string) => {
    const { business, branch } = await catalogue.branch(branchId);
    return { business, menu: business.menuOf(branch) };
  };

  return {
    restaurant: async ({ c, params }) => restaurant(c, await catalogue.business(params.reference_id)),

    restaurantDomain: async ({ c, params }) => restaurant(c, await catalogue.byDomain(params.domain)),

    async restaurantDomainBranch({ c, params }) {
      const business = await catalogue.byDomain(params.domain);
      return restaurant(c, business, branchNamed(business, params.activeBranchRef));
    },

    async branches({ c, params }) {
      const business = await catalogue.business(params.reference_id);
      const make = () => ({ branches: business.settingsFor(business.defaultBranch).branches });
      return sharedJson(c, keep(business, 'branches', make));
    },

    async menu({ c, params }) {
      const { business, branch } = await catalogue.branch(params.branch_id);
      const has = await todayAt(business, branch);
      const make = () => menuAnswer(business, branch, has);
      return sharedJson(c, keep(business, `menu ${branch.id}`, make, has.key));
    },

    async item({ c, params }) {
      const { business, menu } = await menuOf(params.branch_id);
      const item = menu.items.get(params.item_id);
      if (!item) throw notFound(`The item "${params.item_id}"`);
      return sharedJson(
        c,
        keep(business, `item ${menu.key} ${item.id}`, () => ({ item })),
      );
    },

    async shifts({ c, params }) {
      const { business, branch } = await catalogue.branch(params.branch_id);
      return privateJson(c, { error: 0, ...shiftsAt(business, branch, now()) });
    },
  } satisfies Handlers;
}

/** A branch by the id it has in the file, or on the wire. Throws Refusal 404. */
function branchNamed({ file, referenceId }: Business, wanted: string): FileBranch {
  const branch = file.branches.find(({ id }) => id === wanted || wireIdOf(referenceId, id) === wanted);
  if (!branch) throw notFound(`The branch "${wanted}"`);
  return branch;
}
