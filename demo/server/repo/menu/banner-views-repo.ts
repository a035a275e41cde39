import { and, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { bannerReach } from '../../db/schema-tracking.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';

interface BannerView {
  readonly referenceId: string;
  readonly bannerId: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

const compareBanners = (a: BannerView, b: BannerView): number =>
  a.referenceId.localeCompare(b.referenceId) || a.bannerId.localeCompare(b.bannerId);

/** Adds one view to each banner on its day. `views` must not contain a banner twice. */
export async function countBannerViews(db: Db, views: readonly BannerView[]): Promise<void> {
  if (!views.length) return;
  await db
    .insert(bannerReach)
    // A fixed order, so that two transactions with the same banners wait for each other instead of deadlocking.
    .values([...views].sort(compareBanners).map((banner) => ({ ...banner, count: 1 })))
    .onConflictDoUpdate({
      target: [bannerReach.referenceId, bannerReach.bannerId, bannerReach.day],
      set: { count: sql`${bannerReach.count} + 1` },
    });
}

/** Lists the daily view counts of the businesses' banners since a day (`YYYY-MM-DD`). */
export const listBannerViewsSince = (
  db: Db,
  scope: BusinessScope,
  day: string,
): Promise<(BannerView & { readonly count: number })[]> =>
  db
    .select()
    .from(bannerReach)
    .where(and(buildScopeCondition(bannerReach.referenceId, scope), gte(bannerReach.day, day)));
