import { getDistance, type Position } from '../../../../../src/domain/geo/geo.ts';
import type { District } from '../geocoder/places.ts';

/** Maximum distance of side streets from the centre of their district. */
const RADIUS_METRES = 1_700;
/** Distance between two side streets. */
const SPACING_METRES = 130;
const METRES_PER_DEGREE = 111_195;

/**
 * Rotation of a district's street grid in radians, from 0 to π/2. The factor is that of a multiplicative hash: ids that
 * follow each other get very different angles.
 */
const computeGridAngle = (id: number): number => (((id * 2_654_435_761) >>> 0) / 2 ** 32) * (Math.PI / 2);
const toPoint = ([lng, lat]: Position) => ({ lat, lng });

/** Whether a place is within the radius of this district, and no other centre is closer. */
function isInDistrict(district: District, otherDistricts: readonly District[], place: Position): boolean {
  const point = toPoint(place);
  const distance = getDistance(point, toPoint(district.at));
  return (
    distance <= RADIUS_METRES && otherDistricts.every(({ at }) => getDistance(point, toPoint(at)) >= distance)
  );
}

/**
 * Invents side streets: a grid in each district, so that cities look real at high zoom. The streets have no names, and
 * the geocoder does not find them.
 */
export function createSideStreets(districts: readonly District[]): readonly (readonly Position[])[] {
  return districts.flatMap((district) => {
    const { id, at } = district;
    const nearbyDistricts = districts.filter(
      (other) => other !== district && getDistance(toPoint(other.at), toPoint(at)) < 2 * RADIUS_METRES,
    );
    const lngScale = Math.cos((at[1] * Math.PI) / 180);
    const lines: Position[][] = [];
    for (const angle of [computeGridAngle(id), computeGridAngle(id) + Math.PI / 2]) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let acrossMetres = -RADIUS_METRES; acrossMetres <= RADIUS_METRES; acrossMetres += SPACING_METRES) {
        let line: Position[] = [];
        for (let alongMetres = -RADIUS_METRES; alongMetres <= RADIUS_METRES; alongMetres += SPACING_METRES) {
          const place: Position = [
            at[0] + (alongMetres * cos - acrossMetres * sin) / (METRES_PER_DEGREE * lngScale),
            at[1] - (alongMetres * sin + acrossMetres * cos) / METRES_PER_DEGREE,
          ];
          if (isInDistrict(district, nearbyDistricts, place)) line.push(place);
          else {
            lines.push(line);
            line = [];
          }
        }
        lines.push(line);
      }
    }
    return lines.filter((line) => line.length > 1);
  });
}
