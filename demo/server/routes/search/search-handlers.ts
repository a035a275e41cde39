import type { Catalogue } from '../../services/menu/catalogue.ts';
import type { MenuSearch } from '../../services/search/menu-search.ts';
import { listFilterWords, searchLocale } from '../../services/search/menu-search.ts';
import type { Handlers } from '../api/call-handler.ts';
import { privateJson, sharedJson } from '../http/json-response.ts';
import type { KeepOfBusiness } from '../http/response-cache.ts';

interface SearchDeps {
  readonly catalogue: Catalogue;
  readonly search: MenuSearch;
  readonly keep: KeepOfBusiness;
}

/** The calls that find items of a menu. */
export const searchHandlers = ({ catalogue, search, keep }: SearchDeps) =>
  ({
    async search({ c, params, query }) {
      const { business, branch } = await catalogue.branch(query.branch_id);
      return privateJson(c, { error: 0, ...(await search(business, branch, params.term, query.page ?? 1)) });
    },

    async tagsIngredients({ c, query }) {
      const { business, branch } = await catalogue.branch(query.branch_id);
      const locale = searchLocale(business, query.locale);
      const name = `words ${locale} ${business.menuOf(branch).key}`;
      return sharedJson(
        c,
        keep(business, name, () => listFilterWords(business, branch, locale)),
      );
    },
  }) satisfies Handlers;
