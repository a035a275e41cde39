import { useEffect, useRef, useState } from 'react';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { Reserving } from '../../stores/reservation/place-reservation.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';

export interface ReservingFlow {
  readonly reserving: Reserving;
  /** Coming back to one that was left without an answer: it is being asked after. */
  readonly isChecking: boolean;
  /** It is made, and its screen is on its way. */
  readonly isDone: boolean;
  place(): void;
  retry(): void;
  abandon(): void;
}

/** An attempt to reserve, from the button to the screen of what came of it. */
export function useReserving(referenceId: string): ReservingFlow {
  const router = useRouter();
  const { reserving, place, retry, resume, abandon } = useReservation((state) => state);
  const [isChecking, setChecking] = useState(true);
  const [isDone, setDone] = useState(false);
  const isHere = useRef(true);

  const follow = async (attempt: Promise<string | null>): Promise<void> => {
    const reservationId = await attempt;
    // Who has gone elsewhere meanwhile finds it in the list.
    if (!reservationId || !isHere.current) return;
    setDone(true);
    await router.navigate(paths.reservationSuccess({ referenceId, reservationId }), { replace: true });
  };
  const latest = useRef({ follow, resume, retry, reserving });
  latest.current = { follow, resume, retry, reserving };
  useEffect(() => {
    isHere.current = true;
    void latest.current.follow(latest.current.resume()).then(() => setChecking(false));
    // The customer has reserved: with the line back, the same goes on its way, with the key it had.
    const onLine = () => {
      const now = latest.current;
      if (now.reserving.status === 'unanswered') void now.follow(now.retry());
    };
    window.addEventListener('online', onLine);
    return () => {
      isHere.current = false;
      window.removeEventListener('online', onLine);
    };
  }, []);
  return {
    reserving,
    isChecking: isChecking && reserving.status !== 'idle',
    isDone,
    place: () => void follow(place()),
    retry: () => void follow(retry()),
    abandon,
  };
}
