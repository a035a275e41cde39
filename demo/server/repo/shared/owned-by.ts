import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface OwnerColumns {
  readonly customerId: AnyPgColumn;
  readonly referenceId: AnyPgColumn;
  readonly dialCode: AnyPgColumn;
  readonly phone: AnyPgColumn;
}

/** A phone number at a business. */
interface OwnerPhone {
  readonly referenceId: string;
  readonly dialCode: string;
  readonly phone: string;
}

/**
 * SQL that selects the orders or reservations of a customer. If `number` (a verified phone number) is given, it also
 * selects those that guests placed with that number.
 */
export function isOwnedBy(
  table: OwnerColumns,
  customerId: string,
  number: OwnerPhone | null,
): SQL | undefined {
  const isOfAccount = eq(table.customerId, customerId);
  if (!number) return isOfAccount;
  const isOfGuest = and(
    isNull(table.customerId),
    eq(table.referenceId, number.referenceId),
    eq(table.dialCode, number.dialCode),
    eq(table.phone, number.phone),
  );
  return or(isOfAccount, isOfGuest);
}
