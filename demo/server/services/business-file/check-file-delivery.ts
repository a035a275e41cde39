import { checkShape, type ShapeProblem } from '../../../../src/domain/geo/check-shape.ts';
import { GeometryError, type Point } from '../../../../src/domain/geo/geo.ts';
import { shape as shapeSchema } from './business-file-delivery.ts';
import { type Entry, type FileChecker, listEntries, type Names, toObject } from './file-checker.ts';

const EXPECTED_SHAPE: Readonly<Record<ShapeProblem, string>> = {
  swapped: 'longitude before latitude',
  too_few_points: 'at least three points in each ring',
  open_ring: 'rings that end at their first point',
  self_crossing: 'rings that cross neither themselves nor each other',
};

/** Checks the zones, areas and countries to which branches deliver and ship. */
export function checkDelivery(file: Entry, branches: Names, check: FileChecker): void {
  const countries = listEntries(file, 'countries');
  const zones = listEntries(file, 'zones');
  check.checkUnique(zones, 'id', 'zone');
  for (const destination of [...zones, ...countries])
    check.checkExists(destination, 'branch', branches, 'the id of a branch');
  check.checkUnique(
    zones.flatMap((zone) => listEntries(zone, 'areas')),
    'id',
    'area',
  );
  const branchLocations = new Map(
    listEntries(file, 'branches').map(({ value }) => [value.id, toPoint(value)]),
  );
  for (const zone of zones) checkShapes(zone, branchLocations.get(zone.value.branch) ?? null, check);
  checkCountries(file, countries, check);
}

const toPoint = ({ lat, lng }: Entry['value']): Point | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;

function checkShapes(zone: Entry, branchLocation: Point | null, check: FileChecker): void {
  if (toObject(zone.value.shape).type === 'Point')
    check.addProblem([...zone.path, 'shape'], 'a polygon (a zone cannot be a point)', zone.value.shape);
  for (const { path, value } of [zone, ...listEntries(zone, 'areas')]) {
    const shape = shapeSchema.safeParse(value.shape);
    if (shape.success)
      reportShapeProblems(shape.data, branchLocation, (expected) =>
        check.addProblem([...path, 'shape'], expected, value.shape),
      );
  }
}

function reportShapeProblems(
  shape: Parameters<typeof checkShape>[0],
  branchLocation: Point | null,
  report: (expected: string) => void,
): void {
  try {
    for (const problem of checkShape(shape, branchLocation)) report(EXPECTED_SHAPE[problem]);
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error;
    report('valid coordinates');
  }
}

function checkCountries(file: Entry, countries: readonly Entry[], check: FileChecker): void {
  const homeCountry = toObject(file.value.settings).country_code;
  const checkedCountries = new Set<string>();
  for (const { path, value } of countries) {
    const key = `${value.branch} ${value.country_iso}`;
    if (checkedCountries.has(key))
      check.addProblem(
        [...path, 'country_iso'],
        'a country that is listed only once for this branch',
        value.country_iso,
      );
    checkedCountries.add(key);
    if (value.country_iso === homeCountry)
      check.addProblem([...path, 'country_iso'], "a country other than the business's own", homeCountry);
  }
}
