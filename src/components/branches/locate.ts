import type { Point } from '../../domain/geo/geo.ts';

/** Why the browser returned no usable location. `absurd`: the customer cannot be at the returned location. */
export type LocateProblem = 'refused' | 'timeout' | 'unavailable' | 'absurd';

/** `accuracy` is how far the real location may be from `place`, in metres. */
export type LocateResult =
  | { readonly kind: 'found'; readonly place: Point; readonly accuracy: number }
  | { readonly kind: 'problem'; readonly problem: LocateProblem };

/** The timeout starts once the customer has given permission. */
const TIMEOUT_MS = 10_000;
/** With a less accurate location, the delivery zone is uncertain. */
const MAX_ACCURACY_METRES = 10_000;

const isDegrees = (value: number, max: number): boolean => Number.isFinite(value) && Math.abs(value) <= max;

/** False for invalid degrees, for inaccurate locations, and for the point 0,0, which failed look-ups return. */
function isPlausible({ latitude, longitude, accuracy }: GeolocationCoordinates): boolean {
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return false;
  return !(latitude === 0 && longitude === 0) && !(accuracy > MAX_ACCURACY_METRES);
}

const PROBLEMS_BY_ERROR_CODE: Readonly<Record<number, LocateProblem>> = { 1: 'refused', 3: 'timeout' };
const failWith = (problem: LocateProblem): LocateResult => ({ kind: 'problem', problem });

/**
 * Reads the customer's location from the browser. Never rejects. The result is `unavailable` if the browser finds no
 * location, if the page has no TLS, or if the browser is too old.
 */
export function locate(geolocation: Geolocation | undefined = navigator.geolocation): Promise<LocateResult> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve(failWith('unavailable'));
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve(
          isPlausible(coords)
            ? {
                kind: 'found',
                place: { lat: coords.latitude, lng: coords.longitude },
                accuracy: coords.accuracy,
              }
            : failWith('absurd'),
        ),
      ({ code }) => resolve(failWith(PROBLEMS_BY_ERROR_CODE[code] ?? 'unavailable')),
      // A cached location would make a retry return the same absurd location again.
      { timeout: TIMEOUT_MS, maximumAge: 0, enableHighAccuracy: true },
    );
  });
}
