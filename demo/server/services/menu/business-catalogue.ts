/**
 * The catalogue: every business with its menu, ready to be served and priced. It compiles the business document that the
 * database stores (repo/business) once per version, and checks the version on every read.
 */

import {
  business as settingsSchema,
  type WireBusiness,
} from '../../../../src/api/contract/business-contract.ts';
import { discounts as discountsSchema } from '../../../../src/api/contract/menu-contract.ts';
import { toCurrency, toExclusiveTaxes } from '../../../../src/api/mappers/map-business.ts';
import { toDiscounts } from '../../../../src/api/mappers/map-discounts.ts';
import type { Discounts, Tax } from '../../../../src/domain/menu/menu-types.ts';
import type { Currency } from '../../../../src/domain/money/money.ts';
import type { Db } from '../../db/open-database.ts';
import {
  currentContentHash,
  listReferenceIds,
  loadBusinessRow,
  referenceIdOfDomain,
} from '../../repo/business/businesses-repo.ts';
import {
  type BusinessDocument,
  createWireParts,
  referenceIdOfWireId,
  toWireId,
  type WireParts,
} from '../business/business-document.ts';
import { type SettingsInput, toSettingsWire } from '../business/business-wire.ts';
import { normalizeHostName } from '../business/host-name.ts';
import type { BusinessFile, FileBranch } from '../business-file/business-file.ts';
import { notFound } from '../shared/refusal.ts';
import { type BranchMenu, createBranchMenus } from './branch-menu.ts';

/** A business ready to be served and priced: one version of it, as it was imported. */
export interface Business {
  readonly referenceId: string;
  /** Changes with the version. */
  readonly contentHash: string;
  readonly file: BusinessFile;
  /** The pictures and tax keys of its file, as sent. */
  readonly parts: WireParts;
  readonly defaultBranch: FileBranch;
  /** Its settings, with its default branch active and defaults filled in. */
  readonly response: { readonly restaurant: WireBusiness };
  readonly currency: Currency;
  readonly discounts: Discounts;
  readonly exclusiveTaxes: readonly Tax[];
  /** The settings as sent, with a branch active. */
  readonly settingsFor: (branch: FileBranch) => SettingsInput;
  readonly menuOf: (branch: FileBranch) => BranchMenu;
}

export interface Catalogue {
  /** Throws Refusal 404 when there is none. */
  readonly business: (referenceId: string) => Promise<Business>;
  /** Null when there is none. */
  readonly find: (referenceId: string) => Promise<Business | null>;
  /** Whose own domain it is, however that is written; null when nobody's. */
  readonly referenceOfDomain: (domain: string) => Promise<string | null>;
  /** Throws Refusal 404 when it is nobody's. */
  readonly byDomain: (domain: string) => Promise<Business>;
  /** The branch of a branch id, with its business. Throws Refusal 404. */
  readonly branch: (
    branchId: string,
  ) => Promise<{ readonly business: Business; readonly branch: FileBranch }>;
  readonly all: () => Promise<Business[]>;
}

const refuseBadDiscount = (error: unknown, what: string): never => {
  throw new Error(`An imported business has a bad part: ${what}`, { cause: error });
};

/** A document stored before the format had these sections lacks them. */
const LATER_SECTIONS = {
  banners: [],
  words: {},
  zones: [],
  countries: [],
  delivery: {},
  services: [],
  staff: [],
};

/** A stored business, ready to be served. Throws when it cannot be: no import lets such a one in. */
export function compileBusiness(contentHash: string, stored: BusinessDocument): Business {
  const document = { ...stored, file: { ...LATER_SECTIONS, ...stored.file } };
  const { file } = document;
  const [defaultBranch] = file.branches;
  if (!defaultBranch) throw new Error(`${file.reference_id} has no branch`);
  const restaurant = settingsSchema.parse(toSettingsWire(document, defaultBranch));
  const currency = toCurrency(restaurant);
  return {
    referenceId: file.reference_id,
    contentHash,
    file,
    parts: createWireParts(document),
    defaultBranch,
    response: { restaurant },
    currency,
    discounts: toDiscounts(discountsSchema.parse(file.discounts), currency, refuseBadDiscount),
    exclusiveTaxes: toExclusiveTaxes(restaurant),
    settingsFor: (branch) => toSettingsWire(document, branch),
    menuOf: createBranchMenus(document, currency),
  };
}

/**
 * The businesses, each compiled once per version. Every question asks the database which version is current, so that
 * what another process imports is served at once.
 */
export function createCatalogue(db: Db): Catalogue {
  const compiled = new Map<string, Business>();

  const find = async (referenceId: string): Promise<Business | null> => {
    const current = await currentContentHash(db, referenceId);
    const kept = compiled.get(referenceId);
    if (!current || kept?.contentHash === current) return (current && kept) || null;
    const row = await loadBusinessRow(db, referenceId);
    if (!row) return null;
    const fresh = compileBusiness(row.contentHash, row.document as BusinessDocument);
    compiled.set(referenceId, fresh);
    return fresh;
  };
  const business = async (referenceId: string): Promise<Business> => {
    const found = await find(referenceId);
    if (!found) throw notFound(`The business "${referenceId}"`);
    return found;
  };

  const referenceAt = async (domain: string): Promise<string | null> => {
    const name = normalizeHostName(domain);
    return name && referenceIdOfDomain(db, name);
  };

  return {
    find,
    business,
    referenceOfDomain: referenceAt,
    async byDomain(domain) {
      const referenceId = await referenceAt(domain);
      if (!referenceId) throw notFound(`A business at "${domain}"`);
      return business(referenceId);
    },
    async branch(branchId) {
      const referenceId = referenceIdOfWireId(branchId);
      if (!referenceId) throw notFound(`The branch "${branchId}"`);
      const owner = await business(referenceId);
      const branch = owner.file.branches.find(({ id }) => toWireId(referenceId, id) === branchId);
      if (!branch) throw notFound(`The branch "${branchId}"`);
      return { business: owner, branch };
    },
    all: async () => Promise.all((await listReferenceIds(db)).map(business)),
  };
}
