import { branchIdOf } from '../../services/business-document.ts';
import type { FileBranch } from '../../services/business-file.ts';
import type { Business, Catalogue } from '../../services/catalogue.ts';
import { findWireItem } from '../../services/find-wire-item.ts';
import { notFound } from '../../services/refusal.ts';
import { shiftsAt } from '../../services/shifts.ts';
import { type KeptBody, keepBody, privateJson, sharedJson } from '../http/json-answer.ts';
import type { Handlers } from './handler.ts';

interface MenuDeps {
  readonly catalogue: Catalogue;
  readonly now: () => number;
  /** Counts a visit. */
  readonly visited: (business: Business) => Promise<void>;
}

/** Bodies kept for as long as the version of the business they were made from. */
function keeper() {
  const bodies = new WeakMap<Business, Map<string, KeptBody>>();
  return (business: Business, name: string, make: () => object): KeptBody => {
    const ofBusiness = bodies.get(business) ?? new Map<string, KeptBody>();
    bodies.set(business, ofBusiness);
    const body = ofBusiness.get(name) ?? keepBody({ error: 0, ...make() });
    ofBusiness.set(name, body);
    return body;
  };
}

/** The calls that show what a business sells, and when. */
export function menuHandlers({ catalogue, now, visited }: MenuDeps) {
  const kept = keeper();
  const restaurant = (business: Business, branch?: FileBranch): KeptBody =>
    branch && branch !== business.file.branches[0]
      ? kept(business, `restaurant ${branch.id}`, () => business.wireFor(branch))
      : kept(business, 'restaurant', () => business.wire);

  return {
    restaurant: async ({ c, params }) =>
      sharedJson(c, restaurant(await catalogue.business(params.reference_id))),

    restaurantDomain: async ({ c, params }) =>
      sharedJson(c, restaurant(await catalogue.byDomain(params.domain))),

    async restaurantDomainBranch({ c, params }) {
      const business = await catalogue.byDomain(params.domain);
      const wanted = params.activeBranchRef;
      const branch = business.file.branches.find(
        ({ id }) => id === wanted || branchIdOf(business.referenceId, id) === wanted,
      );
      if (!branch) throw notFound(`The branch "${wanted}"`);
      return sharedJson(c, restaurant(business, branch));
    },

    async branches({ c, params }) {
      const business = await catalogue.business(params.reference_id);
      const body = kept(business, 'branches', () => ({ branches: business.wire.restaurant.branches }));
      return sharedJson(c, body);
    },

    async menu({ c, params }) {
      const { business } = await catalogue.branch(params.branch_id);
      const { menu, discounts } = business.wire;
      return sharedJson(
        c,
        kept(business, 'menu', () => ({ menu, discounts })),
      );
    },

    async item({ c, params }) {
      const { business } = await catalogue.branch(params.branch_id);
      const item = findWireItem(business, params.item_id);
      if (!item) throw notFound(`The item "${params.item_id}"`);
      return sharedJson(
        c,
        kept(business, `item ${item.id}`, () => ({ item })),
      );
    },

    async shifts({ c, params }) {
      const { business, branch } = await catalogue.branch(params.branch_id);
      return privateJson(c, { error: 0, ...shiftsAt(business, branch, now()) });
    },

    async visit({ c, params }) {
      await visited(await catalogue.business(params.reference_id));
      return privateJson(c, { error: 0 });
    },
  } satisfies Handlers;
}
