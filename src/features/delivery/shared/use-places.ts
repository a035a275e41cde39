import { useRef, useState } from 'react';
import { type LocateProblem, locate } from '../../../components/branches/locate.ts';
import type { PlaceResult } from '../../../domain/delivery/delivery-types.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';

export interface FoundPlace {
  readonly place: Point;
  readonly answer: PlaceResult;
}

/** `zones`: who delivers there could not be asked. */
type PlaceProblem = LocateProblem | 'zones';

export interface Places {
  readonly isBusy: boolean;
  /** Why the customer's own place is not known, or not what it means. */
  readonly problem: PlaceProblem | null;
  readonly found: FoundPlace | null;
  /** Asks the browser where the customer is, and the zones what that means. */
  locate(): void;
  /** Back to choosing; what is under way comes to nothing. */
  forget(): void;
}

/** Where the customer is, and who delivers there. */
export function usePlaces(): Places {
  const findPlace = useDelivery((state) => state.findPlace);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [found, setFound] = useState<FoundPlace | null>(null);
  const turn = useRef(0);

  const forget = () => {
    turn.current += 1;
    setBusy(false);
    setProblem(null);
    setFound(null);
  };
  return {
    isBusy,
    problem,
    found,
    forget,
    locate() {
      forget();
      setBusy(true);
      const own = turn.current;
      const settle = (act: () => void) => {
        if (turn.current !== own) return;
        setBusy(false);
        act();
      };
      void locate().then(async (located) => {
        if (located.kind === 'problem') return settle(() => setProblem(located.problem));
        try {
          const answer = await findPlace(located.place);
          settle(() => setFound({ place: located.place, answer }));
        } catch {
          settle(() => setProblem('zones'));
        }
      });
    },
  };
}
