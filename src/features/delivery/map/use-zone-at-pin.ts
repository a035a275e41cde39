import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceResult } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';

/** Wait after the pin moved before the zones are asked. */
const DEBOUNCE_MS = 250;

export type PinState =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly result: PlaceResult };

/**
 * Who delivers to the pin. The last result stays until the next one is loaded, so that nothing jumps while an arrow key is
 * held. `country` is the pin's country once it is known: then shipping may be an alternative.
 */
export function useZoneAtPin(pin: Point | null, country: string | null) {
  const findPlace = useDelivery((state) => state.findPlace);
  const [state, setState] = useState<PinState>({ kind: 'none' });
  const lastRequest = useRef(0);
  // The country only matters outside all zones: inside one it is no reason to ask again.
  const isOutside = state.kind === 'loaded' && state.result.kind === 'outside';
  const shippingCountry = isOutside ? country : null;

  const load = useCallback(() => {
    const request = ++lastRequest.current;
    if (!pin) return;
    const finish = (next: PinState) => request === lastRequest.current && setState(next);
    findPlace(pin, shippingCountry ?? undefined).then(
      (result) => finish({ kind: 'loaded', result }),
      () => finish({ kind: 'failed' }),
    );
  }, [pin, shippingCountry, findPlace]);

  useEffect(() => {
    lastRequest.current += 1;
    if (!pin) return setState({ kind: 'none' });
    setState((before) => (before.kind === 'loaded' ? before : { kind: 'loading' }));
    const timer = setTimeout(load, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [pin, load]);

  return { state, retry: load };
}
