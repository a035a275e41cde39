import type { Position } from '../../../../../src/domain/geo/geo.ts';
import type { PlaceName, Places, Road } from '../geocoder/places.ts';
import type { Ground } from './ground.ts';
import { type Box, boxOf, meets, type Px, project } from './mercator.ts';

export interface Label {
  readonly at: Px;
  /** In degrees, clockwise. */
  readonly angle: number;
  readonly lines: readonly string[];
  readonly size: number;
  readonly look: 'city' | 'suburb' | 'road' | 'water' | 'park' | 'building';
  readonly box: Box;
}

/** Of a letter, in its size: on the wide side. */
const LETTER = 0.58;
const LEADING = 1.2;
/** From one name of a road to its next, in px. */
const REPEAT = 520;
/** Names are looked for in squares of so many px. */
const CELL = 256;

/** In the language of the place, and in English below it where that has other letters. */
const linesOf = ({ ar, de, en }: { readonly [K in keyof PlaceName]: PlaceName[K] | undefined }): string[] =>
  de ? [de] : [ar, en].filter((line) => line !== undefined);

function labelAt(look: Label['look'], lines: readonly string[], at: Px, size: number, angle = 0): Label {
  const width = Math.max(...lines.map((line) => [...line].length)) * size * LETTER;
  const height = lines.length * size * LEADING;
  const [sin, cos] = [
    Math.abs(Math.sin((angle * Math.PI) / 180)),
    Math.abs(Math.cos((angle * Math.PI) / 180)),
  ];
  const [w, h] = [(width * cos + height * sin) / 2 + 3, (width * sin + height * cos) / 2 + 3];
  return { at, angle, lines, size, look, box: [at[0] - w, at[1] - h, at[0] + w, at[1] + h] };
}

/** Along a line, on stretches long enough for the name; two languages take turns. */
function* alongLine(
  look: 'road' | 'water',
  name: PlaceName,
  line: readonly Position[],
  zoom: number,
  size: number,
) {
  const names = linesOf(name);
  const points = line.map((position) => project(position, zoom));
  let since = REPEAT;
  let turn = 0;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const text = names[turn % names.length] ?? '';
    const needed = [...text].length * size * LETTER;
    for (let along = needed / 2; along + needed / 2 <= length; along += REPEAT / 4) {
      since += REPEAT / 4;
      if (since < REPEAT) continue;
      const share = along / length;
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
      // Never upside down.
      const readable = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
      yield labelAt(look, [text], [from[0] + dx * share, from[1] + dy * share], size, readable);
      since = 0;
      turn += 1;
    }
  }
}

const middleOf = (ring: readonly Position[]): Position => {
  const [west, south, east, north] = boxOf(ring);
  return [(west + east) / 2, (south + north) / 2];
};

type Layer = (places: Places, ground: Ground, zoom: number) => Iterable<Label>;

/** From a zoom to another, the more important first. */
const LAYERS: readonly (readonly [from: number, to: number, layer: Layer])[] = [
  [
    0,
    11,
    ({ cities }, _, zoom) =>
      cities.map(({ name: { ar, de, en }, country, at }) => {
        const name = country === 'de' ? { de } : { ar, en };
        return labelAt('city', linesOf(name), project(at, zoom), zoom < 8 ? 12 : 16);
      }),
  ],
  [
    9,
    Infinity,
    (_, { water }, zoom) =>
      water.flatMap(({ name, at }) =>
        name && at ? [labelAt('water', linesOf(name), project(at, zoom), 13)] : [],
      ),
  ],
  [
    12,
    16,
    ({ districts }, _, zoom) =>
      districts.map(({ name, at }) =>
        labelAt('suburb', linesOf(name), project(at, zoom), zoom < 14 ? 11.5 : 13.5),
      ),
  ],
  [
    15,
    Infinity,
    ({ buildings }, _, zoom) =>
      buildings.map(({ name, at }) => {
        const [x, y] = project(at, zoom);
        // Below its dot.
        return labelAt('building', linesOf(name), [x, y + 16], 11);
      }),
  ],
  [
    14,
    Infinity,
    (_, { parks }, zoom) =>
      parks.flatMap(({ name, ring }) =>
        name ? [labelAt('park', linesOf(name), project(middleOf(ring), zoom), 11)] : [],
      ),
  ],
  [
    13,
    Infinity,
    (_, { rivers }, zoom) =>
      rivers.flatMap(({ name, line }) => (name ? [...alongLine('water', name, line, zoom, 11)] : [])),
  ],
  [13, Infinity, roadNames('motorway')],
  [14, Infinity, roadNames('primary')],
  [15, Infinity, roadNames('secondary')],
];

function roadNames(kind: Road['kind']): Layer {
  return ({ roads }, _, zoom) =>
    roads
      .filter((road) => road.kind === kind)
      .flatMap(({ name, line }) => [...alongLine('road', name, line, zoom, zoom < 16 ? 10.5 : 12)]);
}

/** The names that are drawn at a zoom: none on another. The same for every tile, so that a name cut by an edge goes on. */
export function placeLabels(places: Places, ground: Ground, zoom: number): readonly Label[] {
  const cells = new Map<string, Label[]>();
  const placed: Label[] = [];
  const layers = LAYERS.filter(([from, to]) => from <= zoom && zoom <= to);
  for (const label of layers.flatMap(([, , layer]) => [...layer(places, ground, zoom)])) {
    const [left, top, right, bottom] = label.box.map((edge) => Math.floor(edge / CELL));
    const keys: string[] = [];
    for (let x = left ?? 0; x <= (right ?? 0); x += 1)
      for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) keys.push(`${x}/${y}`);
    if (keys.some((key) => cells.get(key)?.some(({ box }) => meets(box, label.box)))) continue;
    for (const key of keys) cells.set(key, [...(cells.get(key) ?? []), label]);
    placed.push(label);
  }
  return placed;
}
