import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { oneTimeCodes, phoneProofs } from '../../db/schema-accounts.ts';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

type NewCode = typeof oneTimeCodes.$inferInsert;

/** A number, as one business knows it. */
export type BusinessPhone = Pick<OneTimeCode, 'referenceId' | 'dialCode' | 'phone'>;

/** Tries a code has. */
export const MAX_CODE_TRIES = 5;

const belongsToPhone = ({ referenceId, dialCode, phone }: BusinessPhone) =>
  and(
    eq(oneTimeCodes.referenceId, referenceId),
    eq(oneTimeCodes.dialCode, dialCode),
    eq(oneTimeCodes.phone, phone),
  );

/**
 * Puts a code in the place of the one before, unless that was sent after `sentBefore`: then false, also for all but one of
 * those who send at once.
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

/** Takes one of the tries of the code that is good at `at`; null when there is none left, or no code. However many try at once. */
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

/** Uses a code up, once: false when somebody has. */
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

export const deleteProofsOf = async (db: Db, number: BusinessPhone): Promise<void> => {
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
