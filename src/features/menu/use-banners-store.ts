import { type BannersStore, createBannersStore } from '../../stores/banners-store.ts';
import { useStores } from '../../stores/context.tsx';
import type { Stores } from '../../stores/create-stores.ts';

// An element's banners live as long as its other stores, but are made only when a menu has any.
const made = new WeakMap<Stores, BannersStore>();

export function useBannersStore(): BannersStore {
  const stores = useStores();
  let store = made.get(stores);
  if (!store) {
    store = createBannersStore(stores.deps, stores.business);
    made.set(stores, store);
  }
  return store;
}
