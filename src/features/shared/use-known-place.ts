import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../domain/geo/distance.ts';
import { locate } from './locate.ts';

export interface KnownPlace {
  readonly place: Point | null;
  readonly isBusy: boolean;
  /** The customer asked for it, and it is there. */
  readonly wasAsked: boolean;
  /** The customer asked for it, and it cannot be had. */
  readonly hasFailed: boolean;
  /** Asks the browser, which asks the customer. */
  ask(): void;
}

/** Where the customer is: at once if the browser may tell without asking them, else when they want it. */
export function useKnownPlace(): KnownPlace {
  const [place, setPlace] = useState<Point | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [wasAsked, setAsked] = useState(false);
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
    look().catch(() => undefined);
    return () => {
      isWanted.current = false;
    };
  }, []);

  const ask = async () => {
    setBusy(true);
    setFailed(false);
    const answer = await locate();
    if (!isWanted.current) return;
    setBusy(false);
    if (answer.kind === 'found') {
      setPlace(answer.place);
      setAsked(true);
    } else setFailed(true);
  };
  return { place, isBusy, wasAsked, hasFailed, ask: () => void ask() };
}
