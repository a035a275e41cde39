import type { Catalogue } from '../../services/catalogue.ts';
import { zonesAnswer } from '../../services/delivery.ts';
import { privateJson } from '../http/json-answer.ts';
import type { Handlers } from './handler.ts';

/** The calls about where orders can go. */
export const deliveryHandlers = ({ catalogue }: { readonly catalogue: Catalogue }) =>
  ({
    async zones({ c, params, query }) {
      const { business, branch } = await catalogue.branch(params.branch_id);
      return privateJson(c, { error: 0, ...zonesAnswer(business, branch, query.shipping === 'true') });
    },
  }) satisfies Handlers;
