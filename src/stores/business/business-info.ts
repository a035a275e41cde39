import * as z from 'zod/mini';
import { sellingType } from '../../api/contract/common-contract.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** What the device remembers of a business (spec, section 9). */
export interface BusinessInfo {
  readonly branchId: string | null;
  readonly locale: string | null;
  readonly theme: string | null;
  readonly sellingType: SellingType | null;
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
