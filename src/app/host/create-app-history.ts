import type { History } from '../../router/history.ts';
import { createHashHistory } from '../../router/history-hash.ts';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { createPathHistory } from '../../router/history-path.ts';
import { createQueryHistory } from '../../router/history-query.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import type { AppConfig } from '../app-config.ts';
import { readVisitId } from './visit-id.ts';

type HistoryOptions = Pick<
  AppConfig,
  'urlMode' | 'path' | 'type' | 'table' | 'area' | 'address' | 'referenceId' | 'apiBase'
>;

/** The path at which the app starts. A table implies dine-in; an area or address implies delivery. */
const findFirstPath = ({ path, type, table, area, address, referenceId }: HistoryOptions): string =>
  normalisePath(path || type || (table ? 'dine_in' : area || address ? 'delivery' : '/'), referenceId);

/**
 * Creates the history for the element's URL mode. If the URL contains no path of the app, starts at the first path.
 */
export function createAppHistory(options: HistoryOptions): History {
  const { urlMode, apiBase } = options;
  const visitId = readVisitId();
  const firstPath = findFirstPath(options);
  if (urlMode === 'hash') return createHashHistory(window, firstPath, visitId);
  if (urlMode === 'query') return createQueryHistory(window, firstPath, visitId);
  if (urlMode === 'path') return createPathHistory(window, firstPath, visitId);
  return createMemoryHistory(firstPath, new URL(apiBase).origin);
}

/** Replaces the app's path in the URL with the first path. */
export const openFirstPath = (options: HistoryOptions): void =>
  createAppHistory(options).replace(findFirstPath(options));
