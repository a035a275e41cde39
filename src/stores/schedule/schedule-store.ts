import { createStore, type StoreApi } from 'zustand/vanilla';
import { firstSlot, isFree } from '../../domain/schedule/schedule-type.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import type { Stores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type SituationNow, situationOf } from './schedule-situation.ts';
import type { ScheduleState } from './schedule-state.ts';
import { scheduleView } from './schedule-view.ts';
import { type ShopEvent, shopEvent } from './shop-event.ts';
import { daysFrom } from './slots-of-wire.ts';

export interface ScheduleStore extends StoreApi<ScheduleState> {
  /** Looks at the clock, and at all that is known by now. */
  settle(): void;
  /** Follows the clock. Returns the way to stop. */
  connect(): () => void;
}

/** What is too late to order for goes from the list as often as this. */
const TICK_MS = 30_000;

/** When the order is for: follows shop, cart and clock, and tells the customer what becomes of their choice. */
export function createScheduleStore(deps: StoreDeps, stores: Stores): ScheduleStore {
  const { business, cart, shop } = stores;
  const situation = situationOf(deps, stores);
  const orders = stores.late(createOrdersStore);
  let before = { of: '', isKnown: false, canNow: false };
  let event: ShopEvent = null;
  /** The problem the customer has seen. */
  let seen = '';
  /** The slot nobody chose, by its begin. */
  let suggested: number | null = null;
  let isSettling = false;

  const put = ({ from, to }: Slot) => {
    const { date } = zonedNow(from, shop.getState().timezone);
    cart.getState().setSchedule({ date, from, to });
  };
  const chooseNow = () => {
    event = null;
    cart.getState().setSchedule(null);
    settle();
  };
  const store = createStore<ScheduleState>((_, get) => ({
    type: '',
    canNow: false,
    canLater: false,
    days: [],
    slot: null,
    news: null,
    chooseNow,
    chooseSlot(from) {
      const choose = (): boolean => {
        const slots = get().days.flatMap((day) => day.slots);
        const slot = slots.find((one) => one.from === from && isFree(one));
        if (!slot) return false;
        event = null;
        put(slot);
        settle();
        return true;
      };
      // Another's place may have been given back since the slots were listed.
      if (!choose()) void shop.getState().load().then(choose);
    },
    reset: chooseNow,
    dismissNews() {
      const { news, canLater } = get();
      if (news && news === event) event = null;
      else if (!canLater) cart.getState().setSchedule(null);
      else seen = nameOf(news, situation());
      settle();
    },
  }));

  /** Another way of ordering, or nothing to order: a slot that nobody chose, or that is of no use any more, goes. */
  function forget(at: SituationNow): boolean {
    const { selectedScheduleSlot: slot } = at.chosen;
    const isMoved = at.of !== before.of && slot?.from === suggested;
    if (!slot || !(isMoved || !at.hasLines) || !scheduleView(at).problem) return false;
    cart.getState().setSchedule(null);
    return true;
  }

  /** An order for now was refused because the shop is closed. */
  const isTurnedAway = () => {
    const { placing } = orders.getState();
    return placing.status === 'refused' && placing.code === 'closed';
  };

  /** Chooses for a customer who has to choose and has not, but for one who has just been told that the shop closed. */
  function suggest(at: SituationNow): boolean {
    const { type } = scheduleView(at);
    const isToChoose = type === 'later' && at.chosen.orderTime === 'now' && at.isKnown && at.hasLines;
    if (!isToChoose || event || isTurnedAway()) return false;
    const free = daysFrom(at.days ?? [], at.earliest, []).flatMap(({ slots }) => slots);
    const slot = firstSlot(free, at.opensAt);
    if (!slot) return false;
    suggested = slot.from;
    put(slot);
    return true;
  }

  function show(at: SituationNow): void {
    const { problem, ...view } = scheduleView(at);
    const days = daysFrom(at.days ?? [], at.earliest, store.getState().days);
    const news = problem && seen !== nameOf(problem, at) ? problem : event;
    store.setState({ ...view, days, news });
  }

  function settle(): void {
    // What it sets is heard of here too.
    if (isSettling) return;
    isSettling = true;
    const found = situation();
    const at = forget(found) ? situation() : found;
    const after = { of: at.of, isKnown: at.isKnown, canNow: scheduleView(at).canNow };
    event = at.hasLines ? shopEvent(event, before, after, store.getState().type) : null;
    before = after;
    show(suggest(at) ? situation() : at);
    isSettling = false;
  }

  for (const other of [business, cart, shop]) other.subscribe(settle);
  orders.subscribe((state, last) => state.placing !== last.placing && settle());
  settle();

  return {
    ...store,
    settle,
    connect() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        settle();
        const { now, earliest, chosen } = situation();
        const ends = [
          (chosen.selectedScheduleSlot?.from ?? 0) - earliest + 1,
          (chosen.hold?.expiresAt ?? 0) - now,
        ];
        timer = setTimeout(tick, Math.min(TICK_MS, ...ends.filter((ms) => ms > 0)));
      };
      tick();
      const stop = deps.page.subscribe(settle);
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

/** A problem of one slot. */
const nameOf = (problem: string | null, { chosen }: SituationNow): string =>
  `${problem} ${chosen.selectedScheduleSlot?.from}`;
