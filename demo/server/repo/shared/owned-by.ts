import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface OwnerColumns {
  readonly customerId: AnyPgColumn;
  readonly referenceId: AnyPgColumn;
  readonly dialCode: AnyPgColumn;
  readonly phone: AnyPgColumn;
}

/** A phone number that the customer has verified at a business. */
interface OwnerPhone {
  readonly referenceId: string;
  readonly dialCode: string;
  readonly phone: string;
}

/**
 * SQL that selects the orders or reservations of a customer. If `verifiedPhone` is given, it also
 * selects those that guests placed with that number.
 */
export function buildOwnerCondition(
  table: OwnerColumns,
  customerId: string,
  verifiedPhone: OwnerPhone | null,
): SQL | undefined {
  const accountCondition = eq(table.customerId, customerId);
  if (!verifiedPhone) return accountCondition;
  const guestCondition = and(
    isNull(table.customerId),
    eq(table.referenceId, verifiedPhone.referenceId),
    eq(table.dialCode, verifiedPhone.dialCode),
    eq(table.phone, verifiedPhone.phone),
  );
  return or(accountCondition, guestCondition);
}
