import type { History } from '../../router/history.ts';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import type { AppConfig } from '../app-config.ts';

type Asked = Pick<AppConfig, 'urlMode' | 'path' | 'type' | 'table' | 'referenceId' | 'apiBase'>;

/**
 * Where the app keeps its place, and where it begins unless the address says. The page's address is written by few
 * elements: that code is theirs to wait for. The hosted page preloads its own.
 */
export async function historyFor({
  urlMode,
  path,
  type,
  table,
  referenceId,
  apiBase,
}: Asked): Promise<History> {
  const initial = normalisePath(path || type || (table ? 'dine_in' : '/'), referenceId);
  if (urlMode === 'hash')
    return (await import('../../router/history-hash.ts')).createHashHistory(window, initial);
  if (urlMode === 'query')
    return (await import('../../router/history-query.ts')).createQueryHistory(window, initial);
  if (urlMode === 'path')
    return (await import('../../router/history-path.ts')).createPathHistory(window, initial);
  return createMemoryHistory(initial, new URL(apiBase).origin);
}
