import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { oneTimeCodes, phoneProofs } from '../../db/schema-accounts.ts';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

type NewCode = typeof oneTimeCodes.$inferInsert;

/** A phone number at one business. */
export type BusinessPhone = Pick<OneTimeCode, 'referenceId' | 'dialCode' | 'phone'>;

/** Number of tries. After so many wrong tries a code is blocked. */
export const MAX_CODE_TRIES = 5;

const belongsToPhone = ({ referenceId, dialCode, phone }: BusinessPhone) =>
  and(
    eq(oneTimeCodes.referenceId, referenceId),
    eq(oneTimeCodes.dialCode, dialCode),
    eq(oneTimeCodes.phone, phone),
  );

/**
 * Replaces the code of a phone number. Returns false without a change if the code was sent after `sentBefore`. Only one of
 * several concurrent calls succeeds.
 */
export async function replaceCode(db: Db, code: NewCode, sentBefore: Date): Promise<boolean> {
  const rows = await db
    .insert(oneTimeCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [oneTimeCodes.referenceId, oneTimeCodes.dialCode, oneTimeCodes.phone],
      set: { name: null, email: null, ...code, tries: 0, usedAt: null },
      setWhere: lte(oneTimeCodes.sentAt, sentBefore),
    })
    .returning({ salt: oneTimeCodes.salt });
  return rows.length > 0;
}

export async function findCode(db: Db, number: BusinessPhone): Promise<OneTimeCode | null> {
  const [row] = await db.select().from(oneTimeCodes).where(belongsToPhone(number));
  return row ?? null;
}

/**
 * Uses one try of a number's code. Null when no try is left, or without a code that is valid at `at`. Concurrent calls use
 * different tries.
 */
export async function consumeTry(db: Db, number: BusinessPhone, at: Date): Promise<OneTimeCode | null> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        belongsToPhone(number),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, at),
        lt(oneTimeCodes.tries, MAX_CODE_TRIES),
      ),
    )
    .returning();
  return row ?? null;
}

/** Marks a code as used. False when it was used already. */
export async function markCodeUsed(db: Db, code: OneTimeCode, at: Date): Promise<boolean> {
  const rows = await db
    .update(oneTimeCodes)
    .set({ usedAt: at, name: null, email: null })
    .where(and(belongsToPhone(code), eq(oneTimeCodes.salt, code.salt), isNull(oneTimeCodes.usedAt)))
    .returning({ salt: oneTimeCodes.salt });
  return rows.length > 0;
}

export const deleteCode = async (db: Db, number: BusinessPhone): Promise<void> => {
  await db.delete(oneTimeCodes).where(belongsToPhone(number));
};

export const deleteExpiredCodes = async (db: Db, expiredBefore: Date): Promise<void> => {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, expiredBefore));
};

type Proof = typeof phoneProofs.$inferInsert;

export const insertPhoneProof = async (db: Db, proof: Proof): Promise<void> => {
  await db.insert(phoneProofs).values(proof);
};

/** Whether a token with this hash proves the phone number. */
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

export const deletePhoneProofs = async (db: Db, number: BusinessPhone): Promise<void> => {
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

export const deleteExpiredProofs = async (db: Db, at: Date): Promise<void> => {
  await db.delete(phoneProofs).where(lte(phoneProofs.expiresAt, at));
};
