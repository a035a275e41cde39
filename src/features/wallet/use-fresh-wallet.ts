import { useEffect } from 'react';
import { useWallet } from '../../stores/wallet/wallet-store.ts';

/** Returns the wallet and reloads it when a screen opens, because orders on other devices change the balance too. */
export function useFreshWallet() {
  const state = useWallet(({ status, wallet, load }) => ({ status, wallet, load }));
  const { load } = state;
  useEffect(() => void load(), [load]);
  return state;
}
