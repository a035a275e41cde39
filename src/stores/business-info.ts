import * as z from 'zod/mini';
import { sellingType } from '../api/schemas/common.ts';
import { type Persisted, persisted } from '../lib/persisted.ts';
import { type StoreDeps, storageKey } from './store-deps.ts';

const text = z.nullable(z.string().check(z.maxLength(80)));
const businessInfo = z.object({
  branchId: text,
  locale: text,
  theme: text,
  sellingType: z.nullable(sellingType),
});

/** What the device remembers of a business (spec, section 9). */
export type BusinessInfo = z.infer<typeof businessInfo>;

export const noInfo: BusinessInfo = { branchId: null, locale: null, theme: null, sellingType: null };

export const persistedInfo = (deps: StoreDeps): Persisted<BusinessInfo> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'business'),
    version: 1,
    parse: (value) => businessInfo.parse(value),
  });
