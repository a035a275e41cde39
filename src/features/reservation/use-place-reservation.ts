import { useEffect, useRef, useState } from 'react';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { ReservationSubmission } from '../../stores/reservation/place-reservation.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';

export interface ReservationPlacement {
  readonly submission: ReservationSubmission;
  /** True while the app checks whether a reservation that was sent before a reload has been placed. */
  readonly isChecking: boolean;
  /** True when the reservation is placed and its screen is opening. */
  readonly isDone: boolean;
  placeReservation(): void;
  retry(): void;
  abandon(): void;
}

/** Places a reservation and opens its screen once the server has accepted it. */
export function usePlaceReservation(referenceId: string): ReservationPlacement {
  const router = useRouter();
  const { submission, placeReservation, retry, resume, abandon } = useReservation((state) => state);
  const [isChecking, setChecking] = useState(true);
  const [isDone, setDone] = useState(false);
  const isMountedRef = useRef(true);

  const openWhenPlaced = async (placement: Promise<string | null>): Promise<void> => {
    const reservationId = await placement;
    // Do not navigate if the customer has left this screen. The new reservation is in their list.
    if (!reservationId || !isMountedRef.current) return;
    setDone(true);
    await router.navigate(paths.reservationSuccess({ referenceId, reservationId }), { replace: true });
  };
  const latestValues = useRef({ openWhenPlaced, resume, retry, submission });
  latestValues.current = { openWhenPlaced, resume, retry, submission };
  useEffect(() => {
    isMountedRef.current = true;
    void latestValues.current.openWhenPlaced(latestValues.current.resume()).then(() => setChecking(false));
    // When the connection returns, repeat the unanswered request with the same idempotency key.
    const retryWhenOnline = () => {
      const current = latestValues.current;
      if (current.submission.status === 'unanswered') void current.openWhenPlaced(current.retry());
    };
    window.addEventListener('online', retryWhenOnline);
    return () => {
      isMountedRef.current = false;
      window.removeEventListener('online', retryWhenOnline);
    };
  }, []);
  return {
    submission,
    isChecking: isChecking && submission.status !== 'idle',
    isDone,
    placeReservation: () => void openWhenPlaced(placeReservation()),
    retry: () => void openWhenPlaced(retry()),
    abandon,
  };
}
