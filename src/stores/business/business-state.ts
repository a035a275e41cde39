import * as z from 'zod/mini';
import type { ApiError } from '../../api/client/api-errors.ts';
import { sellingType } from '../../api/contract/common-contract.ts';
import type { Branch, Business, TrackingPixel } from '../../domain/business/business-types.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { Currency } from '../../domain/money/money.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import type { MenuState } from '../menu/menu-store.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import type { BusinessError } from './business-error.ts';

/**
 * `unknown`: a link named a branch that the business does not have or does not show. `refused`: the server refused the
 * menu of the customer's branch. `message` is the server's reason, or null if it gave none.
 */
export type OtherBranchReason =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly branch: Branch; readonly message: string | null };

export interface BusinessState {
  /** Stays `fetched` during a refresh. */
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly business: Business | null;
  readonly currency: Currency | null;
  /** The branch whose menu is shown; empty until loaded. */
  readonly branchId: string;
  /** Details of that branch; null if the business does not list it. */
  readonly branch: Branch | null;
  readonly error: BusinessError | null;
  /** Number of today's banners; undefined if the response does not include it. */
  readonly bannerCount?: number | undefined;
  /** Tracking integrations of the business (spec, section 9). */
  readonly pixels: readonly TrackingPixel[];
  /** Where the business has moved: another reference id or the URL of a site. Null if it has not moved. */
  readonly movedTo: string | null;
  readonly preferences: BusinessPreferences;
  /** Colour scheme required by the host page: `light`, `dark` or `system`. Overrides the customer's choice. */
  readonly hostColorScheme: string | null;
  /** Seconds without input after which the host page wants a reset; null for never. */
  readonly idleResetSeconds: number | null;
  /** The previous branch and its menu. Null once the cart has moved to the new branch. */
  readonly previousBranch: { readonly branchId: string; readonly menu: MenuState } | null;
  /** Why the app does not show the branch of the customer or of the link. Null if it shows that branch. */
  readonly otherBranchReason: OtherBranchReason | null;
  /**
   * Shows the branch named in a link, immediately or after the first load. An unknown branch only sets
   * `otherBranchReason`: the saved branch and the cart do not change. Rejects like `selectBranch`.
   */
  followLinkBranch(branchId: string): Promise<void>;
  dismissOtherBranch(): void;
  savePreferences(patch: Partial<BusinessPreferences>): void;
  /** Loads or reloads the business and its menu. Never rejects; check `status`. */
  load(): Promise<void>;
  /** Shows `error` instead of the loaded business: the server refused a call because the business is switched off (433). */
  reportSwitchedOff(error: ApiError): void;
  /**
   * Loads the menu of another branch, then switches to it. The last call wins: an earlier call that is still loading is
   * dropped, and selecting the current branch cancels a pending switch. Ignores a branch that is not listed or not
   * visible. Rejects with ApiError and keeps the current branch if the menu cannot be loaded.
   */
  selectBranch(branchId: string): Promise<void>;
}

/**
 * The customer's choices for one business, stored on the device (spec, section 9). Null means not chosen. The language
 * is stored in a cookie instead (spec, section 4).
 */
export interface BusinessPreferences {
  readonly branchId: string | null;
  /** The colour scheme: `light`, `dark` or `system`. */
  readonly theme: string | null;
  readonly sellingType: OrderType | null;
}

export const DEFAULT_PREFERENCES: BusinessPreferences = {
  branchId: null,
  theme: null,
  sellingType: null,
};

const optionalText = z._default(z.nullable(z.string().check(z.maxLength(80))), null);

const preferencesSchema = z.object({
  branchId: optionalText,
  theme: optionalText,
  sellingType: z._default(z.nullable(sellingType), null),
});

export const createPreferenceStorage = (deps: StoreDeps): StoredValue<BusinessPreferences> =>
  createStoredValue({
    storage: deps.storage,
    key: buildStorageKey(deps, 'business'),
    version: 1,
    schema: preferencesSchema,
  });
