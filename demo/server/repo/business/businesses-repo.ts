import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { businessDomains, businesses, media } from '../../db/schema-businesses.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';

export interface BusinessRow {
  readonly referenceId: string;
  readonly contentHash: string;
  readonly document: unknown;
}

/** Loads the content hashes of businesses, by reference id. Unknown businesses are omitted. */
export async function loadContentHashes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ referenceId: businesses.referenceId, contentHash: businesses.contentHash })
    .from(businesses)
    .where(inArray(businesses.referenceId, [...ids]));
  return new Map(rows.map(({ referenceId, contentHash }) => [referenceId, contentHash]));
}

export async function loadBusinessRow(db: Db, referenceId: string): Promise<BusinessRow | null> {
  const [row] = await db.select().from(businesses).where(eq(businesses.referenceId, referenceId));
  return row ?? null;
}

/**
 * Loads the reference ids of the businesses that own these domains, by domain. Domains without a business are omitted.
 */
export async function loadDomainOwners(db: Db, domains: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(businessDomains)
    .where(inArray(businessDomains.domain, [...domains]));
  return new Map(rows.map(({ domain, referenceId }) => [domain, referenceId]));
}

export async function listReferenceIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ referenceId: businesses.referenceId })
    .from(businesses)
    .orderBy(businesses.referenceId);
  return rows.map(({ referenceId }) => referenceId);
}

/**
 * Lists one page of a scope's businesses whose reference id or name contains a text, and their total number. Names
 * match in every language.
 */
export async function listReferenceIdPage(
  db: Db,
  scope: BusinessScope,
  { search, limit, offset }: SearchedRange,
): Promise<{ readonly referenceIds: string[]; readonly total: number }> {
  const names = sql`${businesses.document} #>> '{file,settings,business_name}'`;
  const searchCondition = buildSearchCondition(search, businesses.referenceId, names);
  const listCondition = and(buildScopeCondition(businesses.referenceId, scope), searchCondition);
  const [rows, [countRow]] = await Promise.all([
    db
      .select({ referenceId: businesses.referenceId })
      .from(businesses)
      .where(listCondition)
      .orderBy(asc(businesses.referenceId))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(businesses).where(listCondition),
  ]);
  return { referenceIds: rows.map(({ referenceId }) => referenceId), total: countRow?.total ?? 0 };
}

/**
 * Serialises those transactions of a business that count rows before they write: each waits until the previous one has
 * ended.
 */
export async function lockBusiness(tx: Db, referenceId: string): Promise<void> {
  // A stronger lock would block other transactions that insert rows for this business.
  await tx
    .select({ locked: businesses.referenceId })
    .from(businesses)
    .where(eq(businesses.referenceId, referenceId))
    .for('no key update');
}

/** Thrown when domains belong to another business. */
export class DomainsTaken extends Error {
  override readonly name = 'DomainsTaken';
  constructor(readonly domains: readonly string[]) {
    super(`Taken: ${domains.join(', ')}`);
  }
}

/** Replaces the domains of a business. Throws DomainsTaken. */
async function saveDomains(tx: Db, referenceId: string, domains: readonly string[]): Promise<void> {
  const ownDomainCondition = eq(businessDomains.referenceId, referenceId);
  await tx
    .delete(businessDomains)
    .where(
      and(ownDomainCondition, domains.length ? notInArray(businessDomains.domain, [...domains]) : undefined),
    );
  if (!domains.length) return;
  // A fixed order, so that two transactions with the same domains wait for each other instead of deadlocking.
  const rows = [...domains].sort().map((domain) => ({ domain, referenceId }));
  await tx.insert(businessDomains).values(rows).onConflictDoNothing();
  const savedDomains = await tx.select().from(businessDomains).where(ownDomainCondition);
  const takenDomains = domains.filter((domain) => !savedDomains.some((row) => row.domain === domain));
  if (takenDomains.length) throw new DomainsTaken(takenDomains);
}

export interface NewPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Inserts or replaces a business in one transaction. Its orders are kept. Throws DomainsTaken. */
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

/** Finds the hashes whose pictures are already stored. */
export async function findStoredPictureHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
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
