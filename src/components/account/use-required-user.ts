import { useEffect } from 'react';
import type { User } from '../../domain/account/user-types.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useSession } from '../../stores/stores-context.tsx';

/**
 * Returns the customer on a screen that needs a login. Returns null and opens the login when the session ends while the
 * screen is open, for example in another tab.
 */
export function useRequiredUser(): User | null {
  const router = useRouter();
  const { path } = useRoute();
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const isLoggedOut = !user;
  useEffect(() => {
    // Navigate to the same path again: the route's guard redirects guests to the login.
    if (isLoggedOut) void router.navigate(path, { replace: true });
  }, [isLoggedOut, router, path]);
  return user;
}
