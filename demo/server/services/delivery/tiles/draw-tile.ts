import type { Position } from '../../../../../src/domain/geo/geo.ts';
import type { Places } from '../geocoder/places.ts';
import type { Ground } from './ground.ts';
import { type Box, boxOf, meets, type Px, project, pxPerMetre, TILE } from './mercator.ts';
import type { Label } from './tile-labels.ts';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const COLOR = {
  land: '#f4f0ea',
  water: '#a8d2e8',
  park: '#cde5bd',
  border: '#b9a9c4',
  casing: '#d6cdc0',
  street: '#ffffff',
  primary: '#fff2bd',
  primaryEdge: '#d8c27a',
  motorway: '#f8cf8d',
  motorwayEdge: '#dba55e',
};
const INK: Readonly<Record<Label['look'], string>> = {
  city: '#2f2a33',
  suburb: '#5b5361',
  road: '#57504a',
  water: '#3a7899',
  park: '#47713a',
  building: '#7a4f86',
};
const HALO = '#ffffff';
const FONTS = "'Noto Sans','Noto Sans Arabic','Noto Naskh Arabic','DejaVu Sans',system-ui,sans-serif";

/** Width of a road in px, by zoom: as wide as it reads, not as it is. */
const WIDTH = { motorway: 5, primary: 4, secondary: 2.6 };
const widthOf = (kind: keyof typeof WIDTH, zoom: number): number => WIDTH[kind] * 2 ** ((zoom - 14) * 0.55);
const PAINT = {
  motorway: { fill: COLOR.motorway, edge: COLOR.motorwayEdge },
  primary: { fill: COLOR.primary, edge: COLOR.primaryEdge },
  secondary: { fill: COLOR.street, edge: COLOR.casing },
};
const FROM_ZOOM = { motorway: 8, primary: 10, secondary: 12 };
const SIDE_STREETS_FROM = 14;
/** Half of how wide one is drawn at most, in px. */
const SIDE_STREET = 8;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The map's plane as one tile sees it. */
function viewOf({ z, x, y }: TileAddress) {
  const [left, top] = [x * TILE, y * TILE];
  const box: Box = [left, top, left + TILE, top + TILE];
  const path = (points: readonly Px[]) =>
    `M${points.map(([px, py]) => `${short(px - left)} ${short(py - top)}`).join('L')}`;
  /** Null when it is elsewhere; `margin` is half of how thick it is drawn. */
  const pathInTile = (line: readonly Position[], margin: number): string | null => {
    const points = line.map((position) => project(position, z));
    return meets(boxOf(points), box, margin) ? path(points) : null;
  };
  return { box, left, top, seen: pathInTile };
}

function drawGround(
  { parks, rivers, water }: Ground,
  z: number,
  seen: (line: readonly Position[], margin: number) => string | null,
): string[] {
  const filled = (ring: readonly Position[], color: string) => {
    const path = seen(ring, 0);
    return path ? [`<path d="${path}Z" fill="${color}"/>`] : [];
  };
  return [
    ...parks.flatMap(({ ring }) => (z >= 11 ? filled(ring, COLOR.park) : [])),
    ...rivers.flatMap(({ width, line }) => {
      const thick = Math.max(1.2, width * pxPerMetre(line[0]?.[1] ?? 0, z));
      const path = z >= 9 ? seen(line, thick) : null;
      return path ? [`<path d="${path}" stroke="${COLOR.water}" stroke-width="${short(thick)}"/>`] : [];
    }),
    ...water.flatMap(({ ring }) => (z >= 8 ? filled(ring, COLOR.water) : [])),
  ];
}

function drawRoads(
  { roads }: Places,
  z: number,
  seen: (line: readonly Position[], margin: number) => string | null,
): string[] {
  const visible = roads
    .filter(({ kind }) => z >= FROM_ZOOM[kind])
    .flatMap(({ kind, line }) => {
      const width = widthOf(kind, z);
      const path = seen(line, width);
      return path ? [{ kind, width, path }] : [];
    });
  const order = ['secondary', 'primary', 'motorway'] as const;
  const inOrder = order.flatMap((kind) => visible.filter((road) => road.kind === kind));
  // All edges below all roads: crossings stay open.
  return [
    ...inOrder.map(
      ({ kind, width, path }) =>
        `<path d="${path}" stroke="${PAINT[kind].edge}" stroke-width="${short(width + 1.6)}"/>`,
    ),
    ...inOrder.map(
      ({ kind, width, path }) =>
        `<path d="${path}" stroke="${PAINT[kind].fill}" stroke-width="${short(width)}"/>`,
    ),
  ];
}

function drawLabel({ at, angle, lines, size, look }: Label, left: number, top: number): string {
  const [x, y] = [at[0] - left, at[1] - top];
  const weight = look === 'city' || look === 'suburb' ? 600 : 400;
  const style = look === 'water' ? ' font-style="italic"' : '';
  return lines
    .map((line, index) => {
      const dy = (index - (lines.length - 1) / 2) * size * 1.2 + size * 0.35;
      const text = `x="${short(x)}" y="${short(y + dy)}" transform="rotate(${short(angle)} ${short(x)} ${short(y)})" font-size="${size}" font-weight="${weight}"${style}`;
      return (
        `<text ${text} fill="none" stroke="${HALO}" stroke-width="3">${escaped(line)}</text>` +
        `<text ${text} fill="${INK[look]}" stroke="none">${escaped(line)}</text>`
      );
    })
    .join('');
}

/** What a tile is drawn from. */
export interface TileInput {
  readonly places: Places;
  readonly ground: Ground;
  readonly sideStreets: readonly (readonly Position[])[];
  /** Those of the tile's zoom. */
  readonly labels: readonly Label[];
}

/** A tile of the demo's map as SVG. Null where there is nothing but land. `density` 2 makes it twice as large. */
export function drawTile(
  address: TileAddress,
  density: 1 | 2,
  { places, ground, sideStreets, labels }: TileInput,
): string | null {
  const { z } = address;
  const { box, left, top, seen } = viewOf(address);
  const borders =
    z < 9
      ? places.countries.flatMap(({ outline }) => {
          const line = seen(outline, 2);
          return line ? [`<path d="${line}" fill="none" stroke="${COLOR.border}" stroke-width="1.5"/>`] : [];
        })
      : [];
  const streets = z >= SIDE_STREETS_FROM ? sideStreets.flatMap((line) => seen(line, SIDE_STREET) ?? []) : [];
  const narrow = widthOf('secondary', z) * 0.6;
  const dots =
    z >= 15
      ? places.buildings.flatMap(({ at }) => {
          const [x, y] = project(at, z);
          return meets([x, y, x, y], box, 6)
            ? [`<circle cx="${short(x - left)}" cy="${short(y - top)}" r="4" fill="${INK.building}"/>`]
            : [];
        })
      : [];
  const names = labels.filter((label) => meets(label.box, box));
  const parts = [
    ...borders,
    ...streets.map(
      (line) => `<path d="${line}" stroke="${COLOR.casing}" stroke-width="${short(narrow + 1)}"/>`,
    ),
    ...streets.map((line) => `<path d="${line}" stroke="${COLOR.street}" stroke-width="${short(narrow)}"/>`),
    ...drawGround(ground, z, seen),
    ...drawRoads(places, z, seen),
    ...dots,
    ...names.map((label) => drawLabel(label, left, top)),
  ];
  if (!parts.length) return null;
  const side = TILE * density;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${TILE} ${TILE}">` +
    `<rect width="${TILE}" height="${TILE}" fill="${COLOR.land}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="${FONTS}">${parts.join('')}</g></svg>`
  );
}

/** Of a tile with nothing on it. */
export const PLAIN_LAND = COLOR.land;
