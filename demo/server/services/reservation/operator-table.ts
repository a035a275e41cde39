import { canSeatParty } from '../../../../src/domain/reservation/free-reservables.ts';
import { toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import type { Db } from '../../db/open-database.ts';
import type { ReservationRow } from '../../repo/reservation/reservations-repo.ts';
import { toWireId } from '../business/business-document.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { getTimezone } from '../schedule/opening.ts';
import { Refusal } from '../shared/refusal.ts';
import { type BookableTable, listBookableTables } from './bookable-tables.ts';
import {
  listOfferedTimes,
  type ReservationContext,
  type ReservationCriteria,
} from './reservable-times-service.ts';

export interface OperatorChange {
  /** Records the change in the audit log. Runs in the transaction of the change. */
  readonly recordChange: (tx: Db) => Promise<void>;
  /** Whether the operator has confirmed a table that is too small or too large for the party. */
  readonly isOtherSizeConfirmed: boolean;
}

/** The tables and combinations that an operator can choose for a reservation. Empty for a service. */
export function listTablesForReservation(
  { referenceId, file }: Business,
  { kind, branchId }: Pick<ReservationRow, 'kind' | 'branchId'>,
): BookableTable[] {
  const branch = file.branches.find(({ id }) => toWireId(referenceId, id) === branchId);
  return branch && kind === 'table' ? listBookableTables(branch) : [];
}

/**
 * Throws Refusal 409 `table_size` if a table is not for a party of that size, and the operator has not confirmed the
 * table.
 */
export function requirePartySize(
  table: BookableTable,
  guests: number,
  { isOtherSizeConfirmed }: OperatorChange,
): void {
  if (isOtherSizeConfirmed || canSeatParty(table, guests)) return;
  const { name, seatsFrom, seats } = table;
  throw new Refusal(409, 'table_size', 'That table is not for a party of that size', {
    table: { name, seatsFrom, seats },
  });
}

/** Adds the tables that are free at the requested time (epoch ms) to the refusal of a taken table. */
export async function addFreeTables(
  refusal: Refusal,
  db: Db,
  context: ReservationContext,
  criteria: ReservationCriteria,
  time: number,
): Promise<Refusal> {
  const days = { from: toZonedTime(time, getTimezone(context.business)).date, count: 1 };
  const criteriaWithoutTable = { ...criteria, id: null, isOtherSizeConfirmed: false };
  const { times } = await listOfferedTimes(db, context, criteriaWithoutTable, days);
  const freeResources = times.find(({ from }) => from === time)?.freeResources ?? [];
  return new Refusal(refusal.status, 'table_taken', 'That table is taken at that time', {
    ...refusal.details,
    freeTables: freeResources.flatMap(({ table }) => (table ? [table.name] : [])),
  });
}
