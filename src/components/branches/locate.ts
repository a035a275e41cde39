import type { Point } from '../../domain/geo/geo.ts';

/** Why there is no location, or `absurd` when the browser's location cannot be the customer's. */
export type LocateProblem = 'refused' | 'timeout' | 'unavailable' | 'absurd';

/** `accuracy` is how far the real location may be from `place`, in metres. */
export type LocateResult =
  | { readonly kind: 'found'; readonly place: Point; readonly accuracy: number }
  | { readonly kind: 'problem'; readonly problem: LocateProblem };

/** Counted from the moment the customer has given permission. */
const TIMEOUT_MS = 10_000;
/** A location less accurate than this cannot decide in which delivery zone the customer is. */
const MAX_ACCURACY_METRES = 10_000;

const isDegrees = (value: number, max: number): boolean => Number.isFinite(value) && Math.abs(value) <= max;

/** Rejects invalid degrees, the point 0,0 that failed look-ups return, and locations that are too inaccurate. */
function isPlausible({ latitude, longitude, accuracy }: GeolocationCoordinates): boolean {
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return false;
  return !(latitude === 0 && longitude === 0) && !(accuracy > MAX_ACCURACY_METRES);
}

const PROBLEMS: Readonly<Record<number, LocateProblem>> = { 1: 'refused', 3: 'timeout' };
const problem = (kind: LocateProblem): LocateResult => ({ kind: 'problem', problem: kind });

/** Reads the customer's location from the browser. Never rejects. Without TLS, or in old browsers, it is unavailable. */
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
      // No cached location: a retry after an absurd location would get the same one again.
      { timeout: TIMEOUT_MS, maximumAge: 0, enableHighAccuracy: true },
    );
  });
}
