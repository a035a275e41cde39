import { bannersOn } from '../../services/banners.ts';
import type { FileBranch } from '../../services/business-file.ts';
import type { Business, Catalogue } from '../../services/catalogue.ts';
import { movedTo } from '../../services/domains/moved.ts';
import { today } from '../../services/opening.ts';
import { menuAnswer, restaurantAnswer } from '../../services/restaurant-answer.ts';
import type { SmartCategories } from '../../services/smart-categories.ts';
import { switchedOn } from '../../services/switched-off.ts';
import type { KeptBody } from '../http/json-answer.ts';
import type { KeepOfBusiness } from './keep-of-business.ts';

/** The answers with a menu in them, serialised once: for the calls, and for the pages that bring one along. */
export interface MenuBodies {
  /** With `branch` active; the default branch when absent. Rejects with Refusal 433 for a business that is switched off. */
  readonly restaurant: (business: Business, branch?: FileBranch) => Promise<KeptBody>;
  /** Rejects with Refusal 433. */
  readonly menu: (business: Business, branch: FileBranch) => Promise<KeptBody>;
}

interface BodiesDeps {
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly smartCategories: SmartCategories;
  readonly keep: KeepOfBusiness;
  /** Epoch ms. */
  readonly now: () => number;
}

export function menuBodies({ catalogue, smartCategories, keep, now }: BodiesDeps): MenuBodies {
  /** What a branch has today beside its menu; `key` changes when it does. */
  const todayAt = async (business: Business, branch: FileBranch) => {
    const at = now();
    const { groups, key } = await smartCategories(business, branch, at);
    const banners = bannersOn(business, branch, today(business, at)).length;
    return { groups, banners, key: `${banners} ${key}` };
  };

  return {
    async restaurant(business, branch = business.defaultBranch) {
      const has = await todayAt(switchedOn(business), branch);
      const redirect = await movedTo(business, catalogue.find);
      const make = () => restaurantAnswer(business, branch, { ...has, redirect });
      return keep(business, `restaurant ${branch.id}`, make, `${redirect} ${has.key}`);
    },
    async menu(business, branch) {
      const has = await todayAt(switchedOn(business), branch);
      const make = () => menuAnswer(business, branch, has);
      return keep(business, `menu ${branch.id}`, make, has.key);
    },
  };
}
