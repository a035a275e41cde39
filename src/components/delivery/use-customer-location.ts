import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../domain/geo/geo.ts';
import { locate } from '../branches/locate.ts';

export interface CustomerLocation {
  readonly place: Point | null;
  readonly isBusy: boolean;
  /** The customer asked for their location, and the browser could not provide it. */
  readonly hasFailed: boolean;
  /** Reads the location. The browser may ask the customer for permission. */
  requestLocation(): void;
}

/** The customer's location: on request, and with `atOnce` on mount if the browser has permission already. */
export function useCustomerLocation({ atOnce }: { atOnce: boolean }): CustomerLocation {
  const [place, setPlace] = useState<Point | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    const locateIfGranted = async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      if (!isMounted.current || state !== 'granted') return;
      const result = await locate();
      if (isMounted.current && result.kind === 'found') setPlace(result.place);
    };
    // Some browsers cannot query this permission, and a page without TLS has no location.
    if (atOnce) locateIfGranted().catch(() => undefined);
    return () => {
      isMounted.current = false;
    };
  }, [atOnce]);

  const requestLocation = async () => {
    setBusy(true);
    setFailed(false);
    const result = await locate();
    if (!isMounted.current) return;
    setBusy(false);
    if (result.kind === 'found') setPlace(result.place);
    else setFailed(true);
  };
  return { place, isBusy, hasFailed, requestLocation: () => void requestLocation() };
}
