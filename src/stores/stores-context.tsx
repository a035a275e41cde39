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

/** All of the element's state, for what hands some of it on. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('StoresProvider is missing');
  return stores;
}

/** What tells the time (epoch ms): the server's, once it has told. Whatever is said of the business's time goes by it. */
export const useClock = (): (() => number) => useStores().now;

/** Selects from one store of the element; an answer that is shallowly equal to the last renders nothing. */
export const hookFor =
  <S,>(pick: (stores: Stores) => StoreApi<S>) =>
  <T,>(selector: (state: S) => T): T =>
    useStore(pick(useStores()), useShallow(selector));

export const useBusiness = hookFor((stores) => stores.business);
export const useMenu = hookFor((stores) => stores.menu);
export const useCart = hookFor((stores) => stores.cart);
export const useShop = hookFor((stores) => stores.shop);
export const useSession = hookFor((stores) => stores.session);
export const useConsent = hookFor((stores) => stores.consent);
