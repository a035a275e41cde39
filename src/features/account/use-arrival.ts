import { useEffect, useRef } from 'react';
import { useRouter } from '../../router/router-context.tsx';
import { useSession } from '../../stores/stores-context.tsx';
import { useReturnPath } from './use-return-path.ts';

/** Takes whoever is logged in on to where they were going; who is new is asked for a name first. */
export function useArrival() {
  const router = useRouter();
  const to = useReturnPath();
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const isNew = !!user && !user.name;
  const leave = useRef(() => {});
  leave.current = () => {
    to.forget();
    void router.navigate(to.path, { replace: true });
  };
  useEffect(() => {
    if (user && !isNew) leave.current();
  }, [user, isNew]);
  return { isNew, isIn: !!user, isOnTheWay: to.isOnTheWay, leave: () => leave.current() };
}
