import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courier } from '../../../../tests/contract/testing/courier-business.ts';
import { folders } from '../../folders.ts';
import type { FileProblem } from './file-problem.ts';
import { BusinessFileError, readBusinessFile } from './read-business-file.ts';

/** Reads a file and returns its problems. */
function readProblems(file: object): readonly FileProblem[] {
  try {
    readBusinessFile(JSON.stringify(file), 'courier.json', () => true);
  } catch (error) {
    if (error instanceof BusinessFileError) return error.problems;
    throw error;
  }
  return [];
}

const ring = [
  [13.3, 52.4],
  [13.5, 52.4],
  [13.5, 52.6],
  [13.3, 52.6],
  [13.3, 52.4],
];
const swappedRing = ring.map(([lng, lat]) => [lat, lng]);
const buildPolygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const buildZone = (changes: object) => ({ id: 'zone', name: { en: 'Zone' }, branch: 'main', ...changes });
const buildArea = (id: string, shape?: unknown) => ({ id, name: { en: id }, shape });
const readZoneProblems = (...zones: object[]) => readProblems({ ...courier, zones });

describe('the zone shapes of a business file', () => {
  it('accepts a delivery zone that has a valid shape or none', () => {
    expect(readProblems(courier)).toEqual([]);
    expect(readZoneProblems(buildZone({}))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['is not closed', buildPolygon(ring.slice(0, -1)), 'rings that end at their first point'],
    [
      'crosses itself',
      buildPolygon([ring[0], ring[2], ring[1], ring[3], ring[0]]),
      'rings that cross neither themselves nor each other',
    ],
    ['has the latitude first', buildPolygon(swappedRing), 'longitude before latitude'],
    ['has only two points', buildPolygon([ring[0], ring[1], ring[0]]), 'at least three points in each ring'],
    [
      'has a hole outside its outline',
      buildPolygon(ring, [
        [13.4, 52.5],
        [13.7, 52.5],
        [13.7, 52.55],
        [13.4, 52.5],
      ]),
      'rings that cross neither themselves nor each other',
    ],
  ])('reports a delivery zone and an area whose polygon %s', (_what, shape, expected) => {
    expect(readZoneProblems(buildZone({ shape }))).toContainEqual(
      expect.objectContaining({ path: 'zones[0].shape', expected }),
    );
    expect(
      readZoneProblems(buildZone({ areas: [buildArea('one'), buildArea('two', shape)] })),
    ).toContainEqual(expect.objectContaining({ path: 'zones[0].areas[1].shape', expected }));
  });

  it('accepts a point as the shape of a delivery area, but not of a delivery zone', () => {
    const shape = { type: 'Point', coordinates: [13.4, 52.5] };
    expect(readZoneProblems(buildZone({ areas: [buildArea('one', shape)] }))).toEqual([]);
    expect(readZoneProblems(buildZone({ shape }))).toMatchObject([
      { path: 'zones[0].shape', expected: 'a polygon (a zone cannot be a point)' },
    ]);
    const swappedPoint = { type: 'Point', coordinates: [52.5, 13.4] };
    expect(readZoneProblems(buildZone({ areas: [buildArea('one', swappedPoint)] }))).toMatchObject([
      { path: 'zones[0].areas[0].shape', expected: 'longitude before latitude' },
    ]);
  });

  it.each([
    buildPolygon(),
    buildPolygon([]),
    buildPolygon(7),
    buildPolygon([[13.4]]),
    buildPolygon([[13.4, 52.5, 7]]),
    buildPolygon([[181, 52.5]]),
    buildPolygon([['13.4', 52.5]]),
    { type: 'MultiPolygon', coordinates: [] },
    { type: 'Point' },
    'Polygon',
    [],
  ])('reports the malformed shape %j of a delivery zone', (shape) => {
    const problems = readZoneProblems(buildZone({ shape }));
    expect(problems.length).toBeGreaterThan(0);
    for (const { path } of problems) expect(path).toMatch(/^zones\[0\]\.shape/);
  });
});

describe('the delivery settings of a business file', () => {
  it('reports two delivery zones with the same id, and two areas with the same id', () => {
    const problems = readZoneProblems(
      buildZone({ areas: [buildArea('one')] }),
      buildZone({ areas: [buildArea('one')] }),
    );
    expect(problems.map(({ path }) => path)).toEqual(['zones[1].id', 'zones[1].areas[0].id']);
  });

  it.each([
    ['XX', 'the ISO 3166 code of an existing country'],
    ['UK', 'the ISO 3166 code of an existing country'],
    ['DE', "a country other than the business's own"],
    ['at', 'an ISO 3166 code such as "KW"'],
  ])('reports the unusable country code %s of a shipping destination', (country_iso, expected) => {
    const countries = [{ country: { en: 'There' }, country_iso, branch: 'main' }];
    expect(readProblems({ ...courier, countries })).toContainEqual(
      expect.objectContaining({ path: 'countries[0].country_iso', expected }),
    );
  });

  it('reports an unknown field of an address form', () => {
    const [problem] = readProblems({ ...courier, delivery: { form: { fields: { planet: { on: true } } } } });
    expect(problem?.path).toBe('delivery.form.fields.planet');
  });
});

describe('the demo businesses', () => {
  const readZones = (name: string) =>
    readBusinessFile(readFileSync(join(folders.businesses, name), 'utf8'), name, () => true).zones;

  it.each(['demo-cafe.json', 'demo-restaurant.json'])(
    'the delivery zones of %s have detailed shapes, and at least one shape has a hole',
    (name) => {
      const polygons = readZones(name).map(({ shape }) =>
        shape?.type === 'Polygon' ? shape.coordinates : [],
      );
      for (const [outline] of polygons) expect(outline?.length).toBeGreaterThan(50);
      expect(polygons.some((rings) => rings.length > 1)).toBe(true);
    },
  );
});
