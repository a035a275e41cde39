import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape, doRingsCross, repairShape, type ShapeProblem } from './check-shape.ts';
import { GeometryError, type Point, type Position, type Ring, type Shape } from './geo.ts';
import { arbitraryCorners, buildRing, doEdgesCross } from './testing/rings.ts';

const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });
const swapCoordinates = (ring: Ring): Ring => ring.map(([x, y]) => [y, x]);
const SALMIYA_RING: Ring = [
  [48.06, 29.32],
  [48.09, 29.32],
  [48.09, 29.35],
  [48.06, 29.35],
  [48.06, 29.32],
];
const MITTE_RING: Ring = [
  [13.37, 52.5],
  [13.42, 52.5],
  [13.42, 52.54],
  [13.37, 52.5],
];
const KUWAIT: Point = { lat: 29.37, lng: 47.97 };
const BERLIN: Point = { lat: 52.52, lng: 13.4 };

const smallCoordinate = fc.integer({ min: -6, max: 6 });
const arbitraryPositions = fc.array(fc.tuple(smallCoordinate, smallCoordinate), {
  minLength: 3,
  maxLength: 9,
});

describe('checkShape', () => {
  it('accepts star-shaped zone outlines with holes and leaves them unchanged', () => {
    fc.assert(
      fc.property(arbitraryCorners(20), (corners) => {
        const shape = polygon(buildRing(corners, 4), buildRing(corners, 2));
        expect(checkShape(shape)).toEqual([]);
        expect(repairShape(shape, [])).toBe(shape);
      }),
    );
  });

  it.each<[string, Shape, Point | null, ShapeProblem[]]>([
    ['an open outline', polygon(SALMIYA_RING.slice(0, -1)), KUWAIT, ['open_ring']],
    ['an open hole', polygon(SALMIYA_RING, MITTE_RING.slice(0, -1)), null, ['open_ring']],
    [
      'a bow-tie outline',
      polygon([
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
        [0, 0],
      ]),
      null,
      ['self_crossing'],
    ],
    [
      'a hole across the outline',
      polygon(
        buildRing([
          [0, 0],
          [6, 0],
          [6, 6],
          [0, 6],
        ]),
        buildRing([
          [3, 3],
          [9, 3],
          [9, 4],
        ]),
      ),
      null,
      ['self_crossing'],
    ],
    [
      'an outline with two different points',
      polygon([
        [1, 1],
        [2, 2],
        [1, 1],
      ]),
      null,
      ['too_few_points'],
    ],
    [
      'an outline that repeats one point',
      polygon([
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ]),
      null,
      ['too_few_points'],
    ],
    ['latitude first, in Kuwait', polygon(swapCoordinates(SALMIYA_RING)), KUWAIT, ['swapped']],
    ['latitude first, in Berlin', polygon(swapCoordinates(MITTE_RING)), BERLIN, ['swapped']],
    [
      'latitude first, with a longitude that is not a valid latitude',
      polygon([
        [10, 120],
        [11, 120],
        [11, 121],
        [10, 120],
      ]),
      null,
      ['swapped'],
    ],
    ['a point with latitude first', { type: 'Point', coordinates: [29.33, 48.07] }, KUWAIT, ['swapped']],
    [
      'latitude first and open',
      polygon(swapCoordinates(SALMIYA_RING).slice(0, -1)),
      KUWAIT,
      ['swapped', 'open_ring'],
    ],
    ['a point', { type: 'Point', coordinates: [48.07, 29.33] }, KUWAIT, []],
    ['a zone that is far from its branch in either coordinate order', polygon(MITTE_RING), KUWAIT, []],
    [
      'a zone that is close to its branch in both coordinate orders',
      polygon(
        buildRing([
          [1, 2],
          [2, 1],
          [2, 2],
        ]),
      ),
      { lat: 1.5, lng: 1.5 },
      [],
    ],
    [
      'a zone of which only a part is invalid when swapped',
      polygon(
        buildRing([
          [29, 48],
          [120, 50],
          [30, 48],
        ]),
      ),
      KUWAIT,
      [],
    ],
    ['latitude first, with an unknown branch location', polygon(swapCoordinates(SALMIYA_RING)), null, []],
  ])('reports the problems of a zone shape: %s', (_, shape, branchPlace, problems) => {
    expect(checkShape(shape, branchPlace)).toEqual(problems);
  });

  // @spec errors/geometry-errors-for-bad-coordinates
  it.each<[string, Shape]>([
    [
      'no numbers',
      polygon([
        [Number.NaN, 1],
        [2, 2],
        [3, 1],
        [Number.NaN, 1],
      ]),
    ],
    [
      'out of range in both coordinate orders',
      polygon([
        [200, 10],
        [201, 10],
        [201, 11],
        [200, 10],
      ]),
    ],
    [
      'points with different coordinate orders',
      polygon([
        [120, 10],
        [10, 120],
        [11, 11],
        [120, 10],
      ]),
    ],
    ['no rings', polygon()],
    ['a ring without points', polygon([])],
    ['a point out of range', { type: 'Point', coordinates: [181, 181] }],
  ])('refuses a zone shape with invalid coordinates: %s', (_, shape) => {
    expect(() => checkShape(shape, KUWAIT)).toThrow(GeometryError);
  });

  it('reports crossing edges for exactly the shapes in which a slow check of every pair of edges finds them', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPositions, { minLength: 1, maxLength: 2 }), (rings) => {
        expect(doRingsCross(rings)).toBe(doEdgesCross(rings));
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('repairShape', () => {
  const checkAndRepair = (shape: Shape, branchPlace: Point | null = null) =>
    repairShape(shape, checkShape(shape, branchPlace));

  it('closes the open rings of a shape and swaps reversed coordinates', () => {
    fc.assert(
      fc.property(arbitraryCorners(4), fc.boolean(), fc.boolean(), (corners, isOpen, isSwapped) => {
        // Moves the ring from the origin to Salmiya.
        const closedRing = buildRing(corners, 0.01).map(([x, y]): Position => [48.07 + x, 29.33 + y]);
        const faultyRing = isOpen ? closedRing.slice(0, -1) : closedRing;
        const shape = checkAndRepair(polygon(isSwapped ? swapCoordinates(faultyRing) : faultyRing), KUWAIT);
        expect(shape).toEqual(polygon(closedRing));
      }),
    );
  });

  it('swaps the reversed coordinates of a point', () => {
    expect(checkAndRepair({ type: 'Point', coordinates: [29.33, 48.07] }, KUWAIT)).toEqual({
      type: 'Point',
      coordinates: [48.07, 29.33],
    });
  });

  it('drops the holes of a shape that have no area, and returns null if its outline has none', () => {
    expect(
      checkAndRepair(
        polygon(SALMIYA_RING, [
          [48.07, 29.33],
          [48.07, 29.33],
        ]),
      ),
    ).toEqual(polygon(SALMIYA_RING));
    expect(
      checkAndRepair(
        polygon([
          [1, 1],
          [2, 2],
          [1, 1],
        ]),
      ),
    ).toBeNull();
  });

  it('does not repair an outline that crosses itself', () => {
    const selfCrossing = polygon([
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
      [0, 0],
    ]);
    expect(checkAndRepair(selfCrossing)).toEqual(selfCrossing);
  });
});
