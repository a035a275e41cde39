import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';

const createGeolocation = (coords: Partial<GeolocationCoordinates>) =>
  ({
    getCurrentPosition: (onSuccess: PositionCallback) =>
      onSuccess({ coords: { accuracy: 20, ...coords }, timestamp: 0 } as GeolocationPosition),
  }) as Geolocation;
const createFailingGeolocation = (code: number) =>
  ({
    getCurrentPosition: (_: PositionCallback, onError: PositionErrorCallback) =>
      onError({ code } as GeolocationPositionError),
  }) as Geolocation;
const locatePlaceOrProblem = async (geolocation: Geolocation | undefined) => {
  const result = await locate(geolocation);
  return result.kind === 'problem' ? result.problem : result.place;
};

describe('locate', () => {
  // @spec data/browser-s-geolocation-read-for
  it("reads the customer's location from the browser", async () => {
    expect(await locatePlaceOrProblem(createGeolocation({ latitude: 29.34, longitude: 48.07 }))).toEqual({
      lat: 29.34,
      lng: 48.07,
    });
  });

  // @spec errors/geolocation-failure
  it('reports whether the customer refused the location, the browser timed out, or no location was found', async () => {
    expect(await locatePlaceOrProblem(createFailingGeolocation(1))).toBe('refused');
    expect(await locatePlaceOrProblem(createFailingGeolocation(3))).toBe('timeout');
    expect(await locatePlaceOrProblem(createFailingGeolocation(2))).toBe('unavailable');
  });

  it('reports a location with impossible coordinates or at 0,0 as absurd', async () => {
    const impossibleCoordinates: readonly (readonly [number, number])[] = [
      [0, 0],
      [91, 10],
      [10, -181],
      [Number.NaN, 10],
    ];
    for (const [latitude, longitude] of impossibleCoordinates)
      expect(await locatePlaceOrProblem(createGeolocation({ latitude, longitude }))).toBe('absurd');
  });

  it('reports a location that is accurate only to 80 km as absurd', async () => {
    const result = await locatePlaceOrProblem(
      createGeolocation({ latitude: 29, longitude: 48, accuracy: 80_000 }),
    );
    expect(result).toBe('absurd');
  });
});
