import { createStore, type StoreApi } from 'zustand/vanilla';
import * as calls from '../api/calls/shifts.ts';
import type { ShiftsResponse } from '../api/schemas/shifts.ts';
import type { SellingType } from '../domain/menu/types.ts';
import type { BusinessStore } from './business-store.ts';
import type { StoreDeps } from './store-deps.ts';

/** Instants in epoch milliseconds; null when unknown. */
export interface OpenState {
  readonly open: boolean;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

export interface ShopState {
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** The business's, IANA. */
  readonly timezone: string;
  /** Open unless fetched shifts say otherwise; delivery with shipping always is (spec, section 4). */
  readonly open: Readonly<Record<SellingType, OpenState>>;
  openState(type: SellingType): OpenState;
  /** Never rejects: what was known stays. */
  load(): Promise<void>;
}

export interface ShopStore extends StoreApi<ShopState> {
  /** Keeps the state true as time passes. Returns the way to stop. */
  connect(): () => void;
}

const OPEN: OpenState = { open: true, opensAt: null, closesAt: null };
/** Known for so long, shifts are asked for again when the page is shown. */
const FRESH_MS = 60_000;
/** Past a boundary, so that the server's clock has passed it too. */
const MARGIN_MS = 1_000;
/** Hours may be changed by hand at any time. */
const LONGEST_MS = 30 * 60_000;

const instant = (iso: string | null | undefined): number | null => Date.parse(iso ?? '') || null;

function stateAt(of: ShiftsResponse['today'][SellingType], now: number): OpenState {
  if (!of) return OPEN;
  const opensAt = instant(of.opens_at);
  const closesAt = instant(of.closes_at);
  const open = of.status === 'open' ? !closesAt || now < closesAt : !!opensAt && now >= opensAt;
  return { open, opensAt: open ? null : opensAt, closesAt: open ? closesAt : null };
}

export function createShopStore(deps: StoreDeps, businessStore: BusinessStore): ShopStore {
  const { client, now, page } = deps;
  let shifts: ShiftsResponse | null = null;
  let fetchedAt = 0;
  let running: { readonly branchId: string; readonly done: Promise<void> } | null = null;

  const settle = () => {
    const at = now();
    const shipping = businessStore.getState().business?.checkoutDelivery?.shipping;
    const of = (type: SellingType) => stateAt(shifts?.today[type], at);
    return {
      timezone: shifts?.timezone ?? businessStore.getState().business?.timezone ?? 'Asia/Kuwait',
      open: {
        delivery: shipping ? OPEN : of('delivery'),
        car_pickup: of('car_pickup'),
        dine_in: of('dine_in'),
      },
    };
  };

  const store = createStore<ShopState>((set, get) => {
    const load = async (branchId: string) => {
      set({ status: shifts ? 'fetched' : 'fetching' });
      try {
        const answer = await client.call(calls.shifts, { params: { branch_id: branchId } });
        if (branchId !== businessStore.getState().branchId) return;
        shifts = answer;
        fetchedAt = now();
        set({ ...settle(), status: 'fetched' });
      } catch {
        if (branchId === businessStore.getState().branchId)
          set({ ...settle(), status: shifts ? 'fetched' : 'error' });
      }
    };
    return {
      ...settle(),
      status: 'idle',
      openState: (type) => get().open[type],
      load() {
        const { branchId } = businessStore.getState();
        if (!branchId) return Promise.resolve();
        if (running?.branchId !== branchId) {
          const run = {
            branchId,
            done: load(branchId).finally(() => {
              if (running === run) running = null;
            }),
          };
          running = run;
        }
        return running.done;
      },
    };
  });
  const { load } = store.getState();

  businessStore.subscribe(({ branchId }, before) => {
    if (branchId === before.branchId) return;
    shifts = null;
    store.setState(settle());
    void load();
  });

  return {
    ...store,
    connect() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      /** Looks again at the next opening or closing, and now and then. */
      const arm = () => {
        clearTimeout(timer);
        const boundaries = Object.values(store.getState().open)
          .map(({ opensAt, closesAt }) => (opensAt ?? closesAt ?? 0) + MARGIN_MS - now())
          .filter((ms) => ms > MARGIN_MS);
        timer = setTimeout(look, Math.min(...boundaries, LONGEST_MS));
      };
      const look = () => {
        store.setState(settle());
        if (!page.hidden()) void load();
      };
      const stops = [
        store.subscribe((state, before) => {
          if (state.open !== before.open) arm();
        }),
        page.subscribe(() => {
          if (!page.hidden() && now() - fetchedAt > FRESH_MS) look();
        }),
        () => clearTimeout(timer),
      ];
      if (fetchedAt && now() - fetchedAt > FRESH_MS) look();
      else arm();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
