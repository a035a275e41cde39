import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import { toWireAnswers } from '../../api/mappers/map-feedback.ts';
import { toReservation } from '../../api/mappers/map-reservation.ts';
import type { AnswerValue } from '../../domain/feedback/check-answers.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import type { ReservableTime, ReservationKind } from '../../domain/reservation/reservation.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { prefillContact } from '../account/prefill-contact.ts';
import type { Stores } from '../create-stores.ts';
import { createReservationPlacedEmitter } from '../notifications/reservation-placed-emitter.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import { addOrder, createHistoryStorage } from '../orders/stored-orders.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { addReservation, createDeviceReservationStorage } from './device-reservations.ts';
import { createReservationPlacer, type ReservationSubmission } from './place-reservation.ts';
import { getPreorderStores } from './preorder-store.ts';
import { createDraftStorage, emptyDraft, type ReservationDraft } from './reservation-draft.ts';
import { createReservationForm } from './reservation-form-store.ts';

// The reservation that the customer is making, from the first choice to the server's response. The customer's entries
// are a draft that survives a reload. `place-reservation.ts` sends it.

export interface ReservationState {
  readonly draft: ReservationDraft;
  readonly submission: ReservationSubmission;
  /**
   * Starts a draft, or continues the current one. Drops choices that belong to another branch or type of reservation.
   */
  beginDraft(kind: ReservationKind, branchId: string): void;
  /** Changes the draft. Drops the server's last response. A new party size or area also drops the chosen table. */
  change(patch: Partial<Omit<ReservationDraft, 'time' | 'kind' | 'branchId'>>): void;
  answer(questionId: string, value: AnswerValue): void;
  /** Chooses a time. Drops the chosen table if it is not free at that time. */
  chooseTime(time: ReservableTime): void;
  /**
   * Sends the draft, or resends the last request if it got no response. Resolves to the reservation's id. If it
   * resolves to null, `submission` has the reason.
   */
  placeReservation(): Promise<string | null>;
  /** Resends the unanswered request with its key. */
  retry(): Promise<string | null>;
  /** After a reload: resends the unanswered request, if there is one. */
  resume(): Promise<string | null>;
  /** Gives up an unanswered request. It may have reached the server nevertheless. */
  abandon(): void;
  /** Clears the draft and the pre-order cart. */
  clear(): void;
}

/** The fields that decide which tables are offered. */
const TABLE_CRITERIA = ['guests', 'areaId'] as const;

const pickContact = ({ name, phone, dialCode, prefilled }: ReservationDraft) => ({
  name,
  phone,
  dialCode,
  prefilled,
});

/** The entry of a reservation's pre-order in the list of orders. Null without a pre-order. */
function summarizePreorder(wire: WireReservation, placedAt: number): OrderSummary | null {
  const { order, branch, startsAt } = toReservation(wire);
  if (!order) return null;
  const { id, number, status, count, total } = order;
  return {
    id,
    number,
    status,
    count,
    total,
    placedAt,
    scheduledAt: startsAt,
    branchId: branch.id,
    branchName: branch.name,
    orderType: 'dine_in',
    isShipped: false,
    rate: null,
    isUnpaid: false,
  };
}

export function createReservation(
  deps: StoreDeps,
  stores: Stores,
): StoreApi<ReservationState> & { connect(): () => void } {
  const savedDraft = createDraftStorage(deps);
  const deviceReservations = createDeviceReservationStorage(deps);
  const orderHistory = createHistoryStorage(deps);
  const orders = stores.getOrCreateStore(createOrdersStore);
  const form = stores.getOrCreateStore(createReservationForm);
  const placedEmitter = stores.getOrCreateStore(createReservationPlacedEmitter);
  /** The pre-order cart; null if the business accepts no dishes with a reservation. */
  const getPreorderCart = () =>
    stores.business.getState().business?.reservation?.type === 2 ? getPreorderStores(stores).cart : null;

  const store = createStore<ReservationState>((set, get) => {
    const patchDraft = (patch: Partial<ReservationDraft>) => {
      const { draft: previousDraft, submission } = get();
      const draft = { ...previousDraft, ...patch };
      // The form also saves unchanged values. They do not invalidate the server's response.
      if (JSON.stringify(draft) === JSON.stringify(previousDraft)) return;
      savedDraft.save(draft);
      set({ draft });
      forgetResponse(submission);
      if (draft.time?.from !== previousDraft.time?.from) schedulePreorder(draft);
    };
    const forgetResponse = ({ status }: ReservationSubmission) => {
      if (status === 'refused' || status === 'stale') set({ submission: { status: 'idle' } });
    };
    /** Loads what may have changed since the page was opened: prices, dishes and the limits of reservations. */
    const reloadBusinessAndForm = () => {
      void stores.business.getState().load();
      void form.getState().reload();
    };
    /** Sets the reserved time as the slot of the pre-order cart. */
    const schedulePreorder = ({ time }: ReservationDraft) => {
      const timeZone = stores.business.getState().business?.timezone ?? 'UTC';
      getPreorderCart()
        ?.getState()
        .setSchedule(time && { ...time, date: toZonedTime(time.from, timeZone).date });
    };
    /** Adds the pre-order to the orders of this device, so that it appears in the list of orders. */
    const savePreorder = (wire: WireReservation, key: string) => {
      const order = summarizePreorder(wire, deps.now());
      if (!order) return;
      const history = addOrder(orderHistory.load() ?? [], { ...order, key });
      orderHistory.save(history);
      orders.setState({ history });
    };
    const createPlacer = () =>
      createReservationPlacer({
        deps,
        cart: getPreorderCart(),
        hidesPrices: () => !!stores.business.getState().business?.hidesPrices,
        setSubmission: (submission) => set({ submission }),
        onRefused: reloadBusinessAndForm,
        onPlaced(wire, key) {
          const { id } = wire;
          savePreorder(wire, key);
          deviceReservations.save(addReservation(deviceReservations.load() ?? [], { id, key }));
          patchDraft({ ...emptyDraft, ...pickContact(get().draft) });
          placedEmitter.emit(id);
        },
      });
    return {
      // The chosen time may have passed. The list of times shows this once the server has responded.
      draft: savedDraft.load() ?? emptyDraft,
      submission: { status: 'idle' },
      beginDraft(kind, branchId) {
        const { draft: previousDraft, submission } = get();
        forgetResponse(submission);
        const contact = prefillContact(stores, previousDraft);
        const isSameReservation = previousDraft.kind === kind && previousDraft.branchId === branchId;
        const { guests, note } = previousDraft;
        patchDraft(isSameReservation ? contact : { ...emptyDraft, ...contact, guests, note, kind, branchId });
        schedulePreorder(get().draft);
        limitParty();
      },
      change(patch) {
        const { draft } = get();
        const changesTableCriteria = TABLE_CRITERIA.some(
          (part) => part in patch && patch[part] !== draft[part],
        );
        patchDraft({ ...(changesTableCriteria && { tableId: null }), ...patch });
      },
      answer: (id, value) => patchDraft({ answers: { ...get().draft.answers, [id]: value } }),
      chooseTime({ from, to, tableIds }) {
        const { tableId } = get().draft;
        patchDraft({ time: { from, to }, tableId: tableId && tableIds.includes(tableId) ? tableId : null });
      },
      placeReservation() {
        const { draft, submission } = get();
        const questions = form.getState().form?.questions ?? [];
        const acceptedQuote = submission.status === 'stale' ? submission.quote : null;
        return createPlacer().placeReservation(draft, toWireAnswers(questions, draft.answers), acceptedQuote);
      },
      retry: () => createPlacer().resume(),
      resume: () => createPlacer().resume(),
      abandon() {
        createPlacer().abandon();
        set({ submission: { status: 'idle' } });
      },
      clear() {
        savedDraft.clear();
        set({ draft: emptyDraft, submission: { status: 'idle' } });
        getPreorderCart()?.getState().clear();
      },
    };
  });
  /** Reduces the party to the largest one that the branch accepts, once its form is loaded. */
  const limitParty = () => {
    const { form: loadedForm, branchId } = form.getState();
    const { draft } = store.getState();
    if (!loadedForm || branchId !== draft.branchId || draft.guests <= loadedForm.maxGuests) return;
    const limitedDraft = { ...draft, guests: loadedForm.maxGuests, tableId: null };
    savedDraft.save(limitedDraft);
    // A refusal of the larger party stays, because it says how many guests are accepted.
    store.setState({ draft: limitedDraft });
  };
  return { ...store, connect: () => form.subscribe(limitParty) };
}

/** The reservation that is being made. */
export const useReservation = createStoreHook((stores) => stores.getOrCreateStore(createReservation));
