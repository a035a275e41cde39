import * as z from 'zod/mini';
import { sellingType } from '../../api/contract/common-contract.ts';
import type { Branch, Business, TrackingPixel } from '../../domain/business/business-types.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { Currency } from '../../domain/money/money.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import type { MenuState } from '../menu/menu-store.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import type { BusinessError } from './business-error.ts';

export interface BusinessState {
  /** A refresh of what is there already stays `fetched`. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly business: Business | null;
  readonly currency: Currency | null;
  /** The branch whose menu is shown; '' until loaded. */
  readonly branchId: string;
  /** The same with its details; null when the business does not list it. */
  readonly branch: Branch | null;
  readonly error: BusinessError | null;
  /** How many banners today has; undefined where the answer does not say. */
  readonly bannerCount?: number | undefined;
  /** Its tracking integrations (spec, section 9). */
  readonly pixels: readonly TrackingPixel[];
  /** Where the answer says that the business is now: another reference id, or the address of a site. */
  readonly movedTo: string | null;
  readonly info: BusinessInfo;
  /** Light, dark or as the system says: what the host's page asks for, over all others' wishes. */
  readonly askedScheme: string | null;
  /** The branch shown before, with its menu, until the cart has come along. */
  readonly cameFrom: { readonly branchId: string; readonly menu: MenuState } | null;
  remember(patch: Partial<BusinessInfo>): void;
  /** Loads the business and its menu; the error page's retry too. Never rejects: look at `status`. */
  load(): Promise<void>;
  /**
   * Goes to another branch once its menu is there; what is shown stays until then. The last wish counts: one that was
   * overtaken changes nothing, and wishing for the branch that is shown takes back what is on its way. Rejects with
   * ApiError, and stays, when the menu cannot be loaded. A branch that is not listed or not visible is not gone to.
   */
  selectBranch(branchId: string): Promise<void>;
}

/** What the device remembers of a business (spec, section 9). */
export interface BusinessInfo {
  readonly branchId: string | null;
  readonly locale: string | null;
  readonly theme: string | null;
  readonly sellingType: OrderType | null;
}

export const noInfo: BusinessInfo = { branchId: null, locale: null, theme: null, sellingType: null };

const chosen = z._default(z.nullable(z.string().check(z.maxLength(80))), null);

const businessInfo = z.object({
  branchId: chosen,
  locale: chosen,
  theme: chosen,
  sellingType: z._default(z.nullable(sellingType), null),
});

export const persistedInfo = (deps: StoreDeps): Persisted<BusinessInfo> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'business'),
    version: 1,
    schema: businessInfo,
  });
