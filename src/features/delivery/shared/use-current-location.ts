import { useRef, useState } from 'react';
import { type LocateProblem, locate } from '../../../components/branches/locate.ts';
import type { ZoneLookupResult } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';

/** The customer's location, or a place that the customer searched for, and whether the branch delivers there. */
export interface LocatedPlace {
  readonly place: Point;
  readonly result: ZoneLookupResult;
}

/** `zones`: the delivery zones failed to load. */
type LocationProblem = LocateProblem | 'zones';

export interface CurrentLocation {
  readonly isBusy: boolean;
  readonly problem: LocationProblem | null;
  readonly locatedPlace: LocatedPlace | null;
  /** Requests the location from the browser, then looks up its delivery zone. */
  locate(): void;
  /** Looks up the delivery zone of a place that the customer searched for. */
  lookUp(place: Point): void;
  /** Clears the result and ignores a pending request. */
  reset(): void;
}

/** Finds the customer's location and its delivery zone on request. */
export function useCurrentLocation(): CurrentLocation {
  const lookUpPlace = useDelivery((state) => state.lookUpPlace);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  const [locatedPlace, setLocatedPlace] = useState<LocatedPlace | null>(null);
  const lastRequestNumber = useRef(0);

  const reset = () => {
    lastRequestNumber.current += 1;
    setBusy(false);
    setProblem(null);
    setLocatedPlace(null);
  };
  /** Runs a request and ignores its result if a newer request has started. */
  const startRequest = (load: (finish: (apply: () => void) => void) => Promise<void>) => {
    reset();
    setBusy(true);
    const requestNumber = lastRequestNumber.current;
    void load((apply) => {
      if (lastRequestNumber.current !== requestNumber) return;
      setBusy(false);
      apply();
    });
  };
  const findZone = async (place: Point, finish: (apply: () => void) => void) => {
    try {
      const result = await lookUpPlace(place);
      finish(() => setLocatedPlace({ place, result }));
    } catch {
      finish(() => setProblem('zones'));
    }
  };
  return {
    isBusy,
    problem,
    locatedPlace,
    reset,
    locate: () =>
      startRequest(async (finish) => {
        const location = await locate();
        if (location.kind === 'problem') return finish(() => setProblem(location.problem));
        await findZone(location.place, finish);
      }),
    lookUp: (place) => startRequest((finish) => findZone(place, finish)),
  };
}
