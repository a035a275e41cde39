import { type Banners, bannersOn, bannerWire, dayAsked } from '../../services/menu/banner-service.ts';
import type { Catalogue } from '../../services/menu/catalogue.ts';
import type { Handlers } from '../api/handler.ts';
import { privateJson } from '../http/json-answer.ts';

interface BannerDeps {
  readonly catalogue: Catalogue;
  readonly banners: Pick<Banners, 'reached'>;
  readonly now: () => number;
}

/** The calls about banners. */
export const bannerHandlers = ({ catalogue, banners, now }: BannerDeps) =>
  ({
    async banners({ c, params, query }) {
      const day = dayAsked(query.date);
      const { business, branch } = await catalogue.branch(params.branch_id);
      const shown = bannersOn(business, branch, day).flatMap((banner) => bannerWire(business, banner));
      return privateJson(c, { error: 0, banners: shown });
    },

    async bannersReach({ c, body }) {
      await banners.reached(body.banners, now());
      return privateJson(c, { error: 0 });
    },
  }) satisfies Handlers;
