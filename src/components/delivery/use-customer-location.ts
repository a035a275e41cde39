import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../domain/geo/geo.ts';
import { locate } from '../branches/locate.ts';

export interface CustomerLocation {
  readonly place: Point | null;
  readonly isBusy: boolean;
  /** True if the customer asked for their location but the browser could not provide it. */
  readonly hasFailed: boolean;
  /** Reads the location. The browser may ask the customer for permission. */
  requestLocation(): void;
}

/**
 * Reads the customer's location on request. With `locateOnMount`, also reads it on mount if the browser already has
 * permission.
 */
export function useCustomerLocation({ locateOnMount }: { locateOnMount: boolean }): CustomerLocation {
  const [place, setPlace] = useState<Point | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isMountedRef = useRef(true);
  useEffect(() => {
    isMountedRef.current = true;
    const locateIfGranted = async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      if (!isMountedRef.current || state !== 'granted') return;
      const result = await locate();
      if (isMountedRef.current && result.kind === 'found') setPlace(result.place);
    };
    // Fails in browsers that cannot query this permission, and on pages without TLS.
    if (locateOnMount) locateIfGranted().catch(() => undefined);
    return () => {
      isMountedRef.current = false;
    };
  }, [locateOnMount]);

  const requestLocation = async () => {
    setBusy(true);
    setFailed(false);
    const result = await locate();
    if (!isMountedRef.current) return;
    setBusy(false);
    if (result.kind === 'found') setPlace(result.place);
    else setFailed(true);
  };
  return { place, isBusy, hasFailed, requestLocation: () => void requestLocation() };
}
