import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceResult } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';

/** Rest after the pin moved before anybody is asked what is there. */
const REST_MS = 250;

export type PlaceState =
  | { readonly kind: 'none' | 'asking' | 'failed' }
  | { readonly kind: 'answered'; readonly answer: PlaceResult };

/**
 * What the zones say of the pin's place. The last answer stays until the next is there, so that nothing jumps while an arrow
 * key is held. `country` is the place's, once somebody knows it: then there may be shipping.
 */
export function useMapPlace(place: Point | null, country: string | null) {
  const findPlace = useDelivery((state) => state.findPlace);
  const [state, setState] = useState<PlaceState>({ kind: 'none' });
  const turn = useRef(0);
  // Nobody inside a zone is shipped to: a country that becomes known is no reason to ask again.
  const isOutside = state.kind === 'answered' && state.answer.kind === 'outside';
  const abroad = isOutside ? country : null;

  const ask = useCallback(() => {
    const own = ++turn.current;
    if (!place) return;
    const settle = (next: PlaceState) => own === turn.current && setState(next);
    findPlace(place, abroad ?? undefined).then(
      (answer) => settle({ kind: 'answered', answer }),
      () => settle({ kind: 'failed' }),
    );
  }, [place, abroad, findPlace]);

  useEffect(() => {
    turn.current += 1;
    if (!place) return setState({ kind: 'none' });
    setState((before) => (before.kind === 'answered' ? before : { kind: 'asking' }));
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [place, ask]);

  return { state, retry: ask };
}
