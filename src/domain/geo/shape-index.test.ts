import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GeometryError, type Shape } from './geo.ts';
import { createShapeIndex, isInside } from './inside.ts';
import { arbitraryCorners, buildRing } from './testing/rings.ts';

const anyOffset = fc.integer({ min: -40, max: 40 });
const anyShape: fc.Arbitrary<Shape> = fc.oneof(
  fc.tuple(arbitraryCorners(20), anyOffset, anyOffset).map(
    ([corners, x, y]): Shape => ({
      type: 'Polygon',
      coordinates: [buildRing(corners, 2), buildRing(corners)].map((ring) =>
        ring.map(([lng, lat]) => [lng + x, lat + y]),
      ),
    }),
  ),
  fc.tuple(anyOffset, anyOffset).map((coordinates): Shape => ({ type: 'Point', coordinates })),
  fc.constant<Shape>({ type: 'Polygon', coordinates: [] }),
);

describe('createShapeIndex', () => {
  it('finds the same shapes in the shape index as a linear search, in the same order', () => {
    fc.assert(
      fc.property(fc.array(anyShape, { maxLength: 12 }), anyOffset, anyOffset, (shapes, lng, lat) => {
        const findShapesAt = createShapeIndex(shapes.map((shape, index) => [shape, index] as const));
        const expected = shapes.flatMap((shape, index) => (isInside({ lng, lat }, shape) ? [index] : []));
        expect(findShapesAt({ lng, lat })).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('finds a polygon in the shape index at each of the polygon’s corners', () => {
    fc.assert(
      fc.property(arbitraryCorners(20), (corners) => {
        const findShapesAt = createShapeIndex([
          [{ type: 'Polygon', coordinates: [buildRing(corners)] }, 'a'],
        ]);
        for (const [lng, lat] of corners) expect(findShapesAt({ lng, lat })).toEqual(['a']);
      }),
    );
  });

  it('throws for invalid coordinates when looking up the shapes that contain a point', () => {
    const findShapesAt = createShapeIndex([
      [
        {
          type: 'Polygon',
          coordinates: [
            buildRing([
              [1, 0],
              [0, 1],
              [-1, -1],
            ]),
          ],
        },
        'a',
      ],
    ]);
    expect(() => findShapesAt({ lng: Number.NaN, lat: 0 })).toThrow(GeometryError);
  });
});
