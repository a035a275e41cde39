import { textLike } from '../../../lib/checks.ts';
import { listOf, maybe, need, shape } from '../../../lib/shape.ts';
import type { bannersCall, bannersReachCall } from '../banners-contract.ts';
import type { CallResult, LightCall } from '../call.ts';
import { id, image, texts } from './light-common.ts';

type Answer = Omit<CallResult<typeof bannersCall>, 'error'>;
export type WireBanner = Answer['banners'][number];

export const banners: LightCall<typeof bannersCall> = {
  method: 'GET',
  path: 'webapp/banners/{branch_id}',
  read: shape<Answer>({
    banners: listOf(
      shape<WireBanner>({
        id,
        image,
        title: maybe(texts),
        item_id: maybe(id),
        category_id: maybe(id),
        url: maybe(need(textLike(/^https?:\/\/[^\s/]/i, 2000))),
      }),
    ),
  }),
};

export const bannersReach: LightCall<typeof bannersReachCall, unknown> = {
  method: 'POST',
  path: 'webapp/banners/reach',
  read: (said) => said,
};
