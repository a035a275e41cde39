import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { customers } from '../db/schema-accounts.ts';
import { ledgerAccounts } from '../db/schema-wallet.ts';
import type { CustomerRow } from './customers.ts';

/** A customer with what is in their wallet, in minor units of one currency. */
export interface CustomerWithWallet {
  readonly customer: CustomerRow;
  readonly balance: number;
  readonly held: number;
}

const kept = (kind: 'customer' | 'hold') =>
  sql<number>`coalesce(sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.kind} = ${kind}), 0)`.mapWith(
    Number,
  );

/** The customers of a business, the newest first, with what they have in its currency. */
export function customersWithWallets(
  db: Db,
  {
    referenceId,
    currency,
    currencyDigits,
  }: Pick<typeof ledgerAccounts.$inferSelect, 'referenceId' | 'currency' | 'currencyDigits'>,
  limit: number,
): Promise<CustomerWithWallet[]> {
  return db
    .select({ customer: customers, balance: kept('customer'), held: kept('hold') })
    .from(customers)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.referenceId, customers.referenceId),
        eq(ledgerAccounts.owner, customers.id),
        eq(ledgerAccounts.currency, currency),
        eq(ledgerAccounts.currencyDigits, currencyDigits),
        inArray(ledgerAccounts.kind, ['customer', 'hold']),
      ),
    )
    .where(eq(customers.referenceId, referenceId))
    .groupBy(customers.id)
    .orderBy(desc(customers.createdAt))
    .limit(limit);
}

/** Null when there is no such account. */
export async function customerById(db: Db, id: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}
