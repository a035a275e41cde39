import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import { toTablesWire } from '../../services/tables/table-service.ts';
import type { Handlers } from '../api/call-handler.ts';
import { sendPrivateJson } from '../http/json-response.ts';

/** Handler for the tables of a branch. */
export const createTableHandlers = ({ catalogue }: { readonly catalogue: Catalogue }) =>
  ({
    async tables({ c, params }) {
      const { branch } = await catalogue.getBranch(params.branch_id);
      return sendPrivateJson(c, { error: 0, tables: toTablesWire(branch) });
    },
  }) satisfies Handlers;
