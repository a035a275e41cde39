import { sellingType } from '../../api/contract/light/light-common.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { textOf } from '../../lib/checks.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { need, or, shape } from '../../lib/shape.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** What the device remembers of a business (spec, section 9). */
export interface BusinessInfo {
  readonly branchId: string | null;
  readonly locale: string | null;
  readonly theme: string | null;
  readonly sellingType: SellingType | null;
}

export const noInfo: BusinessInfo = { branchId: null, locale: null, theme: null, sellingType: null };

const text = or(need(textOf(0, 80)), null);

export const persistedInfo = (deps: StoreDeps): Persisted<BusinessInfo> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'business'),
    version: 1,
    read: shape<BusinessInfo>({
      branchId: text,
      locale: text,
      theme: text,
      sellingType: or(sellingType, null),
    }),
  });
