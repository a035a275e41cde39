import { useCallback, useEffect, useRef, useState } from 'react';
import type { ZoneLookupResult } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';

/** Delay between the last move of the pin and the zone lookup. */
const DEBOUNCE_MS = 250;

export type ZoneAtPinState =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly result: ZoneLookupResult };

/**
 * Finds the delivery zone at the pin. The last result stays until the next one has loaded, so that the panel does not
 * flicker while an arrow key moves the pin. `countryIso` is the pin's country, if known. With it, shipping
 * can be offered as an alternative.
 */
export function useZoneAtPin(pin: Point | null, countryIso: string | null) {
  const lookUpPin = useDelivery((state) => state.lookUpPin);
  const [state, setState] = useState<ZoneAtPinState>({ kind: 'none' });
  const lastRequestNumber = useRef(0);
  // The country only matters outside all zones. Inside a zone, it must not trigger another lookup.
  const isOutside = state.kind === 'loaded' && state.result.kind === 'outside';
  const shippingCountry = isOutside ? countryIso : null;

  const load = useCallback(() => {
    const requestNumber = ++lastRequestNumber.current;
    if (!pin) return;
    const finish = (next: ZoneAtPinState) => requestNumber === lastRequestNumber.current && setState(next);
    lookUpPin(pin, shippingCountry ?? undefined).then(
      (result) => finish({ kind: 'loaded', result }),
      () => finish({ kind: 'failed' }),
    );
  }, [pin, shippingCountry, lookUpPin]);

  useEffect(() => {
    lastRequestNumber.current += 1;
    if (!pin) return setState({ kind: 'none' });
    setState((before) => (before.kind === 'loaded' ? before : { kind: 'loading' }));
    const timer = setTimeout(load, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [pin, load]);

  return { state, retry: load };
}
