import { useEffect, useState } from 'react';
import type { Point } from '../../domain/geo/distance.ts';

const OPTIONS = { maximumAge: 10 * 60_000, timeout: 10_000 };

/** Where the customer is, if the browser may tell without asking them; null until known. */
export function useKnownPlace(): Point | null {
  const [place, setPlace] = useState<Point | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      if (!isWanted || state !== 'granted') return;
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => isWanted && setPlace({ lat: coords.latitude, lng: coords.longitude }),
        () => undefined,
        OPTIONS,
      );
    };
    // Some browsers have no such question, and a page without TLS has no place.
    ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return place;
}
