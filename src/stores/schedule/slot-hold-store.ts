import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import * as calls from '../../api/contract/schedule-contract.ts';
import { holdDurationMs, toSlotRefusal } from '../../api/mappers/map-schedule.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { SlotRefusal } from '../../domain/schedule/branch-schedule.ts';
import { formatInstant } from '../../lib/calendar.ts';
import type { Stores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { holdId } from './hold-id.ts';
import { createScheduleStore } from './schedule-store.ts';

// A slot hold keeps a place in the chosen slot for some minutes, while the customer is at the checkout (decisions, section 2).
// The server gives it. Without a connection the order is placed without a hold: it gets a place if there is one.

export interface SlotHoldState {
  /** `lost`: it expired. `unanswered`: the request failed, so nobody knows whether there is a hold. */
  readonly status: 'none' | 'requesting' | 'held' | 'lost' | 'refused' | 'unanswered';
  /** For how long the server gave the hold, in ms. */
  readonly lastsMs: number;
  readonly refusal: SlotRefusal | null;
  /** Extends the hold, or requests it again. */
  renew(): void;
  /** Keeps a hold until the returned function is called, which releases it. */
  watch(): () => void;
}

export interface SlotHoldStore extends StoreApi<SlotHoldState> {
  connect(): () => void;
}

/** The slot that a hold is for. */
interface HeldSlot {
  readonly branchId: string;
  readonly type: OrderType;
  readonly from: number;
}

const NO_HOLD = { status: 'none', lastsMs: 0, refusal: null } as const;
const isSame = (a: HeldSlot | null, b: HeldSlot | null): boolean =>
  a?.from === b?.from && a?.type === b?.type && a?.branchId === b?.branchId;

export function createSlotHoldStore(deps: StoreDeps, { cart, shop, lazyStore }: Stores): SlotHoldStore {
  const schedule = lazyStore(createScheduleStore);
  const savedId = holdId(deps);
  let watchers = 0;
  let requested: HeldSlot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The slot to hold. Only a listed slot with limited places needs a hold. */
  const slotToHold = (): HeldSlot | null => {
    const { cart: inCart, count, orderTime, selectedScheduleSlot: slot } = cart.getState();
    if (!watchers || !count || orderTime === 'now' || !slot) return null;
    const listed = schedule
      .getState()
      .days.flatMap(({ slots }) => slots)
      .find(({ from }) => from === slot.from);
    return typeof listed?.left === 'number'
      ? { branchId: inCart.branchId, type: inCart.orderType, from: slot.from }
      : null;
  };

  const store = createStore<SlotHoldState>(() => ({
    ...NO_HOLD,
    renew() {
      requested = null;
      update();
    },
    watch() {
      watchers += 1;
      update();
      return () => {
        watchers -= 1;
        update();
      };
    },
  }));

  /** Compares with the clock: the timers of a sleeping device run late. */
  const checkExpiry = () => {
    clearTimeout(timer);
    const { hold } = cart.getState();
    if (!hold) return;
    const remainingMs = hold.expiresAt - deps.now();
    if (remainingMs > 0) timer = setTimeout(checkExpiry, remainingMs);
    else {
      cart.getState().setHold(null);
      store.setState({ status: 'lost' });
    }
  };

  async function request(slot: HeldSlot): Promise<void> {
    requested = slot;
    const id = savedId.load() ?? deps.newId();
    savedId.save(id);
    if (store.getState().status !== 'held' || cart.getState().hold?.from !== slot.from)
      store.setState({ status: 'requesting', refusal: null });
    try {
      const { hold, now } = await deps.client.call(calls.slotHoldCall, {
        params: { branch_id: slot.branchId },
        body: { hold_id: id, selling_types: slot.type, from: formatInstant(slot.from) },
        // The same id is the same hold, so the request may be sent again.
        idempotencyKey: id,
      });
      if (requested !== slot) return;
      const lastsMs = holdDurationMs(hold, now);
      cart.getState().setHold({ id, from: slot.from, expiresAt: deps.now() + lastsMs });
      store.setState({ status: 'held', lastsMs, refusal: null });
      checkExpiry();
    } catch (error) {
      if (requested === slot) continueWithoutHold(error);
    }
  }

  function continueWithoutHold(error: unknown): void {
    cart.getState().setHold(null);
    const refusal = error instanceof ApiError ? toSlotRefusal(error.body) : null;
    store.setState({ status: refusal ? 'refused' : 'unanswered', refusal });
    // The list of slots is out of date: the refused one is not free.
    if (refusal) void shop.getState().load();
  }

  function release({ branchId }: HeldSlot): void {
    const id = savedId.load();
    clearTimeout(timer);
    requested = null;
    cart.getState().setHold(null);
    store.setState(NO_HOLD);
    if (!id) return;
    savedId.clear();
    // An order that may have reached the server has used the hold.
    const { status } = lazyStore(createOrdersStore).getState().placing;
    if (status === 'placing' || status === 'unanswered') return;
    deps.client
      .call(calls.slotReleaseCall, { params: { branch_id: branchId }, body: { hold_id: id } })
      // Then it expires.
      .catch(() => undefined);
  }

  function update(): void {
    const slot = slotToHold();
    if (isSame(slot, requested)) return;
    if (!slot) {
      if (requested) release(requested);
    } else if (requested && (requested.branchId !== slot.branchId || requested.type !== slot.type)) {
      release(requested);
      void request(slot);
    } else void request(slot);
  }

  return {
    ...store,
    connect() {
      const onOnline = () => {
        if (store.getState().status === 'unanswered') store.getState().renew();
      };
      const stops = [
        cart.subscribe(update),
        schedule.subscribe(update),
        deps.page.subscribe(() => !deps.page.isHidden() && checkExpiry()),
      ];
      globalThis.window?.addEventListener('online', onOnline);
      update();
      return () => {
        for (const stop of stops) stop();
        globalThis.window?.removeEventListener('online', onOnline);
        clearTimeout(timer);
      };
    },
  };
}

/** The hold of the chosen slot, for the checkout. */
export const useSlotHold = createStoreHook((stores) => stores.lazyStore(createSlotHoldStore));
