import type * as z from 'zod/mini';
import type { bannersResponse } from '../../../../src/api/contract/banners-contract.ts';
import { addDays, getDateAt, isDate } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { listBannerIds } from '../../repo/business/file-lists-repo.ts';
import { countBannerViews, listBannerViewsSince } from '../../repo/menu/banner-views-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import { parseReferenceId, toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileBanner } from '../business-file/business-file-offers.ts';
import { getCalendarDay } from '../schedule/opening.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';
import { Refusal } from '../shared/refusal.ts';
import type { TrackingLimits } from '../tracking/tracking-limits.ts';
import type { Business, Catalogue } from './business-catalogue.ts';

type BannerInput = z.input<typeof bannersResponse>['banners'][number];

/** Number of days of view counts in the console, including today. */
const VIEW_DAYS = 30;

const BANNERS_PER_PAGE = 50;

/** How often a banner was on screen today, in the last 7 days and in the last 30 days, by the business's calendar. */
interface BannerViews {
  readonly business: Business;
  readonly banner: FileBanner;
  readonly viewsToday: number;
  readonly viewsInWeek: number;
  readonly viewsInMonth: number;
}

/** Converts `DD-MM-YYYY` to `YYYY-MM-DD`. Throws Refusal 400 for a day that does not exist. */
export function parseBannerDay(date: string): string {
  const day = date.split('-').reverse().join('-');
  if (!isDate(day))
    throw new Refusal(400, 'invalid', 'This day does not exist', {
      fields: { date: 'A day as DD-MM-YYYY, such as 01-03-2026' },
    });
  return day;
}

/** The banners of a branch on a day (`YYYY-MM-DD`), in the order of the business file. */
export const listBannersOfDay = (
  { file }: Pick<Business, 'file'>,
  branch: FileBranch,
  day: string,
): FileBanner[] =>
  file.banners.filter(
    ({ from, to, branches }) =>
      (!from || from <= day) && (!to || day <= to) && (!branches || branches.includes(branch.id)),
  );

/** A list with the banner as sent to clients, or an empty list without a picture. The id is unique across businesses. */
export const toBannerWire = ({ referenceId, wireMappers }: Business, banner: FileBanner): BannerInput[] => {
  const { from: _from, to: _to, branches: _branches, ...rest } = banner;
  const image = wireMappers.toImageWire(banner.image);
  return image ? [{ ...rest, id: toWireId(referenceId, banner.id), image }] : [];
};

interface BannerDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly limits: TrackingLimits;
}
export type Banners = ReturnType<typeof createBannerService>;

/** Counts how often banners were on screen. It stores nothing about customers. Instants are epoch ms. */
export const createBannerService = ({ db, catalogue, limits }: BannerDeps) => ({
  /**
   * Counts each banner once, on its business's calendar day. Ignores unknown ids, because the customer cannot correct
   * them. Throws Refusal 429 `too_many`.
   */
  async countViews(ids: readonly string[], at: number, ip: string | null): Promise<void> {
    const requestedIds = new Set(ids);
    const referenceIds = [...new Set([...requestedIds].flatMap((id) => parseReferenceId(id) ?? []))];
    const businesses = await Promise.all(referenceIds.map(catalogue.findBusiness));
    const views = businesses.flatMap((business) => {
      if (!business) return [];
      const { referenceId, file } = business;
      const day = getCalendarDay(business, at);
      return file.banners
        .filter(({ id }) => requestedIds.has(toWireId(referenceId, id)))
        .map(({ id: bannerId }) => ({ referenceId, bannerId, day }));
    });
    for (const referenceId of referenceIds) {
      const amount = views.filter((view) => view.referenceId === referenceId).length;
      if (amount) limits.count('banner_views', { referenceId, ip, amount });
    }
    await countBannerViews(db, views);
  },

  /** Loads the view counts of one page of banners, for the last 30 days. */
  async loadViews(
    scope: BusinessScope,
    at: number,
    page: ListPage,
  ): Promise<{ readonly banners: BannerViews[]; readonly hasMore: boolean }> {
    const candidates = await listBannerIds(db, scope, toRange(page, BANNERS_PER_PAGE));
    const { rows: entries, hasMore } = toPage(candidates, BANNERS_PER_PAGE);
    const referenceIds = [...new Set(entries.map(({ referenceId }) => referenceId))];
    // Load one more day, because the calendars of businesses differ by up to a day.
    const since = addDays(getDateAt(at), -VIEW_DAYS - 1);
    const [businesses, rows] = await Promise.all([
      catalogue.listBusinessesInScope(referenceIds),
      listBannerViewsSince(db, referenceIds, since),
    ]);
    const banners = entries.flatMap((entry): BannerViews[] => {
      const business = businesses.find(({ referenceId }) => referenceId === entry.referenceId);
      const banner = business?.file.banners.find(({ id }) => id === entry.key);
      if (!business || !banner) return [];
      const bannerRows = rows.filter(
        ({ referenceId, bannerId }) => referenceId === entry.referenceId && bannerId === entry.key,
      );
      const lastDay = getCalendarDay(business, at);
      const sumViews = (days: number): number =>
        bannerRows
          .filter(({ day }) => addDays(lastDay, 1 - days) <= day && day <= lastDay)
          .reduce((sum, { count }) => sum + count, 0);
      return [
        {
          business,
          banner,
          viewsToday: sumViews(1),
          viewsInWeek: sumViews(7),
          viewsInMonth: sumViews(VIEW_DAYS),
        },
      ];
    });
    return { banners, hasMore };
  },
});
