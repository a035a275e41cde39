import type { ShiftsResponse } from '../../api/contract/schedule-contract.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';

/** Instants in epoch milliseconds; null when unknown. */
export interface OpenState {
  readonly open: boolean;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

export interface ShopState {
  /** As the server last told, for the branch on screen; null until it has. */
  readonly shifts: Omit<ShiftsResponse, 'error'> | null;
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** The business's, IANA. */
  readonly timezone: string;
  /** Open unless fetched shifts say otherwise; delivery with shipping always is (spec, section 4). */
  readonly open: Readonly<Record<SellingType, OpenState>>;
  openState(type: SellingType): OpenState;
  /** Never rejects: what was known stays. */
  load(): Promise<void>;
}

export const OPEN: OpenState = { open: true, opensAt: null, closesAt: null };
