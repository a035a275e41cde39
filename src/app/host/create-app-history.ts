import type { History } from '../../router/history.ts';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import type { AppConfig } from '../app-config.ts';

type HistoryOptions = Pick<AppConfig, 'urlMode' | 'path' | 'type' | 'table' | 'referenceId' | 'apiBase'>;

/**
 * Creates the history for the element's URL mode, with the initial path for a URL that has none. The modes that write the host
 * page's URL are lazy chunks, because few elements use them. The hosted page preloads its own.
 */
export async function createAppHistory({
  urlMode,
  path,
  type,
  table,
  referenceId,
  apiBase,
}: HistoryOptions): Promise<History> {
  const initial = normalisePath(path || type || (table ? 'dine_in' : '/'), referenceId);
  if (urlMode === 'hash')
    return (await import('../../router/history-hash.ts')).createHashHistory(window, initial);
  if (urlMode === 'query')
    return (await import('../../router/history-query.ts')).createQueryHistory(window, initial);
  if (urlMode === 'path')
    return (await import('../../router/history-path.ts')).createPathHistory(window, initial);
  return createMemoryHistory(initial, new URL(apiBase).origin);
}
