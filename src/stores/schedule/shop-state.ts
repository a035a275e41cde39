import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { BranchSchedule } from '../../domain/schedule/branch-schedule.ts';
import type { OpenState } from '../../domain/schedule/open-state.ts';

export interface ShopState {
  /** The schedule in the server's last response for the branch on screen. Null before the first response. */
  readonly schedule: BranchSchedule | null;
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** The business's time zone (IANA name). */
  readonly timezone: string;
  /**
   * The open state of each order type: open until the first schedule arrives. Delivery with shipping is always open
   * (spec, section 4).
   */
  readonly openStates: Readonly<Record<OrderType, OpenState>>;
  getOpenState(type: OrderType): OpenState;
  /** Requests the schedule. After a failure the previous schedule stays. Never rejects. */
  load(): Promise<void>;
}
