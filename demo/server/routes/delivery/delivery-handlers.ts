import type { Context } from 'hono';
import type { AddressSearch } from '../../services/delivery/address-search.ts';
import { toZonesResponse } from '../../services/delivery/delivery-service.ts';
import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import type { Handlers } from '../api/call-handler.ts';
import { sendPrivateJson } from '../http/json-response.ts';

interface DeliveryRouteDeps {
  readonly catalogue: Catalogue;
  readonly addresses: AddressSearch;
}

/** The language the app is in. */
const languagesOf = (c: Context): string[] => [c.req.header('locale') ?? ''];

/** The calls about where orders can go. */
export const deliveryHandlers = ({ catalogue, addresses }: DeliveryRouteDeps) =>
  ({
    async zones({ c, params, query }) {
      const { business, branch } = await catalogue.branch(params.branch_id);
      return sendPrivateJson(c, {
        error: 0,
        ...toZonesResponse(business, branch, query.shipping === 'true'),
      });
    },

    getAddress: async ({ c, body }) =>
      sendPrivateJson(c, { error: 0, suggestions: addresses.suggest(body, languagesOf(c)) }),

    setAddress: async ({ c, body }) =>
      sendPrivateJson(c, { error: 0, address: addresses.choose(body, languagesOf(c)) }),
  }) satisfies Handlers;
