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

/** Returns the app's current language as the only entry. */
const readLanguages = (c: Context): string[] => [c.req.header('locale') ?? ''];

/** Handlers for delivery zones and addresses. */
export const createDeliveryHandlers = ({ catalogue, addresses }: DeliveryRouteDeps) =>
  ({
    async zones({ c, params, query }) {
      const { business, branch } = await catalogue.getBranch(params.branch_id);
      return sendPrivateJson(c, {
        error: 0,
        ...toZonesResponse(business, branch, query.shipping === 'true'),
      });
    },

    getAddress: async ({ c, body }) =>
      sendPrivateJson(c, { error: 0, suggestions: await addresses.suggest(body, readLanguages(c)) }),

    setAddress: async ({ c, body }) =>
      sendPrivateJson(c, { error: 0, address: await addresses.resolve(body, readLanguages(c)) }),
  }) satisfies Handlers;
