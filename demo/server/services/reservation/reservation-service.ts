/**
 * Reservations of tables and services: free times, placing, changing and cancelling. What can be reserved comes from the
 * business file; reservations and the times they block are tables of the database (repo/reservation).
 */

import type * as z from 'zod/mini';
import type {
  ChangeReservationRequest,
  reservationsRequest,
  WireReservation,
} from '../../../../src/api/contract/reservation-contract.ts';
import type { reservationTimesQuery } from '../../../../src/api/contract/reservation-times-contract.ts';
import {
  listReservationKeys,
  type StoredReservation,
  pageReservations as storedOf,
} from '../../repo/reservation/reservations-repo.ts';
import type { Customer } from '../account/identity.ts';
import { isSameSecret } from '../account/secrets.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { isOrderId } from '../orders/order-ids.ts';
import { createPlaceReservation, type PlacingDeps } from './create-reservation.ts';
import { toTimesResponse } from './reservable-times-service.ts';
import { createReservationChange } from './reservation-change.ts';
import { toFormResponse } from './reservation-form.ts';
import { createReservationMoves } from './reservation-moves.ts';
import { toReservationWire } from './reservation-wire.ts';

const PAGE = 20;

interface ReservationDeps extends PlacingDeps {
  readonly catalogue: Catalogue;
}

/** Reservations of tables and services: what can be had, placing, reading, changing and moving. */
export function createReservationService(deps: ReservationDeps) {
  const { db, catalogue, now } = deps;
  const { reservation, move, cancel } = createReservationMoves(deps);
  const change = createReservationChange(deps);
  const at = async (branchId: string) => ({ ...(await catalogue.branch(branchId)), at: now() });

  return {
    reservation,
    move,
    cancel,
    place: createPlaceReservation(deps),

    /** Throws Refusal 404. */
    form: async (branchId: string) => toFormResponse(await at(branchId)),

    /** Throws Refusal 404. */
    times: async (branchId: string, query: z.output<typeof reservationTimesQuery>) =>
      toTimesResponse(db, await at(branchId), query),

    /** As it stands then. Throws what `createReservationChange` says. */
    async change(stored: StoredReservation, request: ChangeReservationRequest): Promise<StoredReservation> {
      await change(stored, request);
      return reservation(stored.row.id);
    },

    /** All of it only when `full`. */
    wire: async (stored: StoredReservation, full: boolean): Promise<WireReservation> =>
      toReservationWire(stored, await catalogue.business(stored.row.referenceId), { full, now: now() }),

    /** A page of what a customer and a device have reserved at a business; of a device's, those with the right key. */
    async list(
      referenceId: string,
      customer: Pick<Customer, 'id'> | null,
      { ids, page }: z.output<typeof reservationsRequest>,
    ) {
      const business = await catalogue.business(referenceId);
      const keys = new Map(ids.filter(({ id }) => isOrderId(id)).map(({ id, key }) => [id, key]));
      const owned = await listReservationKeys(db, referenceId, [...keys.keys()]);
      const own = owned.filter(({ id, idempotencyKey }) => isSameSecret(keys.get(id) ?? '', idempotencyKey));
      const { rows, total } = await storedOf(
        db,
        { customerId: customer?.id ?? null, ids: own.map(({ id }) => id) },
        { limit: PAGE, offset: (page - 1) * PAGE },
      );
      return {
        reservations: rows.map((stored) => toReservationWire(stored, business, { full: true, now: now() })),
        pagination: { page, pages: Math.ceil(total / PAGE), total },
      };
    },
  };
}
export type Reservations = ReturnType<typeof createReservationService>;
