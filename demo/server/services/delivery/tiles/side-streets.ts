import { distanceBetween, type Position } from '../../../../../src/domain/geo/geo.ts';
import type { District } from '../geocoder/places.ts';

/** In metres: how far from a district's middle its side streets go at most, and from one to the next. */
const REACH = 1_700;
const APART = 130;
const METRES_PER_DEGREE = 111_195;

/** The same turn for the same district, anywhere from 0 to a quarter. */
const turnOf = (id: number): number => (((id * 2_654_435_761) >>> 0) / 2 ** 32) * (Math.PI / 2);
const pointOf = ([lng, lat]: Position) => ({ lat, lng });

/** Whether a place is nearer to this district's middle than to any other's. */
function isIn(district: District, others: readonly District[], place: Position): boolean {
  const here = pointOf(place);
  const own = distanceBetween(here, pointOf(district.at));
  return own <= REACH && others.every(({ at }) => distanceBetween(here, pointOf(at)) >= own);
}

/**
 * Side streets that nobody surveyed: a grid in each district, as far as it goes, so that a town looks like one from near. They
 * have no names, and the geocoder knows nothing of them.
 */
export function sideStreets(districts: readonly District[]): readonly (readonly Position[])[] {
  return districts.flatMap((district) => {
    const { id, at } = district;
    const near = districts.filter(
      (other) => other !== district && distanceBetween(pointOf(other.at), pointOf(at)) < 2 * REACH,
    );
    const narrow = Math.cos((at[1] * Math.PI) / 180);
    const lines: Position[][] = [];
    for (const turn of [turnOf(id), turnOf(id) + Math.PI / 2]) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      for (let aside = -REACH; aside <= REACH; aside += APART) {
        let line: Position[] = [];
        for (let along = -REACH; along <= REACH; along += APART) {
          const place: Position = [
            at[0] + (along * cos - aside * sin) / (METRES_PER_DEGREE * narrow),
            at[1] - (along * sin + aside * cos) / METRES_PER_DEGREE,
          ];
          if (isIn(district, near, place)) line.push(place);
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
