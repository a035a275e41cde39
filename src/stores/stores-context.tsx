import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { StoreApi } from 'zustand/vanilla';
import type { Stores } from './create-stores.ts';

const StoresContext = createContext<Stores | null>(null);

export const StoresProvider = ({
  stores,
  children,
}: {
  readonly stores: Stores;
  readonly children: ReactNode;
}) => <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>;

/** All stores of the element, for code that passes some of them on. Throws outside a StoresProvider. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores)
    throw new Error('StoresProvider is missing: render this component inside <StoresProvider stores={...}>.');
  return stores;
}

/**
 * The clock of the element: a stable function that returns the current time in epoch ms, corrected by the server's
 * clock.
 */
export const useClock = (): (() => number) => useStores().now;

/**
 * Creates a hook that selects from one store of the element. The component renders again only when the selection is no
 * longer shallowly equal.
 */
export const createStoreHook =
  <S,>(pick: (stores: Stores) => StoreApi<S>) =>
  <T,>(selector: (state: S) => T): T =>
    useStore(pick(useStores()), useShallow(selector));

export const useBusiness = createStoreHook((stores) => stores.business);
/** Whether the business sells "price on request": no screen shows an amount, and nothing is paid online. */
export const usePricesHidden = (): boolean => useBusiness(({ business }) => business?.hidesPrices ?? false);
export const useMenu = createStoreHook((stores) => stores.menu);
export const useCart = createStoreHook((stores) => stores.cart);
export const useShop = createStoreHook((stores) => stores.shop);
export const useSession = createStoreHook((stores) => stores.session);
export const useConsent = createStoreHook((stores) => stores.consent);
