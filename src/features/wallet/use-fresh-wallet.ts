import { useEffect } from 'react';
import { useWallet } from '../../stores/wallet/wallet-store.ts';

/** The wallet, reloaded when a screen opens, because its balance also changes elsewhere. */
export function useFreshWallet() {
  const state = useWallet(({ status, wallet, load }) => ({ status, wallet, load }));
  const { load } = state;
  useEffect(() => void load(), [load]);
  return state;
}
