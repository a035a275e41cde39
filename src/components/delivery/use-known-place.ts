import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../domain/geo/geo.ts';
import { locate } from '../branches/locate.ts';

export interface KnownPlace {
  readonly place: Point | null;
  readonly isBusy: boolean;
  /** The customer asked for it, and it cannot be had. */
  readonly hasFailed: boolean;
  /** Asks the browser, which asks the customer. */
  ask(): void;
}

/** Where the customer is: when they want it, and `atOnce` if the browser may tell without asking them. */
export function useKnownPlace({ atOnce }: { atOnce: boolean }): KnownPlace {
  const [place, setPlace] = useState<Point | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    const look = async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      if (!isWanted.current || state !== 'granted') return;
      const answer = await locate();
      if (isWanted.current && answer.kind === 'found') setPlace(answer.place);
    };
    // Some browsers have no such question, and a page without TLS has no place.
    if (atOnce) look().catch(() => undefined);
    return () => {
      isWanted.current = false;
    };
  }, [atOnce]);

  const ask = async () => {
    setBusy(true);
    setFailed(false);
    const answer = await locate();
    if (!isWanted.current) return;
    setBusy(false);
    if (answer.kind === 'found') setPlace(answer.place);
    else setFailed(true);
  };
  return { place, isBusy, hasFailed, ask: () => void ask() };
}
