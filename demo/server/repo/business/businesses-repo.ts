import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { businessDomains, businesses, media } from '../../db/schema-businesses.ts';

export interface BusinessRow {
  readonly referenceId: string;
  readonly contentHash: string;
  readonly document: unknown;
}

/** The version of a business that is current; null when there is none of that name. */
export async function currentContentHash(db: Db, referenceId: string): Promise<string | null> {
  const [row] = await db
    .select({ contentHash: businesses.contentHash })
    .from(businesses)
    .where(eq(businesses.referenceId, referenceId));
  return row?.contentHash ?? null;
}

export async function loadBusinessRow(db: Db, referenceId: string): Promise<BusinessRow | null> {
  const [row] = await db.select().from(businesses).where(eq(businesses.referenceId, referenceId));
  return row ?? null;
}

export async function referenceIdOfDomain(db: Db, domain: string): Promise<string | null> {
  const [row] = await db.select().from(businessDomains).where(eq(businessDomains.domain, domain));
  return row?.referenceId ?? null;
}

export async function listReferenceIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ referenceId: businesses.referenceId })
    .from(businesses)
    .orderBy(businesses.referenceId);
  return rows.map(({ referenceId }) => referenceId);
}

/**
 * Makes transactions that count and then write go one after the other, per business: each waits here until the one before
 * it has ended.
 */
export async function lockBusiness(tx: Db, referenceId: string): Promise<void> {
  // No stronger: others refer to the row meanwhile.
  await tx
    .select({ locked: businesses.referenceId })
    .from(businesses)
    .where(eq(businesses.referenceId, referenceId))
    .for('no key update');
}

/** A business cannot have these domains: they lead to another already. */
export class DomainsTaken extends Error {
  override readonly name = 'DomainsTaken';
  constructor(readonly domains: readonly string[]) {
    super(`Taken: ${domains.join(', ')}`);
  }
}

/** Makes these the domains of a business, and no others. Throws DomainsTaken. */
async function saveDomains(tx: Db, referenceId: string, domains: readonly string[]): Promise<void> {
  const own = eq(businessDomains.referenceId, referenceId);
  await tx
    .delete(businessDomains)
    .where(and(own, domains.length ? notInArray(businessDomains.domain, [...domains]) : undefined));
  if (!domains.length) return;
  // In one order always: two who want the same two wait, and do not stand in each other's way.
  const rows = [...domains].sort().map((domain) => ({ domain, referenceId }));
  await tx.insert(businessDomains).values(rows).onConflictDoNothing();
  const saved = await tx.select().from(businessDomains).where(own);
  const taken = domains.filter((domain) => !saved.some((row) => row.domain === domain));
  if (taken.length) throw new DomainsTaken(taken);
}

export interface NewPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Writes a business over whatever was there of it, all or nothing; its orders stay. Throws DomainsTaken. */
export async function saveBusiness(
  db: Db,
  row: BusinessRow,
  domains: readonly string[],
  pictures: readonly NewPicture[],
): Promise<void> {
  const { referenceId, contentHash, document } = row;
  await db.transaction(async (tx) => {
    for (const picture of pictures) await tx.insert(media).values(picture).onConflictDoNothing();
    await tx
      .insert(businesses)
      .values({ referenceId, contentHash, document })
      .onConflictDoUpdate({
        target: businesses.referenceId,
        set: { contentHash, document, importedAt: new Date() },
      });
    await saveDomains(tx, referenceId, domains);
  });
}

/** Which of these pictures the database has already. */
export async function storedPictureHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (!hashes.length) return new Set();
  const rows = await db
    .select({ hash: media.hash })
    .from(media)
    .where(inArray(media.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

export async function loadPicture(db: Db, hash: string): Promise<Omit<NewPicture, 'hash'> | null> {
  const [row] = await db.select().from(media).where(eq(media.hash, hash));
  return row ?? null;
}
