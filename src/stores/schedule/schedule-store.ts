import { createStore, type StoreApi } from 'zustand/vanilla';
import { listOrderableDays, type ScheduleDay } from '../../domain/schedule/branch-schedule.ts';
import { isFree, type ScheduleType, selectDefaultSlot } from '../../domain/schedule/schedule-type.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import type { Stores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import {
  computeScheduleView,
  detectShopChange,
  readScheduleSnapshot,
  type ScheduleSnapshot,
  type ShopChange,
  type SlotProblem,
} from './schedule-view.ts';

// The time of the cart's order: immediate, or a slot. The cart store holds the choice; the slots come from the shop
// store.

/**
 * What the customer is notified of. A time that the customer has chosen for a filled cart never changes without a
 * notice.
 * - `passed`, `full`, `gone`: the chosen slot is over, full or no longer offered. The notice stays and blocks the order
 *   until the customer chooses another time.
 * - `unscheduled`: a slot is chosen, but the shop takes no scheduled orders of this type.
 * - `opened`: the shop opened while the order was scheduled.
 * - `closed`: the shop closed while the order was immediate.
 */
export type ScheduleNoticeKind = SlotProblem | 'opened' | 'closed';

export interface ScheduleState {
  /** `''` if the shop is closed and accepts no scheduled orders (spec, section 4). */
  readonly type: ScheduleType;
  readonly canOrderNow: boolean;
  /** Whether the shop accepts scheduled orders. `days` may still be empty. */
  readonly canSchedule: boolean;
  /** The days with their slots: those that can still be ordered, and those that are full. */
  readonly days: readonly ScheduleDay[];
  /** The chosen slot, as long as it can be ordered. */
  readonly slot: Slot | null;
  /** The slot was preselected, and the customer has not confirmed it. */
  readonly mustConfirm: boolean;
  readonly notice: ScheduleNoticeKind | null;
  chooseNow(): void;
  /**
   * Chooses the slot that begins at `from` (epoch ms). If the slot is not listed as free, first requests the schedule,
   * then chooses the slot only if it is free.
   */
  chooseSlot(from: number): void;
  /** Confirms the preselected slot that begins at `from` (epoch ms). Ignored if another slot is chosen by now. */
  confirmSlot(from: number): void;
  /** Makes the order immediate if that is possible, else chooses the first free slot. */
  reset(): void;
  /**
   * Hides the notice that the customer has read. After the notice `closed`, chooses the first free slot. If the shop
   * takes no scheduled orders, drops the chosen slot.
   */
  dismissNotice(): void;
}

export interface ScheduleStore extends StoreApi<ScheduleState> {
  /** Recomputes the state from the clock and the other stores. */
  refresh(): void;
  /** Recomputes the state at intervals, because slots pass. Returns a function that stops the updates. */
  connect(): () => void;
}

/** How often the list of slots is updated, in ms. Slots that now start too soon are removed. */
const TICK_MS = 30_000;

const buildProblemKey = (problem: string | null, { choice }: ScheduleSnapshot): string =>
  `${problem} ${choice.selectedScheduleSlot?.from}`;

export function createScheduleStore(deps: StoreDeps, stores: Stores): ScheduleStore {
  const { business, cart, shop } = stores;
  const orders = stores.getOrCreateStore(createOrdersStore);
  let previousSnapshot: ScheduleSnapshot | null = null;
  let shopChange: ShopChange = null;
  /** Key of the problem that the customer has dismissed (`buildProblemKey`). */
  let dismissedProblemKey = '';
  let isRefreshing = false;

  const setSlot = ({ from, to }: Slot, isSuggested = false) => {
    const { date } = toZonedTime(from, shop.getState().timezone);
    cart.getState().setSchedule({ date, from, to, ...(isSuggested && { isSuggested }) });
  };
  const chooseNow = () => {
    shopChange = null;
    cart.getState().setSchedule(null);
    refresh();
  };
  const store = createStore<ScheduleState>((_, get) => ({
    type: '',
    canOrderNow: false,
    canSchedule: false,
    days: [],
    slot: null,
    mustConfirm: false,
    notice: null,
    chooseNow,
    chooseSlot(from) {
      const choose = (): boolean => {
        const slots = get().days.flatMap((day) => day.slots);
        const slot = slots.find((candidate) => candidate.from === from && isFree(candidate));
        if (!slot) return false;
        shopChange = null;
        setSlot(slot);
        refresh();
        return true;
      };
      // Another customer may have released the slot since the last response.
      if (!choose()) void shop.getState().load().then(choose);
    },
    confirmSlot(from) {
      const slot = cart.getState().selectedScheduleSlot;
      if (slot?.from === from) setSlot(slot);
    },
    reset: chooseNow,
    dismissNotice() {
      const { notice, canSchedule } = get();
      if (notice && notice === shopChange) shopChange = null;
      else if (!canSchedule) cart.getState().setSchedule(null);
      else dismissedProblemKey = buildProblemKey(notice, readScheduleSnapshot(stores));
      refresh();
    },
  }));

  /**
   * Removes a chosen slot that can no longer be ordered, if the customer needs no notice. This is so if the cart is
   * empty, or if the branch or the order type changed before the customer confirmed the suggested slot.
   */
  function dropUnusableSlot(snapshot: ScheduleSnapshot): boolean {
    const { selectedScheduleSlot: slot } = snapshot.choice;
    const { branchId, orderType, hasCartLines } = snapshot;
    const isOtherShop = branchId !== previousSnapshot?.branchId || orderType !== previousSnapshot.orderType;
    const canDropSilently = !hasCartLines || (isOtherShop && slot?.isSuggested);
    if (!slot || !canDropSilently || !computeScheduleView(snapshot).problem) return false;
    cart.getState().setSchedule(null);
    return true;
  }

  const wasRefusedAsClosed = () => {
    const { placement } = orders.getState();
    return placement.status === 'refused' && placement.code === 'closed';
  };

  /**
   * Chooses a slot for a customer who needs one and has not chosen one yet. Waits while a notice says that the shop has
   * closed.
   */
  function suggestSlot(snapshot: ScheduleSnapshot): boolean {
    const { choice, isLoaded, hasCartLines, days, condition, opensAt } = snapshot;
    const { type, problem } = computeScheduleView(snapshot);
    const mustChoose = type === 'later' && choice.orderTime === 'now' && !problem;
    if (!mustChoose || !isLoaded || !hasCartLines || shopChange || wasRefusedAsClosed()) return false;
    const slots = listOrderableDays(days ?? [], condition, []).flatMap((day) => day.slots);
    const slot = selectDefaultSlot(slots, opensAt);
    if (!slot) return false;
    setSlot(slot, true);
    return true;
  }

  function publish(snapshot: ScheduleSnapshot): void {
    const { problem, ...view } = computeScheduleView(snapshot);
    const days = listOrderableDays(snapshot.days ?? [], snapshot.condition, store.getState().days);
    const showsProblem = problem && dismissedProblemKey !== buildProblemKey(problem, snapshot);
    const mustConfirm = !!view.slot && !!snapshot.choice.selectedScheduleSlot?.isSuggested;
    store.setState({ ...view, mustConfirm, days, notice: showsProblem ? problem : shopChange });
  }

  function refresh(): void {
    // Ignore the nested call: this function changes the cart, and the cart's subscription calls it again.
    if (isRefreshing) return;
    isRefreshing = true;
    let snapshot = readScheduleSnapshot(stores);
    if (dropUnusableSlot(snapshot)) snapshot = readScheduleSnapshot(stores);
    const before = previousSnapshot;
    shopChange =
      snapshot.hasCartLines && before
        ? detectShopChange(shopChange, before, snapshot, store.getState().type)
        : null;
    previousSnapshot = snapshot;
    publish(suggestSlot(snapshot) ? readScheduleSnapshot(stores) : snapshot);
    isRefreshing = false;
  }

  for (const otherStore of [business, cart, shop]) otherStore.subscribe(refresh);
  orders.subscribe((state, before) => state.placement !== before.placement && refresh());
  refresh();

  return {
    ...store,
    refresh,
    connect() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const updateFromClock = () => {
        refresh();
        const { now, condition, choice, days } = readScheduleSnapshot(stores);
        const earliestStart = Math.max(
          condition.earliest,
          condition.preparation.now + condition.preparation.durationMs,
        );
        const delaysMs = [
          (choice.selectedScheduleSlot?.from ?? 0) - earliestStart + 1,
          (choice.hold?.expiresAt ?? 0) - now,
          ...(days ?? []).flatMap(({ slots }) => slots.map(({ orderBy }) => (orderBy ?? 0) - now)),
        ];
        timer = setTimeout(updateFromClock, Math.min(TICK_MS, ...delaysMs.filter((ms) => ms > 0)));
      };
      updateFromClock();
      const stop = deps.page.subscribe(refresh);
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

/** The time for which the order is placed. */
export const useSchedule = createStoreHook((stores) => stores.getOrCreateStore(createScheduleStore));
