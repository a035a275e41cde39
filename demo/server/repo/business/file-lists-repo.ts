import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { businesses } from '../../db/schema-businesses.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';

// These functions read lists of the business files, one page at a time. Names match in every language.

/** An entry of a list. `key` is unique within its business. */
interface FileEntry {
  readonly referenceId: string;
  readonly key: string;
}

const { document, referenceId } = businesses;
const entryId = sql<string>`entry ->> 'id'`;
const businessNames = sql`${document} #>> '{file,settings,business_name}'`;

interface FileList {
  /** Path of the list in the business file. */
  readonly path: string;
  readonly key: SQL<string>;
  /** The texts in which the search looks. */
  readonly searchedTexts: readonly Parameters<typeof buildSearchCondition>[1][];
  readonly entryCondition?: SQL;
}

/** Lists one page of the entries that contain a text, by reference id and then in file order. */
const listEntries = (
  db: Db,
  scope: BusinessScope,
  { search, limit, offset }: SearchedRange,
  { path, key, searchedTexts, entryCondition }: FileList,
): Promise<FileEntry[]> =>
  db
    .select({ referenceId: sql<string>`${referenceId}`, key })
    .from(
      sql`${businesses}, json_array_elements(${document} #> ${path}) with ordinality as listed (entry, place)`,
    )
    .where(
      and(
        buildScopeCondition(referenceId, scope),
        entryCondition,
        buildSearchCondition(search, ...searchedTexts),
      ),
    )
    .orderBy(asc(referenceId), sql`place`)
    .limit(limit)
    .offset(offset);

const couponCode = sql<string>`entry ->> 'code'`;

/** Lists the coupons whose code contains a text. */
export const listCouponCodes = (db: Db, scope: BusinessScope, range: SearchedRange): Promise<FileEntry[]> =>
  listEntries(db, scope, range, { path: '{file,coupons}', key: couponCode, searchedTexts: [couponCode] });

/** Lists the banners whose id, title, business name or reference id contains a text. */
export const listBannerIds = (db: Db, scope: BusinessScope, range: SearchedRange): Promise<FileEntry[]> =>
  listEntries(db, scope, range, {
    path: '{file,banners}',
    key: entryId,
    searchedTexts: [referenceId, businessNames, entryId, sql`entry ->> 'title'`],
  });

/**
 * Lists the branches with tables for dine-in. The text must be in the name of the branch, of its business or of a table,
 * or in the reference id.
 */
export const listTableBranchIds = (
  db: Db,
  scope: BusinessScope,
  range: SearchedRange,
): Promise<FileEntry[]> =>
  listEntries(db, scope, range, {
    path: '{file,branches}',
    key: entryId,
    searchedTexts: [
      referenceId,
      businessNames,
      sql`entry ->> 'name'`,
      sql`jsonb_path_query_array((entry -> 'tables')::jsonb, '$[*].name')::text`,
    ],
    entryCondition: sql`json_array_length(coalesce(entry -> 'tables', '[]'::json)) > 0
      and ${document} #>> '{file,settings,checkoutDineIn,enabled}' = 'true'`,
  });

/** Lists the branches whose own name, business name or reference id contains a text. */
export const listBranchIds = (db: Db, scope: BusinessScope, range: SearchedRange): Promise<FileEntry[]> =>
  listEntries(db, scope, range, {
    path: '{file,branches}',
    key: entryId,
    searchedTexts: [referenceId, businessNames, sql`entry ->> 'name'`],
  });
