import { useEffect, useMemo } from 'react';
import { createSessionStorage } from '../../lib/session-storage.ts';
import { matchPath } from '../../router/match.ts';
import { paths } from '../../router/paths.ts';
import { useRoute } from '../../router/router-context.tsx';

/** How the query string of the login begins. The rest of the query string is the return path. */
const RETURN_QUERY = '?to=';

/**
 * Returns `path` if it belongs to this business, else null. If `path` is a login path, checks and returns the return path
 * in its query string.
 */
function findReturnPath(path: string, referenceId: string): string | null {
  const match = matchPath(path);
  if (!match || !('referenceId' in match.params) || match.params.referenceId !== referenceId) return null;
  if (match.name !== 'login') return path;
  return match.search.startsWith(RETURN_QUERY)
    ? findReturnPath(match.search.slice(RETURN_QUERY.length), referenceId)
    : null;
}

export interface ReturnPath {
  readonly path: string;
  /** True if another page than the profile asked for the login. Without such a page, the login opens the profile. */
  readonly hasRequestedPath: boolean;
  /** Removes the stored path after the customer has returned. */
  clear(): void;
}

/** Returns the path to open after the login. The session storage keeps this path for when the URL loses its query string. */
export function useReturnPath(): ReturnPath {
  const loginRoute = useRoute('login');
  const { referenceId } = loginRoute.params;
  const requestedPath = findReturnPath(loginRoute.path, referenceId);
  const { storage, key } = useMemo(
    () => ({ storage: createSessionStorage(window), key: `order-app:${referenceId}:return-to` }),
    [referenceId],
  );
  useEffect(() => {
    if (requestedPath) storage.set(key, requestedPath);
  }, [requestedPath, storage, key]);
  const profile = paths.profile({ referenceId });
  const path = requestedPath ?? findReturnPath(storage.get(key) ?? '', referenceId) ?? profile;
  return { path, hasRequestedPath: path !== profile, clear: () => storage.remove(key) };
}
