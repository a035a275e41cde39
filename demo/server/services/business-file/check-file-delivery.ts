import { checkShape, type ShapeProblem } from '../../../../src/domain/geo/check-shape.ts';
import { GeometryError, type Point } from '../../../../src/domain/geo/geo.ts';
import { shape as fileShape } from './business-file-delivery.ts';
import { type Entry, entries, type FileChecker, loose, type Names } from './file-checker.ts';

const EXPECTED: Readonly<Record<ShapeProblem, string>> = {
  swapped: 'longitude before latitude',
  too_few_points: 'three places or more in each ring',
  open_ring: 'rings that end where they begin',
  self_crossing: 'rings that cross neither themselves nor each other',
};

/** Problems of where a branch delivers and ships to. */
export function checkDelivery(file: Entry, branches: Names, check: FileChecker): void {
  const countries = entries(file, 'countries');
  const zones = entries(file, 'zones');
  check.unique(zones, 'id', 'zone');
  for (const place of [...zones, ...countries]) check.known(place, 'branch', branches, 'the id of a branch');
  check.unique(
    zones.flatMap((zone) => entries(zone, 'areas')),
    'id',
    'area',
  );
  const placeOfBranch = new Map(entries(file, 'branches').map(({ value }) => [value.id, pointOf(value)]));
  for (const zone of zones) checkShapes(zone, placeOfBranch.get(zone.value.branch) ?? null, check);
  checkCountries(file, countries, check);
}

const pointOf = ({ lat, lng }: Entry['value']): Point | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;

function checkShapes(zone: Entry, near: Point | null, check: FileChecker): void {
  if (loose(zone.value.shape).type === 'Point')
    check.problem([...zone.path, 'shape'], 'a polygon: nobody lives in a point', zone.value.shape);
  for (const { path, value } of [zone, ...entries(zone, 'areas')]) {
    const shape = fileShape.safeParse(value.shape);
    if (shape.success)
      shapeProblems(shape.data, near, (expected) => check.problem([...path, 'shape'], expected, value.shape));
  }
}

function shapeProblems(
  shape: Parameters<typeof checkShape>[0],
  near: Point | null,
  problem: (expected: string) => void,
): void {
  try {
    for (const found of checkShape(shape, near)) problem(EXPECTED[found]);
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error;
    problem('places on earth');
  }
}

function checkCountries(file: Entry, countries: readonly Entry[], check: FileChecker): void {
  const home = loose(file.value.settings).country_code;
  const seen = new Set<string>();
  for (const { path, value } of countries) {
    const name = `${value.branch} ${value.country_iso}`;
    if (seen.has(name))
      check.problem([...path, 'country_iso'], 'a country that this branch ships to once', value.country_iso);
    seen.add(name);
    if (value.country_iso === home)
      check.problem([...path, 'country_iso'], "another country than the business's own", home);
  }
}
