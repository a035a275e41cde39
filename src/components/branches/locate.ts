import type { Point } from '../../domain/geo/geo.ts';

/** Why the browser did not say where the customer is, or why what it said is of no use. */
export type LocateProblem = 'refused' | 'timeout' | 'unavailable' | 'absurd';

/** `accuracy` is how far off the place may be, in metres. */
export type LocateResult =
  | { readonly kind: 'found'; readonly place: Point; readonly accuracy: number }
  | { readonly kind: 'problem'; readonly problem: LocateProblem };

/** In ms, from the moment the customer has agreed. */
const TIMEOUT_MS = 10_000;
/** In metres: a city is larger, and a zone is not found by it. */
const MAX_ACCURACY_METRES = 10_000;

const isDegrees = (value: number, most: number): boolean => Number.isFinite(value) && Math.abs(value) <= most;

/** What cannot be a customer's place: no degrees, the middle of the ocean where failed look-ups end, half a country. */
function isPlausible({ latitude, longitude, accuracy }: GeolocationCoordinates): boolean {
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return false;
  return !(latitude === 0 && longitude === 0) && !(accuracy > MAX_ACCURACY_METRES);
}

const PROBLEMS: Readonly<Record<number, LocateProblem>> = { 1: 'refused', 3: 'timeout' };
const problem = (kind: LocateProblem): LocateResult => ({ kind: 'problem', problem: kind });

/** Asks the browser where the customer is. Never rejects. A page without TLS, or an old browser, has no place to tell. */
export function locate(geolocation: Geolocation | undefined = navigator.geolocation): Promise<LocateResult> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve(problem('unavailable'));
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve(
          isPlausible(coords)
            ? {
                kind: 'found',
                place: { lat: coords.latitude, lng: coords.longitude },
                accuracy: coords.accuracy,
              }
            : problem('absurd'),
        ),
      ({ code }) => resolve(problem(PROBLEMS[code] ?? 'unavailable')),
      // Who asks again wants to know anew: the browser would say the same absurd place again.
      { timeout: TIMEOUT_MS, maximumAge: 0, enableHighAccuracy: true },
    );
  });
}
