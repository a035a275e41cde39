import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import type { MenuSearch } from '../../services/search/menu-search.ts';
import { listFilterWords, selectSearchLocale } from '../../services/search/menu-search.ts';
import type { Handlers } from '../api/call-handler.ts';
import { sendPrivateJson, sendSharedJson } from '../http/json-response.ts';
import type { BusinessCache } from '../http/response-cache.ts';

interface SearchDeps {
  readonly catalogue: Catalogue;
  readonly search: MenuSearch;
  readonly businessCache: BusinessCache;
}

/** Handlers for searching a menu and for its filter words. */
export const createSearchHandlers = ({ catalogue, search, businessCache }: SearchDeps) =>
  ({
    async search({ c, params, query }) {
      const { business, branch } = await catalogue.getBranch(query.branch_id);
      return sendPrivateJson(c, {
        error: 0,
        ...(await search(business, branch, params.term, query.page ?? 1)),
      });
    },

    async tagsIngredients({ c, query }) {
      const { business, branch } = await catalogue.getBranch(query.branch_id);
      const locale = selectSearchLocale(business, query.locale);
      const name = `words ${locale} ${business.getBranchMenu(branch).key}`;
      return sendSharedJson(
        c,
        businessCache(business, name, () => listFilterWords(business, branch, locale)),
      );
    },
  }) satisfies Handlers;
