import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courier } from '../../../../tests/contract/testing/courier-business.ts';
import { folders } from '../../folders.ts';
import type { FileProblem } from './file-problem.ts';
import { BusinessFileError, readBusinessFile } from './read-business-file.ts';

/** The problems of a file. */
function problemsOf(file: object): readonly FileProblem[] {
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
const turned = ring.map(([lng, lat]) => [lat, lng]);
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const zone = (changes: object) => ({ id: 'zone', name: { en: 'Zone' }, branch: 'main', ...changes });
const area = (id: string, shape?: unknown) => ({ id, name: { en: id }, shape });
const withZones = (...zones: object[]) => problemsOf({ ...courier, zones });

describe('shapes in a business file', () => {
  it('are right in a right file, and may be left out', () => {
    expect(problemsOf(courier)).toEqual([]);
    expect(withZones(zone({}))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['that are left open', polygon(ring.slice(0, -1)), 'rings that end where they begin'],
    [
      'that cross themselves',
      polygon([ring[0], ring[2], ring[1], ring[3], ring[0]]),
      'rings that cross neither themselves nor each other',
    ],
    ['with latitude first', polygon(turned), 'longitude before latitude'],
    ['of two places', polygon([ring[0], ring[1], ring[0]]), 'three places or more in each ring'],
    [
      'with a hole that sticks out',
      polygon(ring, [
        [13.4, 52.5],
        [13.7, 52.5],
        [13.7, 52.55],
        [13.4, 52.5],
      ]),
      'rings that cross neither themselves nor each other',
    ],
  ])('%s are refused where they are', (_what, shape, expected) => {
    expect(withZones(zone({ shape }))).toContainEqual(
      expect.objectContaining({ path: 'zones[0].shape', expected }),
    );
    expect(withZones(zone({ areas: [area('one'), area('two', shape)] }))).toContainEqual(
      expect.objectContaining({ path: 'zones[0].areas[1].shape', expected }),
    );
  });

  it('an area may be a point, a zone may not: it would hold nobody', () => {
    const shape = { type: 'Point', coordinates: [13.4, 52.5] };
    expect(withZones(zone({ areas: [area('one', shape)] }))).toEqual([]);
    expect(withZones(zone({ shape }))).toMatchObject([
      { path: 'zones[0].shape', expected: 'a polygon: nobody lives in a point' },
    ]);
    const swapped = { type: 'Point', coordinates: [52.5, 13.4] };
    expect(withZones(zone({ areas: [area('one', swapped)] }))).toMatchObject([
      { path: 'zones[0].areas[0].shape', expected: 'longitude before latitude' },
    ]);
  });

  it.each([
    polygon(),
    polygon([]),
    polygon(7),
    polygon([[13.4]]),
    polygon([[13.4, 52.5, 7]]),
    polygon([[181, 52.5]]),
    polygon([['13.4', 52.5]]),
    { type: 'MultiPolygon', coordinates: [] },
    { type: 'Point' },
    'Polygon',
    [],
  ])('%j is refused in words', (shape) => {
    const problems = withZones(zone({ shape }));
    expect(problems.length).toBeGreaterThan(0);
    for (const { path } of problems) expect(path).toMatch(/^zones\[0\]\.shape/);
  });
});

describe('what else a file says of deliveries', () => {
  it('an area has one zone, and a zone one name', () => {
    const twice = withZones(zone({ areas: [area('one')] }), zone({ areas: [area('one')] }));
    expect(twice.map(({ path }) => path)).toEqual(['zones[1].id', 'zones[1].areas[0].id']);
  });

  it.each([
    ['XX', 'the ISO 3166 code of a country that there is'],
    ['UK', 'the ISO 3166 code of a country that there is'],
    ['DE', "another country than the business's own"],
    ['at', 'an ISO 3166 code such as "KW"'],
  ])('shipping to %s is refused', (country_iso, expected) => {
    const countries = [{ country: { en: 'There' }, country_iso, branch: 'main' }];
    expect(problemsOf({ ...courier, countries })).toContainEqual(
      expect.objectContaining({ path: 'countries[0].country_iso', expected }),
    );
  });

  it('a form asks for fields that there are', () => {
    const [problem] = problemsOf({ ...courier, delivery: { form: { fields: { planet: { on: true } } } } });
    expect(problem?.path).toBe('delivery.form.fields.planet');
  });
});

describe('the demo businesses', () => {
  const zonesOf = (name: string) =>
    readBusinessFile(readFileSync(join(folders.businesses, name), 'utf8'), name, () => true).zones;

  it.each(['demo-cafe.json', 'demo-restaurant.json'])(
    'the zones of %s are drawn as real ones are, one of them around a hole',
    (name) => {
      const rings = zonesOf(name).map(({ shape }) => (shape?.type === 'Polygon' ? shape.coordinates : []));
      for (const [outline] of rings) expect(outline?.length).toBeGreaterThan(50);
      expect(rings.some((of) => of.length > 1)).toBe(true);
    },
  );
});
