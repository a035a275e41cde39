import { html } from 'hono/html';
import type { BusinessScope } from '../../services/operators/operator-access.ts';
import { type ConsoleContext, narrowScope, readListView } from '../operators/console-access.ts';
import {
  type ConsolePage,
  type ListView,
  renderBusinessFilter,
  renderNoMatches,
  renderPageLinks,
  renderSearch,
} from './console-frame.ts';
import { buildListHref } from './console-page.ts';
import { loadBusinessChoices, type SendConsolePage } from './console-sender.ts';
import type { ConsoleView } from './console-services.ts';

/** A tab with a list of the selected business, or of all of the operator's businesses. */
export interface ConsoleList {
  readonly path: string;
  /** Names the searched fields, such as `Order number, name or phone`. */
  readonly searchLabel: string;
  readonly load: (scope: BusinessScope, view: ListView) => Promise<LoadedList>;
}

interface LoadedList extends ConsolePage {
  readonly isEmpty?: boolean;
  /** Whether there is another page. */
  readonly hasMore?: boolean;
}

/** Sends a list with its business filter, its search and the links to its other pages. */
export async function sendList(
  c: ConsoleContext,
  {
    consoleView,
    send,
  }: { readonly consoleView: Pick<ConsoleView, 'listBusinesses'>; readonly send: SendConsolePage },
  { path, searchLabel, load }: ConsoleList,
): Promise<Response> {
  const view = readListView(c);
  const { filter, search, page } = view;
  const scope = narrowScope(c.get('scope'), filter);
  const [choices, { isEmpty = false, hasMore = false, ...list }] = await Promise.all([
    loadBusinessChoices(consoleView, c.get('scope'), filter),
    load(scope, view),
  ]);
  const clearSearchLink = ['Show all', buildListHref({ filter }, path)] as const;
  return send(c, {
    ...list,
    main: html`${renderBusinessFilter(choices, filter, (business) => buildListHref({ filter: business }, path))}
${renderSearch({ path, label: searchLabel, view, clearSearchLink })}
${isEmpty && search ? renderNoMatches(search) : list.main}
${renderPageLinks({ page, hasMore, buildPageHref: (targetPage) => buildListHref({ ...view, page: targetPage }, path) })}`,
  });
}
