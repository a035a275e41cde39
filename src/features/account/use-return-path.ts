import { useEffect, useMemo } from 'react';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import { matchPath } from '../../router/match.ts';
import { paths } from '../../router/paths.ts';
import { useRoute } from '../../router/router-context.tsx';

const QUERY = '?to=';

/** A path of this business's app, other than the login; null for anything else. Logins within logins come to one. */
function ownPath(path: string, referenceId: string): string | null {
  const match = matchPath(path);
  if (!match || !('referenceId' in match.params) || match.params.referenceId !== referenceId) return null;
  if (match.name !== 'login') return path;
  return match.search.startsWith(QUERY) ? ownPath(match.search.slice(QUERY.length), referenceId) : null;
}

export interface ReturnPath {
  readonly path: string;
  /** The customer was on the way there, and was asked to log in first. */
  readonly isOnTheWay: boolean;
  /** Once there, it is not to be led to again. */
  forget(): void;
}

/** Where the login leads: to where the customer was going. One tab remembers it also when the address does not. */
export function useReturnPath(): ReturnPath {
  const {
    params: { referenceId },
    path,
  } = useRoute('login');
  const asked = ownPath(path, referenceId);
  const { visit, key } = useMemo(
    () => ({ visit: sessionStorageOf(window), key: `order-app:${referenceId}:return-to` }),
    [referenceId],
  );
  useEffect(() => {
    if (asked) visit.set(key, asked);
  }, [asked, visit, key]);
  const profile = paths.profile({ referenceId });
  const to = asked ?? ownPath(visit.get(key) ?? '', referenceId) ?? profile;
  return { path: to, isOnTheWay: to !== profile, forget: () => visit.remove(key) };
}
