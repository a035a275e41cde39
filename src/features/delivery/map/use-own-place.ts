import { useEffect, useRef, useState } from 'react';
import { type LocateProblem, locate } from '../../../components/branches/locate.ts';
import type { LocatedPlace } from '../../../ui/map/map-types.ts';

/** Where the customer is, when she asks for it. `onFound` is told. */
export function useOwnPlace(onFound: (place: LocatedPlace) => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const [located, setLocated] = useState<LocatedPlace | null>(null);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const ask = async () => {
    setBusy(true);
    setProblem(null);
    const answer = await locate();
    if (!isThere.current) return;
    setBusy(false);
    if (answer.kind === 'problem') return setProblem(answer.problem);
    const found = { ...answer.place, accuracy: answer.accuracy };
    setLocated(found);
    onFound(found);
  };
  return { isBusy, problem, located, ask: () => void ask() };
}
