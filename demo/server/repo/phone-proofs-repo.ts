import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { phoneProofs } from '../db/schema-accounts.ts';
import type { NumberOfBusiness } from './one-time-codes-repo.ts';

type Proof = typeof phoneProofs.$inferInsert;

export const insertPhoneProof = async (db: Db, proof: Proof): Promise<void> => {
  await db.insert(phoneProofs).values(proof);
};

/** Whether a token that hashes to this is the proof of a phone. */
export async function isPhoneProven(
  db: Db,
  { at, ...proof }: Omit<Proof, 'expiresAt'> & { readonly at: Date },
): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: phoneProofs.tokenHash })
    .from(phoneProofs)
    .where(
      and(
        eq(phoneProofs.tokenHash, proof.tokenHash),
        eq(phoneProofs.referenceId, proof.referenceId),
        eq(phoneProofs.dialCode, proof.dialCode),
        eq(phoneProofs.phone, proof.phone),
        gt(phoneProofs.expiresAt, at),
      ),
    );
  return rows.length > 0;
}

export const deleteProofsOf = async (db: Db, number: NumberOfBusiness): Promise<void> => {
  await db
    .delete(phoneProofs)
    .where(
      and(
        eq(phoneProofs.referenceId, number.referenceId),
        eq(phoneProofs.dialCode, number.dialCode),
        eq(phoneProofs.phone, number.phone),
      ),
    );
};

export const pruneProofs = async (db: Db, at: Date): Promise<void> => {
  await db.delete(phoneProofs).where(lte(phoneProofs.expiresAt, at));
};
