import { and, desc, eq, gt, inArray, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { oneTimeCodes, phoneProofs } from '../../db/schema-accounts.ts';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

type NewCode = typeof oneTimeCodes.$inferInsert;

/** A phone number at one business. */
export type BusinessPhone = Pick<OneTimeCode, 'referenceId' | 'dialCode' | 'phone'>;

/** Attempts per code for the network that requested the code. All other networks together get the same number. */
export const MAX_CODE_TRIES = 5;

const buildPhoneCondition = ({ referenceId, dialCode, phone }: BusinessPhone) =>
  and(
    eq(oneTimeCodes.referenceId, referenceId),
    eq(oneTimeCodes.dialCode, dialCode),
    eq(oneTimeCodes.phone, phone),
  );

/** Number of valid codes that a phone number can have at the same time. */
const MAX_VALID_CODES = 2;

/** Serialises transactions that send codes to one phone number. */
export const lockPhone = async (tx: Db, { referenceId, dialCode, phone }: BusinessPhone): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`one-time code ${referenceId} ${dialCode}${phone}`}, 0))`,
  );
};

const selectNewestIds = (db: Db, phone: BusinessPhone, count: number) =>
  db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(buildPhoneCondition(phone))
    .orderBy(desc(oneTimeCodes.id))
    .limit(count);

/**
 * Stores a code and returns its id. Keeps one more code than can be valid: if this code cannot be sent, it is deleted,
 * and an earlier code becomes valid again. Deletes older codes.
 */
export async function insertCode(tx: Db, code: NewCode): Promise<number> {
  const [row] = await tx.insert(oneTimeCodes).values(code).returning({ id: oneTimeCodes.id });
  if (!row) throw new Error('The code was stored but cannot be read. Check the database.');
  const idsToKeep = selectNewestIds(tx, code, MAX_VALID_CODES + 1);
  await tx.delete(oneTimeCodes).where(and(buildPhoneCondition(code), notInArray(oneTimeCodes.id, idsToKeep)));
  return row.id;
}

/** Finds the newest code of a phone. */
export async function findNewestCode(db: Db, phone: BusinessPhone): Promise<OneTimeCode | null> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(buildPhoneCondition(phone))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);
  return row ?? null;
}

/**
 * Uses one attempt of each valid code of a phone, and returns the codes that had an attempt left (see
 * `MAX_CODE_TRIES`). Concurrent calls use different attempts.
 */
export function consumeTries(
  db: Db,
  phone: BusinessPhone,
  network: string,
  at: Date,
): Promise<OneTimeCode[]> {
  const ownCodeCondition = eq(oneTimeCodes.network, network);
  const { ownTries, otherTries } = oneTimeCodes;
  return db
    .update(oneTimeCodes)
    .set({
      ownTries: sql`${ownTries} + case when ${ownCodeCondition} then 1 else 0 end`,
      otherTries: sql`${otherTries} + case when ${ownCodeCondition} then 0 else 1 end`,
    })
    .where(
      and(
        inArray(oneTimeCodes.id, selectNewestIds(db, phone, MAX_VALID_CODES)),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, at),
        lt(sql`case when ${ownCodeCondition} then ${ownTries} else ${otherTries} end`, MAX_CODE_TRIES),
      ),
    )
    .returning();
}

/** Marks a code as used. False when it has already been used. */
export async function markCodeUsed(db: Db, { id }: OneTimeCode, at: Date): Promise<boolean> {
  const rows = await db
    .update(oneTimeCodes)
    .set({ usedAt: at, name: null, email: null })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return rows.length > 0;
}

/** Deletes a code that could not be delivered to its phone. */
export const deleteCode = async (db: Db, id: number): Promise<void> => {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
};

export const deleteCodesOfPhone = async (db: Db, phone: BusinessPhone): Promise<void> => {
  await db.delete(oneTimeCodes).where(buildPhoneCondition(phone));
};

export const deleteExpiredCodes = async (db: Db, expiredBefore: Date): Promise<void> => {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, expiredBefore));
};

type Proof = typeof phoneProofs.$inferInsert;

export const insertPhoneProof = async (db: Db, proof: Proof): Promise<void> => {
  await db.insert(phoneProofs).values(proof);
};

/** Whether the token with this hash proves that the phone number is verified. */
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

export const deletePhoneProofs = async (db: Db, phone: BusinessPhone): Promise<void> => {
  await db
    .delete(phoneProofs)
    .where(
      and(
        eq(phoneProofs.referenceId, phone.referenceId),
        eq(phoneProofs.dialCode, phone.dialCode),
        eq(phoneProofs.phone, phone.phone),
      ),
    );
};

export const deleteExpiredProofs = async (db: Db, at: Date): Promise<void> => {
  await db.delete(phoneProofs).where(lte(phoneProofs.expiresAt, at));
};
