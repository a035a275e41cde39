import type { StoreApi } from 'zustand/vanilla';
import * as calls from '../../api/contract/light/light-shifts.ts';
import type { ShiftsResponse } from '../../api/contract/schedule-contract.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { createServerClock } from '../../lib/server-clock.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { holdId } from './hold-id.ts';
import { OPEN, type OpenState, type ShopState } from './shop-state.ts';

/** Known for so long, shifts are asked for again when the page is shown. */
const FRESH_MS = 60_000;
/** Past a boundary, so that the server's clock has passed it too. */
const MARGIN_MS = 1_000;
/** So soon a clock that is in doubt is noticed. */
const WATCH_MS = 15_000;
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

/** What keeps the open state true. */
interface ShopKeeper {
  load(): Promise<void>;
  /** While the element is in a document: asks again as time passes. Returns the way to stop. */
  connect(): () => void;
}

/** Asks for the shifts of the branch on screen, now and whenever they may have changed. */
export function keepShop(
  deps: StoreDeps,
  businessStore: BusinessStore,
  store: StoreApi<ShopState>,
): ShopKeeper {
  const { client, now, keepTime, page } = deps;
  const hold = holdId(deps);
  const clock = createServerClock();
  keepTime?.(clock);
  let shifts: ShiftsResponse | null = null;
  let fetchedAt = 0;
  let running: { readonly branchId: string; readonly done: Promise<void> } | null = null;

  const settle = () => {
    const at = now();
    const shipping = businessStore.getState().business?.checkoutDelivery?.shipping;
    const of = (type: SellingType) => stateAt(shifts?.today[type], at);
    return {
      shifts,
      timezone: shifts?.timezone ?? businessStore.getState().business?.timezone ?? 'Asia/Kuwait',
      open: {
        delivery: shipping ? OPEN : of('delivery'),
        car_pickup: of('car_pickup'),
        dine_in: of('dine_in'),
      },
    };
  };

  const fetchShifts = async (branchId: string) => {
    store.setState({ status: shifts ? 'fetched' : 'fetching' });
    try {
      const answer = await client.call(calls.shifts, {
        params: { branch_id: branchId },
        // The customer's own place is not taken.
        query: { hold_id: hold.load() ?? undefined },
      });
      if (branchId !== businessStore.getState().branchId) return;
      shifts = answer;
      fetchedAt = now();
      store.setState({ ...settle(), status: 'fetched' });
    } catch {
      if (branchId === businessStore.getState().branchId)
        store.setState({ ...settle(), status: shifts ? 'fetched' : 'error' });
    }
  };

  function load(): Promise<void> {
    const { branchId } = businessStore.getState();
    if (!branchId) return Promise.resolve();
    if (running?.branchId !== branchId) {
      const run = {
        branchId,
        done: fetchShifts(branchId).finally(() => {
          if (running === run) running = null;
        }),
      };
      running = run;
    }
    return running.done;
  }

  const arrive = () => {
    shifts = null;
    store.setState(settle());
    void load();
  };
  businessStore.subscribe(({ branchId }, before) => {
    if (branchId !== before.branchId) arrive();
  });
  if (businessStore.getState().branchId) arrive();

  return {
    load,
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
      // A device that slept is told of no boundary, and its page may have been on screen all the while.
      const watch = setInterval(() => {
        if (clock.hasJumped()) look();
      }, WATCH_MS);
      const look = () => {
        store.setState(settle());
        if (!page.hidden()) void load();
      };
      const stops = [
        store.subscribe((state, before) => {
          if (state.open !== before.open) arm();
        }),
        page.subscribe(() => {
          if (!page.hidden() && (clock.hasJumped() || now() - fetchedAt > FRESH_MS)) look();
        }),
        () => clearTimeout(timer),
        () => clearInterval(watch),
      ];
      if (fetchedAt && now() - fetchedAt > FRESH_MS) look();
      else arm();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
