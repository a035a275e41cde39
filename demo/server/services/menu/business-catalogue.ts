/**
 * The catalogue: every business with its menu, ready to be served and priced. It compiles the business document that
 * the database stores (repo/business) once per version, and checks the version on every read.
 */

import {
  business as settingsSchema,
  type WireBusiness,
} from '../../../../src/api/contract/business-contract.ts';
import { discounts as discountsSchema } from '../../../../src/api/contract/menu-contract.ts';
import { toDiscounts } from '../../../../src/api/mappers/map-discounts.ts';
import {
  toCurrency,
  toExclusiveTaxes,
  toPaymentSteps,
  toSellingTypes,
} from '../../../../src/api/mappers/map-selling.ts';
import type { Business as ClientBusiness } from '../../../../src/domain/business/business-types.ts';
import type { Discounts, Tax } from '../../../../src/domain/menu/menu-types.ts';
import type { Currency } from '../../../../src/domain/money/money.ts';
import type { PaymentSteps } from '../../../../src/domain/payment/payment-steps.ts';
import type { Db } from '../../db/open-database.ts';
import {
  listReferenceIds,
  loadBusinessRow,
  loadContentHashes,
  loadDomainOwners,
} from '../../repo/business/businesses-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import {
  type BusinessDocument,
  createWireMappers,
  parseReferenceId,
  toWireId,
  type WireMappers,
} from '../business/business-document.ts';
import { type SettingsInput, toSettingsWire } from '../business/business-wire.ts';
import { normalizeHostName } from '../business/host-name.ts';
import type { BusinessFile, FileBranch } from '../business-file/business-file.ts';
import { type MapServices, mergeMapServices } from '../delivery/map-services.ts';
import { createNotFoundRefusal } from '../shared/refusal.ts';
import { createSharedReads } from '../shared/shared-reads.ts';
import { type BranchMenu, createBranchMenus } from './branch-menu.ts';

/** One imported version of a business, compiled for serving and pricing. */
export interface Business {
  readonly referenceId: string;
  /** Changes with every imported version. */
  readonly contentHash: string;
  readonly file: BusinessFile;
  /** The functions that convert pictures and tax keys of the business file to their wire format. */
  readonly wireMappers: WireMappers;
  readonly defaultBranch: FileBranch;
  /** The business's settings with all defaults, for the default branch. */
  readonly response: { readonly restaurant: WireBusiness };
  readonly currency: Currency;
  readonly paymentSteps: PaymentSteps;
  readonly discounts: Discounts;
  readonly exclusiveTaxes: readonly Tax[];
  /** The settings of each order type, with amounts in the business's currency. */
  readonly selling: ClientBusiness['selling'];
  /** The settings that are sent to clients for a branch. */
  readonly getBranchSettings: (branch: FileBranch) => SettingsInput;
  readonly getBranchMenu: (branch: FileBranch) => BranchMenu;
  /** The name of the applied theme. Null for the business's own theme. */
  readonly themeId: string | null;
  /** The same business with another of its themes, or with its own theme if the name is unknown or absent. */
  readonly applyTheme: (themeId: string | undefined) => Business;
}

export interface Catalogue {
  /** Throws Refusal 404 for an unknown business. */
  readonly getBusiness: (referenceId: string) => Promise<Business>;
  /** Null for an unknown business. */
  readonly findBusiness: (referenceId: string) => Promise<Business | null>;
  /** The reference id of the business with this domain, in any spelling. Null when there is none. */
  readonly findReferenceIdByDomain: (domain: string) => Promise<string | null>;
  /** Throws Refusal 404 when no business has this domain. */
  readonly findByDomain: (domain: string) => Promise<Business>;
  /** A branch and its business, by the branch's wire id. Throws Refusal 404. */
  readonly getBranch: (
    branchId: string,
  ) => Promise<{ readonly business: Business; readonly branch: FileBranch }>;
  /** The reference ids of all businesses. */
  readonly listReferenceIds: () => Promise<readonly string[]>;
  readonly listBusinesses: () => Promise<Business[]>;
  /** The businesses of a scope, without unknown reference ids. */
  readonly listBusinessesInScope: (scope: BusinessScope) => Promise<Business[]>;
}

const throwUnreadable = (error: unknown, subject: string): never => {
  throw new Error(
    `The stored discounts of a business cannot be read: ${subject}. Import its business file again.`,
    { cause: error },
  );
};

/** Values of the sections that are missing in documents of older versions. */
const DEFAULT_SECTIONS = {
  banners: [],
  words: {},
  zones: [],
  countries: [],
  delivery: {},
  services: [],
  staff: [],
  themes: {},
};

/** Whether customers can use a payment method of the business file (spec, section 9). */
type MethodFilter = (paymentType: number) => boolean;

/** Limits of the server's payment provider. */
export interface PaymentLimits {
  readonly canUseMethod: MethodFilter;
  /**
   * The step of amounts in a currency, as a decimal number: the provider accepts only its multiples. Undefined if the
   * provider accepts any amount.
   */
  readonly getOnlineStep: (currency: string) => number | undefined;
}

const NO_LIMITS: PaymentLimits = { canUseMethod: () => true, getOnlineStep: () => undefined };

const applyPaymentLimits = (
  { payment_methods, ...settings }: BusinessFile['settings'],
  { canUseMethod, getOnlineStep }: PaymentLimits,
) => ({
  ...settings,
  online_step: settings.online_step ?? getOnlineStep(settings.currency),
  ...(payment_methods && { payment_methods: payment_methods.filter(canUseMethod) }),
});

/**
 * Compiles a stored business. `mapServices` are the server's. Throws when the business is invalid, which the import
 * prevents.
 */
export function compileBusiness(
  contentHash: string,
  storedDocument: BusinessDocument,
  mapServices: MapServices | null = null,
  limits: PaymentLimits = NO_LIMITS,
): Business {
  const settings = {
    ...applyPaymentLimits(storedDocument.file.settings, limits),
    map: mergeMapServices(storedDocument.file.settings.map, mapServices),
  };
  const document = { ...storedDocument, file: { ...DEFAULT_SECTIONS, ...storedDocument.file, settings } };
  const { file } = document;
  const [defaultBranch] = file.branches;
  if (!defaultBranch)
    throw new Error(
      `The stored business "${file.reference_id}" has no branch. Add one to its file and import it again.`,
    );
  const restaurant = settingsSchema.parse(toSettingsWire(document, defaultBranch));
  const currency = toCurrency(restaurant);
  const themedBusinesses = new Map<string, Business>();
  const compileTheme = (themeId: string, theme: BusinessFile['themes'][string]): Business => {
    const themedFile = { ...file, settings: { ...settings, ...theme } };
    const themedDocument = { ...document, file: themedFile };
    return {
      ...baseBusiness,
      themeId,
      file: themedFile,
      response: { restaurant: settingsSchema.parse(toSettingsWire(themedDocument, defaultBranch)) },
      getBranchSettings: (branch) => toSettingsWire(themedDocument, branch),
    };
  };
  const baseBusiness: Business = {
    themeId: null,
    applyTheme(themeId = '') {
      const theme = Object.hasOwn(file.themes, themeId) ? file.themes[themeId] : undefined;
      if (!theme) return baseBusiness;
      const compiledTheme = themedBusinesses.get(themeId) ?? compileTheme(themeId, theme);
      themedBusinesses.set(themeId, compiledTheme);
      return compiledTheme;
    },
    referenceId: file.reference_id,
    contentHash,
    file,
    wireMappers: createWireMappers(document),
    defaultBranch,
    response: { restaurant },
    currency,
    discounts: toDiscounts(discountsSchema.parse(file.discounts), currency, throwUnreadable),
    paymentSteps: toPaymentSteps(restaurant, currency),
    exclusiveTaxes: toExclusiveTaxes(restaurant),
    selling: toSellingTypes(restaurant, currency),
    getBranchSettings: (branch) => toSettingsWire(document, branch),
    getBranchMenu: createBranchMenus(document, currency),
  };
  return baseBusiness;
}

/**
 * Creates the catalogue. It compiles each version of a business once. Every call reads the current version from the
 * database, so that imports by other processes take effect immediately. Concurrent calls share these reads. Hides the
 * payment methods that `limits` excludes.
 */
export function createCatalogue(
  db: Db,
  mapServices: MapServices | null = null,
  limits?: PaymentLimits,
): Catalogue {
  const compiledBusinesses = new Map<string, Business>();
  /** Versions that are being compiled, by reference id and content hash. */
  const compilations = new Map<string, Promise<Business | null>>();
  const readContentHash = createSharedReads((ids: readonly string[]) => loadContentHashes(db, ids));
  const readDomainOwner = createSharedReads((domains: readonly string[]) => loadDomainOwners(db, domains));

  const compile = async (referenceId: string): Promise<Business | null> => {
    const row = await loadBusinessRow(db, referenceId);
    if (!row) return null;
    const compiledBusiness = compileBusiness(
      row.contentHash,
      row.document as BusinessDocument,
      mapServices,
      limits,
    );
    compiledBusinesses.set(referenceId, compiledBusiness);
    return compiledBusiness;
  };

  const findBusiness = async (referenceId: string): Promise<Business | null> => {
    const currentHash = await readContentHash(referenceId);
    if (!currentHash) return null;
    const cached = compiledBusinesses.get(referenceId);
    if (cached?.contentHash === currentHash) return cached;
    const version = `${referenceId} ${currentHash}`;
    const compilation =
      compilations.get(version) ?? compile(referenceId).finally(() => compilations.delete(version));
    compilations.set(version, compilation);
    return compilation;
  };
  const getBusiness = async (referenceId: string): Promise<Business> => {
    const business = await findBusiness(referenceId);
    if (!business) throw createNotFoundRefusal(`The business "${referenceId}"`);
    return business;
  };

  const findReferenceId = async (domain: string): Promise<string | null> => {
    const name = normalizeHostName(domain);
    return name && ((await readDomainOwner(name)) ?? null);
  };

  const listBusinesses = async () => Promise.all((await listReferenceIds(db)).map(getBusiness));

  return {
    findBusiness,
    getBusiness,
    findReferenceIdByDomain: findReferenceId,
    listReferenceIds: () => listReferenceIds(db),
    async findByDomain(domain) {
      const referenceId = await findReferenceId(domain);
      if (!referenceId) throw createNotFoundRefusal(`A business at "${domain}"`);
      return getBusiness(referenceId);
    },
    async getBranch(branchId) {
      const referenceId = parseReferenceId(branchId);
      if (!referenceId) throw createNotFoundRefusal(`The branch "${branchId}"`);
      const owner = await getBusiness(referenceId);
      const branch = owner.file.branches.find(({ id }) => toWireId(referenceId, id) === branchId);
      if (!branch) throw createNotFoundRefusal(`The branch "${branchId}"`);
      return { business: owner, branch };
    },
    listBusinesses,
    listBusinessesInScope: async (scope) =>
      scope === 'all'
        ? listBusinesses()
        : (await Promise.all(scope.map(findBusiness))).filter((business) => business !== null),
  };
}
