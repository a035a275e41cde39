import type * as z from 'zod/mini';
import type { bannersResponse } from '../../../../src/api/contract/banners-contract.ts';
import { addDays, dateAt, isDate } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { bannerViewsSince, countBannerViews } from '../../repo/menu/banner-views-repo.ts';
import { referenceIdOfWireId, toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileBanner } from '../business-file/business-file-offers.ts';
import { businessDay } from '../schedule/opening.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Business, Catalogue } from './business-catalogue.ts';

type BannerInput = z.input<typeof bannersResponse>['banners'][number];

/** How many days the operator sees, today included. */
const VIEW_DAYS = 30;

/** How often a banner was on screen, on the business's own days. */
export interface BannerViews {
  readonly business: Business;
  readonly banner: FileBanner;
  readonly today: number;
  readonly week: number;
  readonly month: number;
}

/** The day (`YYYY-MM-DD`) a customer asks for as `DD-MM-YYYY`. Throws Refusal 400 for a day no calendar has. */
export function parseBannerDay(date: string): string {
  const day = date.split('-').reverse().join('-');
  if (!isDate(day))
    throw new Refusal(400, 'invalid', 'There is no such day', {
      fields: { date: 'A day as DD-MM-YYYY, such as 01-03-2026' },
    });
  return day;
}

/** The banners a branch shows on a day (`YYYY-MM-DD`), in the file's order. */
export const listBannersOn = (
  { file }: Pick<Business, 'file'>,
  branch: FileBranch,
  day: string,
): FileBanner[] =>
  file.banners.filter(
    ({ from, to, branches }) =>
      (!from || from <= day) && (!to || day <= to) && (!branches || branches.includes(branch.id)),
  );

/** A banner as sent. Its id is unique over all businesses. */
export const toBannerWire = ({ referenceId, parts }: Business, banner: FileBanner): BannerInput[] => {
  const { from: _from, to: _to, branches: _branches, ...rest } = banner;
  const image = parts.picture(banner.image);
  return image ? [{ ...rest, id: toWireId(referenceId, banner.id), image }] : [];
};

interface BannerDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
}
export type Banners = ReturnType<typeof createBannerService>;

/** Counting how often banners were on screen; nothing about who saw them is kept. Instants are epoch ms. */
export const createBannerService = ({ db, catalogue }: BannerDeps) => ({
  /**
   * Counts each banner once, on its business's own calendar day. Ids that nobody has (any more) are passed over: the
   * customer can do nothing about them.
   */
  async countViews(ids: readonly string[], at: number): Promise<void> {
    const wanted = new Set(ids);
    const owners = [...new Set([...wanted].flatMap((id) => referenceIdOfWireId(id) ?? []))];
    const businesses = await Promise.all(owners.map(catalogue.find));
    const seen = businesses.flatMap((business) => {
      if (!business) return [];
      const { referenceId, file } = business;
      const day = businessDay(business, at);
      return file.banners
        .filter(({ id }) => wanted.has(toWireId(referenceId, id)))
        .map(({ id: bannerId }) => ({ referenceId, bannerId, day }));
    });
    await countBannerViews(db, seen);
  },

  /** How often each banner of each business was on screen lately. */
  async loadViews(at: number): Promise<BannerViews[]> {
    const businesses = await catalogue.all();
    // One day more: the businesses' calendars are at most a day apart.
    const since = addDays(dateAt(at), -VIEW_DAYS - 1);
    const rows = await bannerViewsSince(db, since);
    return businesses.flatMap((business) =>
      business.file.banners.map((banner) => {
        const own = rows.filter(
          ({ referenceId, bannerId }) => referenceId === business.referenceId && bannerId === banner.id,
        );
        const last = businessDay(business, at);
        const within = (days: number): number =>
          own
            .filter(({ day }) => addDays(last, 1 - days) <= day && day <= last)
            .reduce((sum, { count }) => sum + count, 0);
        return { business, banner, today: within(1), week: within(7), month: within(VIEW_DAYS) };
      }),
    );
  },
});
