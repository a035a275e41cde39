import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import * as calls from '../../api/contract/schedule-contract.ts';
import { slotRefusedBody } from '../../api/contract/schedule-contract.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import type { Stores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { holdId } from './hold-id.ts';
import { createScheduleStore } from './schedule-store.ts';
import { toSlots } from './slots-of-wire.ts';

export interface SlotHoldState {
  /** `lost`: it ran out. `unanswered`: nobody knows; the order is placed without one, if there is a place. */
  readonly status: 'none' | 'asking' | 'held' | 'lost' | 'refused' | 'unanswered';
  /** How long the place was kept when it was given, in ms. */
  readonly lastsMs: number;
  /** Why there is no place, and the nearest free slots. */
  readonly refusal: {
    readonly code: 'slot_full' | 'slot_gone';
    readonly alternatives: readonly Slot[];
  } | null;
  /** Keeps it longer, or asks for it again. */
  renew(): void;
  /** While somebody is about to order. Returns the way to stop, which gives the place back. */
  watch(): () => void;
}

export interface SlotHoldStore extends StoreApi<SlotHoldState> {
  connect(): () => void;
}

interface Wanted {
  readonly branchId: string;
  readonly type: SellingType;
  readonly from: number;
}

const NOTHING = { status: 'none', lastsMs: 0, refusal: null } as const;
const isSame = (a: Wanted | null, b: Wanted | null): boolean =>
  a?.from === b?.from && a?.type === b?.type && a?.branchId === b?.branchId;

/**
 * Keeps a place in the chosen slot while the customer is at the checkout (decisions, section 2: no slot is lost unseen). A
 * line that fails breaks nothing: the order is then placed without a place of its own, if there is one.
 */
export function createSlotHoldStore(deps: StoreDeps, { cart, shop, late }: Stores): SlotHoldStore {
  const schedule = late(createScheduleStore);
  const saved = holdId(deps);
  let watching = 0;
  let asked: Wanted | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Only a slot that can be full needs a place kept; where the server was not heard of, or all may come, nothing does. */
  const wantedNow = (): Wanted | null => {
    const { cart: inCart, count, orderTime, selectedScheduleSlot: slot } = cart.getState();
    if (!watching || !count || orderTime === 'now' || !slot) return null;
    const listed = schedule
      .getState()
      .days.flatMap(({ slots }) => slots)
      .find(({ from }) => from === slot.from);
    return typeof listed?.left === 'number'
      ? { branchId: inCart.branchId, type: inCart.sellingType, from: slot.from }
      : null;
  };

  const store = createStore<SlotHoldState>(() => ({
    ...NOTHING,
    renew() {
      asked = null;
      settle();
    },
    watch() {
      watching += 1;
      settle();
      return () => {
        watching -= 1;
        settle();
      };
    },
  }));

  /** Timers of a sleeping device run late: the clock says whether it ran out. */
  const look = () => {
    clearTimeout(timer);
    const { hold } = cart.getState();
    if (!hold) return;
    const left = hold.expiresAt - deps.now();
    if (left > 0) timer = setTimeout(look, left);
    else {
      cart.getState().setHold(null);
      store.setState({ status: 'lost' });
    }
  };

  async function ask(wanted: Wanted): Promise<void> {
    asked = wanted;
    const id = saved.load() ?? deps.newId();
    saved.save(id);
    if (store.getState().status !== 'held' || cart.getState().hold?.from !== wanted.from)
      store.setState({ status: 'asking', refusal: null });
    try {
      const { hold, now } = await deps.client.call(calls.slotHoldCall, {
        params: { branch_id: wanted.branchId },
        body: { hold_id: id, selling_types: wanted.type, from: new Date(wanted.from).toISOString() },
        // The same id is the same hold: safe to send again.
        idempotencyKey: id,
      });
      if (asked !== wanted) return;
      const lastsMs = Date.parse(hold.expires_at) - Date.parse(now);
      cart.getState().setHold({ id, from: wanted.from, expiresAt: deps.now() + lastsMs });
      store.setState({ status: 'held', lastsMs, refusal: null });
      look();
    } catch (error) {
      if (asked === wanted) goWithout(error);
    }
  }

  function goWithout(error: unknown): void {
    cart.getState().setHold(null);
    const refused = error instanceof ApiError ? slotRefusedBody.safeParse(error.body).data : undefined;
    if (!refused) {
      store.setState({ status: 'unanswered', refusal: null });
      return;
    }
    const { code, alternatives } = refused;
    store.setState({ status: 'refused', refusal: { code, alternatives: toSlots(alternatives) } });
    // What is free has changed: the times to choose from should say so.
    void shop.getState().load();
  }

  function giveBack({ branchId }: Wanted): void {
    const id = saved.load();
    clearTimeout(timer);
    asked = null;
    cart.getState().setHold(null);
    store.setState(NOTHING);
    if (!id) return;
    saved.clear();
    // An order that may have arrived has taken the place with it.
    const { status } = late(createOrdersStore).getState().placing;
    if (status === 'placing' || status === 'unanswered') return;
    deps.client
      .call(calls.slotReleaseCall, { params: { branch_id: branchId }, body: { hold_id: id } })
      // It runs out by itself.
      .catch(() => undefined);
  }

  function settle(): void {
    const wanted = wantedNow();
    if (isSame(wanted, asked)) return;
    if (!wanted) {
      if (asked) giveBack(asked);
    } else if (asked && (asked.branchId !== wanted.branchId || asked.type !== wanted.type)) {
      giveBack(asked);
      void ask(wanted);
    } else void ask(wanted);
  }

  return {
    ...store,
    connect() {
      const onLine = () => {
        if (store.getState().status === 'unanswered') store.getState().renew();
      };
      const stops = [
        cart.subscribe(settle),
        schedule.subscribe(settle),
        deps.page.subscribe(() => !deps.page.hidden() && look()),
      ];
      globalThis.window?.addEventListener('online', onLine);
      settle();
      return () => {
        for (const stop of stops) stop();
        globalThis.window?.removeEventListener('online', onLine);
        clearTimeout(timer);
      };
    },
  };
}
