import type { Position } from '../../../../../src/domain/geo/geo.ts';
import type { PlaceName, Places, Road } from '../geocoder/places.ts';
import type { Ground } from './ground.ts';
import { type Box, computeBoundingBox, doOverlap, type PxPoint, project } from './mercator.ts';

export interface Label {
  readonly at: PxPoint;
  /** In degrees, clockwise. */
  readonly angle: number;
  readonly lines: readonly string[];
  /** Font size in px. */
  readonly size: number;
  readonly kind: 'city' | 'suburb' | 'road' | 'water' | 'park' | 'building';
  readonly box: Box;
}

/** A generous width for a letter, as a share of the font size. */
const LETTER_WIDTH_EM = 0.58;
const LINE_HEIGHT_EM = 1.2;
/** Distance between two repetitions of a road's name. */
const REPEAT_PX = 520;
/** Side of the grid cells that are used to find overlapping labels. */
const CELL_PX = 256;

/** The name in the local language, with the English name below it if the local script is not Latin. */
const toLines = ({ ar, de, en }: { readonly [K in keyof PlaceName]: PlaceName[K] | undefined }): string[] =>
  de ? [de] : [ar, en].filter((line) => line !== undefined);

function createLabel(
  kind: Label['kind'],
  lines: readonly string[],
  at: PxPoint,
  size: number,
  angle = 0,
): Label {
  const width = Math.max(...lines.map((line) => [...line].length)) * size * LETTER_WIDTH_EM;
  const height = lines.length * size * LINE_HEIGHT_EM;
  const [sin, cos] = [
    Math.abs(Math.sin((angle * Math.PI) / 180)),
    Math.abs(Math.cos((angle * Math.PI) / 180)),
  ];
  const [halfWidth, halfHeight] = [
    (width * cos + height * sin) / 2 + 3,
    (width * sin + height * cos) / 2 + 3,
  ];
  return {
    at,
    angle,
    lines,
    size,
    kind,
    box: [at[0] - halfWidth, at[1] - halfHeight, at[0] + halfWidth, at[1] + halfHeight],
  };
}

/** Labels along a line, on segments that are long enough for the name. A name in two languages alternates between them. */
function* placeLabelsAlongLine(
  kind: 'road' | 'water',
  name: PlaceName,
  line: readonly Position[],
  zoom: number,
  size: number,
) {
  const names = toLines(name);
  const points = line.map((position) => project(position, zoom));
  let pxSinceLabel = REPEAT_PX;
  let nameIndex = 0;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const text = names[nameIndex % names.length] ?? '';
    const textPx = [...text].length * size * LETTER_WIDTH_EM;
    for (let alongPx = textPx / 2; alongPx + textPx / 2 <= length; alongPx += REPEAT_PX / 4) {
      pxSinceLabel += REPEAT_PX / 4;
      if (pxSinceLabel < REPEAT_PX) continue;
      const share = alongPx / length;
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
      // Never draw text upside down.
      const textAngle = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
      yield createLabel(kind, [text], [from[0] + dx * share, from[1] + dy * share], size, textAngle);
      pxSinceLabel = 0;
      nameIndex += 1;
    }
  }
}

const getMiddlePosition = (ring: readonly Position[]): Position => {
  const [west, south, east, north] = computeBoundingBox(ring);
  return [(west + east) / 2, (south + north) / 2];
};

type ListLabels = (places: Places, ground: Ground, zoom: number) => Iterable<Label>;

/** Label layers with their zoom range, most important first. */
const LAYERS: readonly (readonly [from: number, to: number, listLabels: ListLabels])[] = [
  [
    0,
    11,
    ({ cities }, _, zoom) =>
      cities.map(({ name: { ar, de, en }, country, at }) => {
        const name = country === 'de' ? { de } : { ar, en };
        return createLabel('city', toLines(name), project(at, zoom), zoom < 8 ? 12 : 16);
      }),
  ],
  [
    9,
    Infinity,
    (_, { water }, zoom) =>
      water.flatMap(({ name, at }) =>
        name && at ? [createLabel('water', toLines(name), project(at, zoom), 13)] : [],
      ),
  ],
  [
    12,
    16,
    ({ districts }, _, zoom) =>
      districts.map(({ name, at }) =>
        createLabel('suburb', toLines(name), project(at, zoom), zoom < 14 ? 11.5 : 13.5),
      ),
  ],
  [
    15,
    Infinity,
    ({ buildings }, _, zoom) =>
      buildings.map(({ name, at }) => {
        const [x, y] = project(at, zoom);
        // Draw the label below its dot.
        return createLabel('building', toLines(name), [x, y + 16], 11);
      }),
  ],
  [
    14,
    Infinity,
    (_, { parks }, zoom) =>
      parks.flatMap(({ name, ring }) =>
        name ? [createLabel('park', toLines(name), project(getMiddlePosition(ring), zoom), 11)] : [],
      ),
  ],
  [
    13,
    Infinity,
    (_, { rivers }, zoom) =>
      rivers.flatMap(({ name, line }) =>
        name ? [...placeLabelsAlongLine('water', name, line, zoom, 11)] : [],
      ),
  ],
  [13, Infinity, createRoadLayer('motorway')],
  [14, Infinity, createRoadLayer('primary')],
  [15, Infinity, createRoadLayer('secondary')],
];

function createRoadLayer(kind: Road['kind']): ListLabels {
  return ({ roads }, _, zoom) =>
    roads
      .filter((road) => road.kind === kind)
      .flatMap(({ name, line }) => [
        ...placeLabelsAlongLine('road', name, line, zoom, zoom < 16 ? 10.5 : 12),
      ]);
}

/**
 * Places the labels of a zoom without overlaps. The result is the same for all tiles, so that labels continue across
 * tile edges.
 */
export function placeLabels(places: Places, ground: Ground, zoom: number): readonly Label[] {
  const cells = new Map<string, Label[]>();
  const placedLabels: Label[] = [];
  const layers = LAYERS.filter(([from, to]) => from <= zoom && zoom <= to);
  for (const label of layers.flatMap(([, , listLabels]) => [...listLabels(places, ground, zoom)])) {
    const [minX, minY, maxX, maxY] = label.box.map((edge) => Math.floor(edge / CELL_PX));
    const keys: string[] = [];
    for (let x = minX ?? 0; x <= (maxX ?? 0); x += 1)
      for (let y = minY ?? 0; y <= (maxY ?? 0); y += 1) keys.push(`${x}/${y}`);
    if (keys.some((key) => cells.get(key)?.some(({ box }) => doOverlap(box, label.box)))) continue;
    for (const key of keys) cells.set(key, [...(cells.get(key) ?? []), label]);
    placedLabels.push(label);
  }
  return placedLabels;
}
