import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';

const answering = (coords: Partial<GeolocationCoordinates>) =>
  ({
    getCurrentPosition: (told: PositionCallback) =>
      told({ coords: { accuracy: 20, ...coords }, timestamp: 0 } as GeolocationPosition),
  }) as Geolocation;
const failing = (code: number) =>
  ({
    getCurrentPosition: (_: PositionCallback, failed: PositionErrorCallback) =>
      failed({ code } as GeolocationPositionError),
  }) as Geolocation;
const problemOf = async (geolocation: Geolocation | undefined) => {
  const located = await locate(geolocation);
  return located.kind === 'problem' ? located.problem : located.place;
};

describe('where the customer is', () => {
  // @spec data/browser-s-geolocation-read-for
  it('is what the browser says', async () => {
    expect(await problemOf(answering({ latitude: 29.34, longitude: 48.07 }))).toEqual({
      lat: 29.34,
      lng: 48.07,
    });
  });

  // @spec errors/geolocation-failure
  it('is not known when the customer refuses, nothing answers in time, or nothing is found', async () => {
    expect(await problemOf(failing(1))).toBe('refused');
    expect(await problemOf(failing(3))).toBe('timeout');
    expect(await problemOf(failing(2))).toBe('unavailable');
  });

  it('is not taken from coordinates that can be nobody’s', async () => {
    const nobodys: readonly (readonly [number, number])[] = [
      [0, 0],
      [91, 10],
      [10, -181],
      [Number.NaN, 10],
    ];
    for (const [latitude, longitude] of nobodys)
      expect(await problemOf(answering({ latitude, longitude }))).toBe('absurd');
  });

  it('is not taken from a guess as wide as a city', async () => {
    expect(await problemOf(answering({ latitude: 29, longitude: 48, accuracy: 80_000 }))).toBe('absurd');
  });
});
