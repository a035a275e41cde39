import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';

const geolocationAt = (coords: Partial<GeolocationCoordinates>) =>
  ({
    getCurrentPosition: (onSuccess: PositionCallback) =>
      onSuccess({ coords: { accuracy: 20, ...coords }, timestamp: 0 } as GeolocationPosition),
  }) as Geolocation;
const failingGeolocation = (code: number) =>
  ({
    getCurrentPosition: (_: PositionCallback, onError: PositionErrorCallback) =>
      onError({ code } as GeolocationPositionError),
  }) as Geolocation;
const placeOrProblem = async (geolocation: Geolocation | undefined) => {
  const result = await locate(geolocation);
  return result.kind === 'problem' ? result.problem : result.place;
};

describe('locate', () => {
  // @spec data/browser-s-geolocation-read-for
  it("reads the customer's location from the browser", async () => {
    expect(await placeOrProblem(geolocationAt({ latitude: 29.34, longitude: 48.07 }))).toEqual({
      lat: 29.34,
      lng: 48.07,
    });
  });

  // @spec errors/geolocation-failure
  it('reports whether the customer refused, the browser timed out, or no location was found', async () => {
    expect(await placeOrProblem(failingGeolocation(1))).toBe('refused');
    expect(await placeOrProblem(failingGeolocation(3))).toBe('timeout');
    expect(await placeOrProblem(failingGeolocation(2))).toBe('unavailable');
  });

  it('rejects coordinates where no customer can be', async () => {
    const impossible: readonly (readonly [number, number])[] = [
      [0, 0],
      [91, 10],
      [10, -181],
      [Number.NaN, 10],
    ];
    for (const [latitude, longitude] of impossible)
      expect(await placeOrProblem(geolocationAt({ latitude, longitude }))).toBe('absurd');
  });

  it('rejects a location whose accuracy is as wide as a city', async () => {
    const result = await placeOrProblem(geolocationAt({ latitude: 29, longitude: 48, accuracy: 80_000 }));
    expect(result).toBe('absurd');
  });
});
