import { createStore, type StoreApi } from 'zustand/vanilla';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { knownCustomer } from '../account/known-customer.ts';
import type { Stores } from '../create-stores.ts';
import { wireAnswers } from '../feedback/wire-answers.ts';
import { createReservationNews } from '../notifications/reservation-news.ts';
import type { StoreDeps } from '../store-deps.ts';
import { preorderOf } from './preorder-store.ts';
import { emptyDraft, persistedDraft, type ReservationDraft } from './reservation-draft.ts';
import { createReservationForm } from './reservation-form-store.ts';
import { persistedReservations, withReservation } from './reservation-history.ts';
import type { ReservationState } from './reservation-state.ts';
import { createReserver } from './reserve.ts';

/** Of these depends which tables there are to choose from. */
const DECIDES_TABLE = ['guests', 'areaId'] as const;

const whoOf = ({ name, phone, dialCode }: ReservationDraft) => ({ name, phone, dialCode });

/** A table or a service on its way to being reserved: what was chosen and typed is kept until it is. */
export function createReservation(
  deps: StoreDeps,
  stores: Stores,
): StoreApi<ReservationState> & { connect(): () => void } {
  const saved = persistedDraft(deps);
  const placed = persistedReservations(deps);
  const form = stores.late(createReservationForm);
  const news = stores.late(createReservationNews);
  /** Of what is ordered with it; null where the business wants nothing ordered. */
  const cart = () =>
    stores.business.getState().business?.reservation?.type === 2 ? preorderOf(stores).cart : null;

  // Whether its time has passed is known once the server was heard: the list of times says so then.
  const draft = saved.load() ?? emptyDraft;
  const store = createStore<ReservationState>((set, get) => {
    const put = (patch: Partial<ReservationDraft>) => {
      const { draft: before, reserving } = get();
      const after = { ...before, ...patch };
      saved.save(after);
      const isAnswered = reserving.status === 'refused' || reserving.status === 'stale';
      set({ draft: after, ...(isAnswered && { reserving: { status: 'idle' } }) });
      if (after.time?.from !== before.time?.from) schedule(after);
    };
    /** What is ordered with it is for then. */
    const schedule = ({ time }: ReservationDraft) => {
      const zone = stores.business.getState().business?.timezone ?? 'UTC';
      cart()
        ?.getState()
        .setSchedule(time && { ...time, date: zonedNow(time.from, zone).date });
    };
    const reserver = () =>
      createReserver({
        deps,
        cart: cart(),
        set: (reserving) => set({ reserving }),
        onPlaced(id, key) {
          placed.save(withReservation(placed.load() ?? [], { id, key }));
          put({ ...emptyDraft, ...whoOf(get().draft) });
          news.tell(id);
        },
      });
    return {
      draft,
      reserving: { status: 'idle' },
      begin(kind, branchId) {
        const { draft: before } = get();
        const who = knownCustomer(stores, before);
        const isSame = before.kind === kind && before.branchId === branchId;
        const { guests, note } = before;
        put(isSame ? who : { ...emptyDraft, ...who, guests, note, kind, branchId });
        schedule(get().draft);
      },
      change(patch) {
        const isOther = DECIDES_TABLE.some((part) => part in patch && patch[part] !== get().draft[part]);
        put({ ...(isOther && { tableId: null }), ...patch });
      },
      answer: (id, value) => put({ answers: { ...get().draft.answers, [id]: value } }),
      choose({ from, to, tableIds }) {
        const { tableId } = get().draft;
        put({ time: { from, to }, tableId: tableId && tableIds.includes(tableId) ? tableId : null });
      },
      place() {
        const { draft: now, reserving } = get();
        const questions = form.getState().form?.questions ?? [];
        const asked = reserving.status === 'stale' ? reserving.quote : null;
        return reserver().place(now, wireAnswers(questions, now.answers), asked);
      },
      retry: () => reserver().resume(),
      resume: () => reserver().resume(),
      abandon() {
        reserver().abandon();
        set({ reserving: { status: 'idle' } });
      },
      forget() {
        saved.clear();
        set({ draft: emptyDraft, reserving: { status: 'idle' } });
        cart()?.getState().clear();
      },
    };
  });
  return { ...store, connect: () => () => undefined };
}
