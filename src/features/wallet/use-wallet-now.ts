import { useEffect } from 'react';
import { useWallet } from '../../stores/wallet/wallet-store.ts';

/** The wallet, asked for anew by every screen that shows it: what it holds changes elsewhere. */
export function useWalletNow() {
  const state = useWallet(({ status, wallet, load }) => ({ status, wallet, load }));
  const { load } = state;
  useEffect(() => void load(), [load]);
  return state;
}
