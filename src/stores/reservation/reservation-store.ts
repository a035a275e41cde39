import { createStore, type StoreApi } from 'zustand/vanilla';
import { toWireAnswers } from '../../api/mappers/map-feedback.ts';
import type { AnswerValue } from '../../domain/feedback/check-answers.ts';
import type { ReservableTime, ReservationKind } from '../../domain/reservation/reservation.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { knownCustomer } from '../account/known-customer.ts';
import type { Stores } from '../create-stores.ts';
import { createReservationPlaced } from '../notifications/reservation-placed.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { persistedReservations, withReservation } from './device-reservations.ts';
import { createReservationPlacer, type Reserving } from './place-reservation.ts';
import { preorderOf } from './preorder-store.ts';
import { emptyDraft, persistedDraft, type ReservationDraft } from './reservation-draft.ts';
import { createReservationForm } from './reservation-form-store.ts';

// The reservation that the customer is making, from the first choice to the server's response. What they choose and type is
// a draft that outlives a reload; `place-reservation.ts` sends it.

export interface ReservationState {
  readonly draft: ReservationDraft;
  readonly reserving: Reserving;
  /** Starts a draft, or continues one. What was chosen at another branch, or for another kind, is dropped. */
  begin(kind: ReservationKind, branchId: string): void;
  /** Drops the server's last response, and a table that was chosen for another party or area. */
  change(patch: Partial<Omit<ReservationDraft, 'time' | 'kind' | 'branchId'>>): void;
  answer(questionId: string, value: AnswerValue): void;
  /** Drops a chosen table that is taken at that time. */
  choose(time: ReservableTime): void;
  /** Sends the draft, or an unanswered request again. Resolves to the reservation's id, or to null: see `reserving`. */
  place(): Promise<string | null>;
  /** Sends the unanswered request again, with its key. */
  retry(): Promise<string | null>;
  /** After a reload: sends the request that had no response, if there is one. */
  resume(): Promise<string | null>;
  /** Gives up an unanswered request. It may have reached the server all the same. */
  abandon(): void;
  /** Clears everything that was chosen and typed. */
  forget(): void;
}

/** The free tables depend on these. */
const TABLE_CRITERIA = ['guests', 'areaId'] as const;

const contactOf = ({ name, phone, dialCode }: ReservationDraft) => ({ name, phone, dialCode });

export function createReservation(
  deps: StoreDeps,
  stores: Stores,
): StoreApi<ReservationState> & { connect(): () => void } {
  const savedDraft = persistedDraft(deps);
  const deviceReservations = persistedReservations(deps);
  const form = stores.lazyStore(createReservationForm);
  const placedEvent = stores.lazyStore(createReservationPlaced);
  /** The cart of the dishes; null where the business takes none. */
  const preorderCart = () =>
    stores.business.getState().business?.reservation?.type === 2 ? preorderOf(stores).cart : null;

  const store = createStore<ReservationState>((set, get) => {
    const patchDraft = (patch: Partial<ReservationDraft>) => {
      const { draft: before, reserving } = get();
      const draft = { ...before, ...patch };
      savedDraft.save(draft);
      const hasResponse = reserving.status === 'refused' || reserving.status === 'stale';
      set({ draft, ...(hasResponse && { reserving: { status: 'idle' } }) });
      if (draft.time?.from !== before.time?.from) schedulePreorder(draft);
    };
    /** The dishes are for the reserved time. */
    const schedulePreorder = ({ time }: ReservationDraft) => {
      const zone = stores.business.getState().business?.timezone ?? 'UTC';
      preorderCart()
        ?.getState()
        .setSchedule(time && { ...time, date: zonedTimeAt(time.from, zone).date });
    };
    const placer = () =>
      createReservationPlacer({
        deps,
        cart: preorderCart(),
        setReserving: (reserving) => set({ reserving }),
        onPlaced(id, key) {
          deviceReservations.save(withReservation(deviceReservations.load() ?? [], { id, key }));
          patchDraft({ ...emptyDraft, ...contactOf(get().draft) });
          placedEvent.emit(id);
        },
      });
    return {
      // The chosen time may have passed. The list of times shows that once the server has responded.
      draft: savedDraft.load() ?? emptyDraft,
      reserving: { status: 'idle' },
      begin(kind, branchId) {
        const { draft: before } = get();
        const contact = knownCustomer(stores, before);
        const isSame = before.kind === kind && before.branchId === branchId;
        const { guests, note } = before;
        patchDraft(isSame ? contact : { ...emptyDraft, ...contact, guests, note, kind, branchId });
        schedulePreorder(get().draft);
      },
      change(patch) {
        const { draft } = get();
        const isOtherWish = TABLE_CRITERIA.some((part) => part in patch && patch[part] !== draft[part]);
        patchDraft({ ...(isOtherWish && { tableId: null }), ...patch });
      },
      answer: (id, value) => patchDraft({ answers: { ...get().draft.answers, [id]: value } }),
      choose({ from, to, tableIds }) {
        const { tableId } = get().draft;
        patchDraft({ time: { from, to }, tableId: tableId && tableIds.includes(tableId) ? tableId : null });
      },
      place() {
        const { draft, reserving } = get();
        const questions = form.getState().form?.questions ?? [];
        const acceptedQuote = reserving.status === 'stale' ? reserving.quote : null;
        return placer().place(draft, toWireAnswers(questions, draft.answers), acceptedQuote);
      },
      retry: () => placer().resume(),
      resume: () => placer().resume(),
      abandon() {
        placer().abandon();
        set({ reserving: { status: 'idle' } });
      },
      forget() {
        savedDraft.clear();
        set({ draft: emptyDraft, reserving: { status: 'idle' } });
        preorderCart()?.getState().clear();
      },
    };
  });
  return { ...store, connect: () => () => undefined };
}

/** The reservation that is being made. */
export const useReservation = createStoreHook((stores) => stores.lazyStore(createReservation));
