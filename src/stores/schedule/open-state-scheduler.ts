import type { StoreApi } from 'zustand/vanilla';
import { shiftsCall } from '../../api/contract/schedule-contract.ts';
import { toBranchSchedule } from '../../api/mappers/map-schedule.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { ALWAYS_OPEN, type BranchSchedule, getOpenStateAt } from '../../domain/schedule/branch-schedule.ts';
import { isPaused, NO_RUSH } from '../../domain/schedule/rush.ts';
import { createServerClock } from '../../lib/server-clock.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createHoldIdStorage } from './hold-id.ts';
import type { ShopState } from './shop-state.ts';

/** A schedule older than this (ms) is requested again when the page becomes visible. */
const MAX_SCHEDULE_AGE_MS = 60_000;
/** Delay after an opening or closing time in ms, so that the server's clock has passed that time too. */
const MARGIN_MS = 1_000;
/** How often the device's clock is compared with elapsed time, in ms. */
const CLOCK_CHECK_MS = 15_000;
/** Longest time between two requests in ms. The business can change its hours by hand at any time. */
const MAX_WAIT_MS = 30 * 60_000;

export interface OpenStateScheduler {
  load(): Promise<void>;
  /** Starts the timers. They run while the element is in a document. Returns a function that stops them. */
  connect(): () => void;
}

/** Requests the schedule of the branch on screen, now and whenever it may have changed, and updates the shop store. */
export function createOpenStateScheduler(
  deps: StoreDeps,
  businessStore: BusinessStore,
  store: StoreApi<ShopState>,
): OpenStateScheduler {
  const { client, now, setClock, page } = deps;
  const savedHoldId = createHoldIdStorage(deps);
  const clock = createServerClock();
  setClock?.(clock);
  let schedule: BranchSchedule | null = null;
  let fetchedAt = 0;
  let currentRequest: { readonly branchId: string; readonly promise: Promise<void> } | null = null;

  const computeState = (): Pick<ShopState, 'schedule' | 'timezone' | 'openStates'> => {
    const at = now();
    const { business } = businessStore.getState();
    const computeOpenState = (type: OrderType) => getOpenStateAt(schedule?.types[type], at);
    const canShip =
      business?.selling.delivery?.shipsAbroad && !isPaused(schedule?.types.delivery?.rush ?? NO_RUSH, at);
    return {
      schedule,
      timezone: schedule?.timezone ?? business?.timezone ?? 'Asia/Kuwait',
      openStates: {
        delivery: canShip ? ALWAYS_OPEN : computeOpenState('delivery'),
        car_pickup: computeOpenState('car_pickup'),
        dine_in: computeOpenState('dine_in'),
      },
    };
  };

  const fetchSchedule = async (branchId: string) => {
    store.setState({ status: schedule ? 'fetched' : 'fetching' });
    try {
      const response = await client.call(shiftsCall, {
        params: { branch_id: branchId },
        // The server doesn't count this customer's own hold as taken.
        query: { hold_id: savedHoldId.load() ?? undefined },
      });
      if (branchId !== businessStore.getState().branchId) return;
      schedule = toBranchSchedule(response);
      fetchedAt = now();
      store.setState({ ...computeState(), status: 'fetched' });
    } catch {
      if (branchId === businessStore.getState().branchId)
        store.setState({ ...computeState(), status: schedule ? 'fetched' : 'error' });
    }
  };

  function load(): Promise<void> {
    const { branchId } = businessStore.getState();
    if (!branchId) return Promise.resolve();
    if (currentRequest?.branchId !== branchId) {
      const request = {
        branchId,
        promise: fetchSchedule(branchId).finally(() => {
          if (currentRequest === request) currentRequest = null;
        }),
      };
      currentRequest = request;
    }
    return currentRequest.promise;
  }

  const resetSchedule = () => {
    schedule = null;
    store.setState(computeState());
    void load();
  };
  businessStore.subscribe(({ branchId }, before) => {
    if (branchId !== before.branchId) resetSchedule();
  });
  if (businessStore.getState().branchId) resetSchedule();

  return {
    load,
    connect() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      /** Updates at the next opening, last orders or closing, but after `MAX_WAIT_MS` at the latest. */
      const scheduleNextUpdate = () => {
        clearTimeout(timer);
        const delaysMs = Object.values(store.getState().openStates)
          .map(
            ({ opensAt, closesAt, lastOrdersAt }) =>
              (opensAt ?? lastOrdersAt ?? closesAt ?? 0) + MARGIN_MS - now(),
          )
          .filter((ms) => ms > MARGIN_MS);
        timer = setTimeout(update, Math.min(...delaysMs, MAX_WAIT_MS));
      };
      const update = () => {
        store.setState(computeState());
        if (!page.isHidden()) void load();
      };
      // Check whether the device has slept. Timers don't run during sleep, and no visibility event follows if the page
      // stays visible.
      const clockCheck = setInterval(() => {
        if (clock.hasJumped()) update();
      }, CLOCK_CHECK_MS);
      const cleanups = [
        store.subscribe((state, before) => {
          if (state.openStates !== before.openStates) scheduleNextUpdate();
        }),
        page.subscribe(() => {
          if (!page.isHidden() && (clock.hasJumped() || now() - fetchedAt > MAX_SCHEDULE_AGE_MS)) update();
        }),
        () => clearTimeout(timer),
        () => clearInterval(clockCheck),
      ];
      if (fetchedAt && now() - fetchedAt > MAX_SCHEDULE_AGE_MS) update();
      else scheduleNextUpdate();
      return () => {
        for (const stop of cleanups) stop();
      };
    },
  };
}
