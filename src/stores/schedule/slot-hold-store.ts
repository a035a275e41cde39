import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import * as calls from '../../api/contract/schedule-contract.ts';
import { computeHoldDurationMs, toSlotRefusal } from '../../api/mappers/map-schedule.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import type { SlotRefusal } from '../../domain/schedule/branch-schedule.ts';
import { formatInstant } from '../../lib/calendar.ts';
import type { Stores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { loadDeviceId } from './device-id.ts';
import { createHoldIdStorage } from './hold-id.ts';
import { getCartCapacity } from './immediate-promise.ts';
import { createScheduleStore } from './schedule-store.ts';

// A slot hold reserves a place in the chosen slot for some minutes, while the customer is at the checkout (decisions,
// section 2). The server grants the hold. Without a connection, the order is placed without a hold and may find the
// slot full.

export interface SlotHoldState {
  /**
   * `expired`: the hold ended after its duration. `exhausted`: it cannot be extended any more. `limited`: the customer
   * has too many unconfirmed places. `unanswered`: the request failed, so the server may or may not have granted the
   * hold.
   */
  readonly status:
    | 'none'
    | 'requesting'
    | 'held'
    | 'expired'
    | 'exhausted'
    | 'limited'
    | 'refused'
    | 'unanswered';
  /** How long the hold was granted for, in ms. */
  readonly durationMs: number;
  readonly refusal: SlotRefusal | null;
  /** Extends the hold, or requests it again. */
  renew(): void;
  /** Holds the chosen slot, also after the customer chooses another. The returned function releases the slot. */
  holdSlot(): () => void;
}

export interface SlotHoldStore extends StoreApi<SlotHoldState> {
  connect(): () => void;
}

/** A slot to hold, and how much of it. */
interface SlotToHold {
  readonly branchId: string;
  readonly type: OrderType;
  readonly from: number;
  /** How much of the slot's capacity the cart needs. When the cart changes, so does the hold. */
  readonly capacity: number;
}

/** Hold statuses by the server's refusal code. */
const LIMIT_STATUSES: Readonly<Record<string, 'exhausted' | 'limited'>> = {
  hold_over: 'exhausted',
  too_many_places: 'limited',
};

const NO_HOLD = { status: 'none', durationMs: 0, refusal: null } as const;
const isSameSlot = (a: SlotToHold | null, b: SlotToHold | null): boolean =>
  a?.from === b?.from && a?.type === b?.type && a?.branchId === b?.branchId && a?.capacity === b?.capacity;

export function createSlotHoldStore(
  deps: StoreDeps,
  { cart, shop, getOrCreateStore }: Stores,
): SlotHoldStore {
  const schedule = getOrCreateStore(createScheduleStore);
  const savedHoldId = createHoldIdStorage(deps);
  let holderCount = 0;
  let requestedSlot: SlotToHold | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The slot to hold. Only a listed slot with limited places needs a hold. */
  const findSlotToHold = (): SlotToHold | null => {
    const { cart: cartContent, count, orderTime, selectedScheduleSlot: slot } = cart.getState();
    if (!holderCount || !count || orderTime === 'now' || !slot) return null;
    const listedSlot = schedule
      .getState()
      .days.flatMap(({ slots }) => slots)
      .find(({ from }) => from === slot.from);
    return typeof listedSlot?.remaining === 'number'
      ? {
          branchId: cartContent.branchId,
          type: cartContent.orderType,
          from: slot.from,
          capacity: getCartCapacity({ cart: cart.getState(), shop: shop.getState() }),
        }
      : null;
  };

  const store = createStore<SlotHoldState>(() => ({
    ...NO_HOLD,
    renew() {
      requestedSlot = null;
      update();
    },
    holdSlot() {
      holderCount += 1;
      update();
      return () => {
        holderCount -= 1;
        update();
      };
    },
  }));

  /** Compares the expiry with the clock, because timers fire late after the device has slept. */
  const checkExpiry = () => {
    clearTimeout(timer);
    const { hold } = cart.getState();
    if (!hold) return;
    const remainingMs = hold.expiresAt - deps.now();
    if (remainingMs > 0) timer = setTimeout(checkExpiry, remainingMs);
    else {
      cart.getState().setHold(null);
      store.setState({ status: 'expired' });
    }
  };

  /**
   * The size of the cart, for the hold request. Empty until the cart is priced. Without a size, the server holds the
   * smallest possible capacity.
   */
  const readCartSize = () => {
    const { count, bill } = cart.getState();
    return bill ? { size: { dishes: count, amount: toDecimal(bill.subtotal) } } : {};
  };

  async function requestHold(slot: SlotToHold): Promise<void> {
    requestedSlot = slot;
    const id = savedHoldId.load() ?? deps.createId();
    savedHoldId.save(id);
    if (store.getState().status !== 'held' || cart.getState().hold?.from !== slot.from)
      store.setState({ status: 'requesting', refusal: null });
    try {
      const { hold, now } = await deps.client.call(calls.slotHoldCall, {
        params: { branch_id: slot.branchId },
        body: {
          hold_id: id,
          selling_types: slot.type,
          from: formatInstant(slot.from),
          device_id: loadDeviceId(deps),
          ...readCartSize(),
        },
        // The same id means the same hold, so the request may be repeated.
        idempotencyKey: id,
      });
      if (requestedSlot !== slot) return;
      const durationMs = computeHoldDurationMs(hold, now);
      cart.getState().setHold({ id, from: slot.from, expiresAt: deps.now() + durationMs });
      store.setState({ status: 'held', durationMs, refusal: null });
      checkExpiry();
    } catch (error) {
      if (requestedSlot === slot) continueWithoutHold(error);
    }
  }

  function continueWithoutHold(error: unknown): void {
    cart.getState().setHold(null);
    const refusal = error instanceof ApiError ? toSlotRefusal(error.body) : null;
    const limit = error instanceof ApiError ? LIMIT_STATUSES[error.code] : undefined;
    store.setState({ status: limit ?? (refusal ? 'refused' : 'unanswered'), refusal });
    // The slot list on screen is outdated: it shows the refused slot as free.
    if (refusal) void shop.getState().load();
  }

  function releaseHold({ branchId }: SlotToHold): void {
    const id = savedHoldId.load();
    clearTimeout(timer);
    requestedSlot = null;
    cart.getState().setHold(null);
    store.setState(NO_HOLD);
    if (!id) return;
    savedHoldId.clear();
    // An order that may have reached the server needs the hold, so don't release it.
    const { status } = getOrCreateStore(createOrdersStore).getState().placement;
    if (status === 'placing' || status === 'unanswered') return;
    deps.client
      .call(calls.slotReleaseCall, { params: { branch_id: branchId }, body: { hold_id: id } })
      // After a failure the hold expires on its own.
      .catch(() => undefined);
  }

  function update(): void {
    const slot = findSlotToHold();
    if (isSameSlot(slot, requestedSlot)) return;
    if (!slot) {
      if (requestedSlot) releaseHold(requestedSlot);
    } else if (
      requestedSlot &&
      (requestedSlot.branchId !== slot.branchId || requestedSlot.type !== slot.type)
    ) {
      releaseHold(requestedSlot);
      void requestHold(slot);
    } else void requestHold(slot);
  }

  return {
    ...store,
    connect() {
      const onOnline = () => {
        if (store.getState().status === 'unanswered') store.getState().renew();
      };
      const cleanups = [
        cart.subscribe(update),
        schedule.subscribe(update),
        deps.page.subscribe(() => !deps.page.isHidden() && checkExpiry()),
      ];
      globalThis.window?.addEventListener('online', onOnline);
      update();
      return () => {
        for (const stop of cleanups) stop();
        globalThis.window?.removeEventListener('online', onOnline);
        clearTimeout(timer);
      };
    },
  };
}

/** The hold of the chosen slot, for the checkout. */
export const useSlotHold = createStoreHook((stores) => stores.getOrCreateStore(createSlotHoldStore));
