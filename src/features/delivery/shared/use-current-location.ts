import { useRef, useState } from 'react';
import { type LocateProblem, locate } from '../../../components/branches/locate.ts';
import type { PlaceResult } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';

export interface LocatedPlace {
  readonly place: Point;
  readonly result: PlaceResult;
}

/** `zones`: the delivery zones could not be loaded. */
type LocationProblem = LocateProblem | 'zones';

export interface CurrentLocation {
  readonly isBusy: boolean;
  readonly problem: LocationProblem | null;
  readonly located: LocatedPlace | null;
  /** Asks the browser where the customer is, then the zones who delivers there. */
  locate(): void;
  /** Drops the result, and ignores a request that is running. */
  reset(): void;
}

/** Where the customer is, and who delivers there. */
export function useCurrentLocation(): CurrentLocation {
  const findPlace = useDelivery((state) => state.findPlace);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  const [located, setLocated] = useState<LocatedPlace | null>(null);
  const lastRequest = useRef(0);

  const reset = () => {
    lastRequest.current += 1;
    setBusy(false);
    setProblem(null);
    setLocated(null);
  };
  return {
    isBusy,
    problem,
    located,
    reset,
    locate() {
      reset();
      setBusy(true);
      const request = lastRequest.current;
      const finish = (apply: () => void) => {
        if (lastRequest.current !== request) return;
        setBusy(false);
        apply();
      };
      void locate().then(async (location) => {
        if (location.kind === 'problem') return finish(() => setProblem(location.problem));
        try {
          const result = await findPlace(location.place);
          finish(() => setLocated({ place: location.place, result }));
        } catch {
          finish(() => setProblem('zones'));
        }
      });
    },
  };
}
