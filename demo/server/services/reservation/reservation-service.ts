/**
 * Reservations of tables and services: free times, placing, changing and cancelling. What can be reserved comes from
 * the business file; reservations and the times that they block are stored in the database (repo/reservation).
 */

import type * as z from 'zod/mini';
import type {
  ChangeReservationRequest,
  reservationsRequest,
  WireReservation,
} from '../../../../src/api/contract/reservation-contract.ts';
import type { reservationTimesQuery } from '../../../../src/api/contract/reservation-times-contract.ts';
import {
  findPreorderReservationId,
  listReservationKeys,
  listReservationPage,
  type StoredReservation,
} from '../../repo/reservation/reservations-repo.ts';
import type { Customer } from '../account/identity.ts';
import { isSameSecret } from '../account/secrets.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { isOrderId } from '../orders/order-ids.ts';
import { createPlaceReservation, type PlacementDeps } from './create-reservation.ts';
import type { OperatorChange } from './operator-table.ts';
import { loadTimesResponse } from './reservable-times-service.ts';
import { createReservationChange } from './reservation-change.ts';
import { toFormResponse } from './reservation-form.ts';
import { createReservationMoves } from './reservation-moves.ts';
import { toReservationWire } from './reservation-wire.ts';

const PAGE_SIZE = 20;

interface ReservationDeps extends PlacementDeps {
  readonly catalogue: Catalogue;
}

/** Creates the service: free times, placing, reading, changing and cancelling reservations. */
export function createReservationService(deps: ReservationDeps) {
  const { db, catalogue, now } = deps;
  const { getReservation, changeStatus, cancel } = createReservationMoves(deps);
  const changeReservation = createReservationChange(deps);
  const loadContext = async (branchId: string) => ({ ...(await catalogue.getBranch(branchId)), at: now() });

  return {
    getReservation,
    changeStatus,
    cancel,
    placeReservation: createPlaceReservation(deps),

    /** The id of the reservation with this pre-order. Null if the order is not a pre-order. */
    findIdByPreorder: (orderId: string): Promise<string | null> => findPreorderReservationId(db, orderId),

    /** Throws Refusal 404. */
    loadForm: async (branchId: string) => toFormResponse(await loadContext(branchId)),

    /** Throws Refusal 404. */
    loadTimes: async (branchId: string, query: z.output<typeof reservationTimesQuery>) =>
      loadTimesResponse(db, await loadContext(branchId), query),

    /** Changes a reservation and returns it. Throws what `createReservationChange` throws. */
    async change(
      storedReservation: StoredReservation,
      request: ChangeReservationRequest,
      operatorChange: OperatorChange | null = null,
    ): Promise<StoredReservation> {
      await changeReservation(storedReservation, request, operatorChange);
      return getReservation(storedReservation.row.id);
    },

    /** The reservation as sent to clients. Includes personal data only with `isFull`. */
    toWire: async (storedReservation: StoredReservation, isFull: boolean): Promise<WireReservation> =>
      toReservationWire(storedReservation, await catalogue.getBusiness(storedReservation.row.referenceId), {
        isFull,
        now: now(),
      }),

    /**
     * Loads one page of the reservations that belong to a customer or a device. A device proves its ownership with the
     * reservations' keys.
     */
    async list(
      referenceId: string,
      customer: Pick<Customer, 'id'> | null,
      { ids, page }: z.output<typeof reservationsRequest>,
    ) {
      const business = await catalogue.getBusiness(referenceId);
      const keysById = new Map(ids.filter(({ id }) => isOrderId(id)).map(({ id, key }) => [id, key]));
      const storedKeys = await listReservationKeys(db, referenceId, [...keysById.keys()]);
      const verifiedKeys = storedKeys.filter(({ id, idempotencyKey }) =>
        isSameSecret(keysById.get(id) ?? '', idempotencyKey),
      );
      const { rows, total } = await listReservationPage(
        db,
        { customerId: customer?.id ?? null, ids: verifiedKeys.map(({ id }) => id) },
        { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
      );
      return {
        reservations: rows.map((storedReservation) =>
          toReservationWire(storedReservation, business, { isFull: true, now: now() }),
        ),
        pagination: { page, pages: Math.ceil(total / PAGE_SIZE), total },
      };
    },
  };
}
export type Reservations = ReturnType<typeof createReservationService>;
