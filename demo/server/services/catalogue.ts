import { toCurrency, toExclusiveTaxes } from '../../../src/api/map-business.ts';
import { toDiscounts } from '../../../src/api/map-discounts.ts';
import { toMenu } from '../../../src/api/map-menu.ts';
import { type RestaurantResponse, restaurantResponse } from '../../../src/api/schemas/business.ts';
import type { Discounts, Menu, Tax } from '../../../src/domain/menu/types.ts';
import type { Currency } from '../../../src/domain/money/money.ts';
import type { Db } from '../db/open.ts';
import { businessRow, contentHashOf, referenceIds, referenceOfDomain } from '../repo/businesses.ts';
import { type BusinessDocument, branchIdOf, referenceOf } from './business-document.ts';
import type { BusinessFile, FileBranch } from './business-file.ts';
import { type RestaurantInput, restaurantWire } from './business-wire.ts';
import { notFound } from './refusal.ts';

/** A business ready to be served and priced: one version of it, as it was imported. */
export interface Business {
  readonly referenceId: string;
  /** Changes with the version. */
  readonly contentHash: string;
  readonly file: BusinessFile;
  /** As sent, with its default branch active. */
  readonly wire: RestaurantInput;
  /** The same, with defaults filled in. */
  readonly response: RestaurantResponse;
  readonly currency: Currency;
  readonly menu: Menu;
  readonly discounts: Discounts;
  readonly exclusiveTaxes: readonly Tax[];
  /** The answer for another branch than the default one. */
  readonly wireFor: (branch: FileBranch) => RestaurantInput;
}

export interface Catalogue {
  /** Throws Refusal 404 when there is none. */
  readonly business: (referenceId: string) => Promise<Business>;
  readonly byDomain: (domain: string) => Promise<Business>;
  /** The branch of a branch id, with its business. Throws Refusal 404. */
  readonly branch: (
    branchId: string,
  ) => Promise<{ readonly business: Business; readonly branch: FileBranch }>;
  readonly all: () => Promise<Business[]>;
}

const refuseBadPart = (error: unknown, what: string): never => {
  throw new Error(`An imported business has a bad part: ${what}`, { cause: error });
};

function compile(contentHash: string, document: BusinessDocument): Business {
  const { file } = document;
  const [first] = file.branches;
  if (!first) throw new Error(`${file.reference_id} has no branch`);
  const wire = restaurantWire(document, first);
  const response = restaurantResponse.parse(wire);
  const currency = toCurrency(response.restaurant);
  return {
    referenceId: file.reference_id,
    contentHash,
    file,
    wire,
    response,
    currency,
    // Pictures keep the API's own relative addresses: whoever reads an answer knows where it asked.
    menu: toMenu(response.menu, currency, '', refuseBadPart),
    discounts: toDiscounts(response.discounts, currency, refuseBadPart),
    exclusiveTaxes: toExclusiveTaxes(response.restaurant),
    wireFor: (branch) => restaurantWire(document, branch),
  };
}

/**
 * The businesses, each compiled once per version. Every question asks the database which version is current, so that
 * what another process imports is served at once.
 */
export function createCatalogue(db: Db): Catalogue {
  const compiled = new Map<string, Business>();

  const business = async (referenceId: string): Promise<Business> => {
    const current = await contentHashOf(db, referenceId);
    if (!current) throw notFound(`The business "${referenceId}"`);
    const kept = compiled.get(referenceId);
    if (kept?.contentHash === current) return kept;
    const row = await businessRow(db, referenceId);
    if (!row) throw notFound(`The business "${referenceId}"`);
    const fresh = compile(row.contentHash, row.document as BusinessDocument);
    compiled.set(referenceId, fresh);
    return fresh;
  };

  return {
    business,
    async byDomain(domain) {
      const referenceId = await referenceOfDomain(db, domain.toLowerCase());
      if (!referenceId) throw notFound(`A business at "${domain}"`);
      return business(referenceId);
    },
    async branch(branchId) {
      const referenceId = referenceOf(branchId);
      if (!referenceId) throw notFound(`The branch "${branchId}"`);
      const owner = await business(referenceId);
      const branch = owner.file.branches.find(({ id }) => branchIdOf(referenceId, id) === branchId);
      if (!branch) throw notFound(`The branch "${branchId}"`);
      return { business: owner, branch };
    },
    all: async () => Promise.all((await referenceIds(db)).map(business)),
  };
}
