import type { Position } from '../../../../../src/domain/geo/geo.ts';
import type { Places } from '../geocoder/places.ts';
import type { Ground } from './ground.ts';
import {
  type Box,
  computeBoundingBox,
  computePxPerMetre,
  doOverlap,
  type PxPoint,
  project,
  TILE_PX,
} from './mercator.ts';
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
const TEXT_COLOR: Readonly<Record<Label['kind'], string>> = {
  city: '#2f2a33',
  suburb: '#5b5361',
  road: '#57504a',
  water: '#3a7899',
  park: '#47713a',
  building: '#7a4f86',
};
const HALO_COLOR = '#ffffff';
const FONTS = "'Noto Sans','Noto Sans Arabic','Noto Naskh Arabic','DejaVu Sans',system-ui,sans-serif";

/** Drawn width of a road at zoom 14, in px, chosen for legibility and not to scale. */
const ROAD_WIDTH_PX = { motorway: 5, primary: 4, secondary: 2.6 };
const computeRoadWidthPx = (kind: keyof typeof ROAD_WIDTH_PX, zoom: number): number =>
  ROAD_WIDTH_PX[kind] * 2 ** ((zoom - 14) * 0.55);
const ROAD_PAINT = {
  motorway: { fill: COLOR.motorway, edge: COLOR.motorwayEdge },
  primary: { fill: COLOR.primary, edge: COLOR.primaryEdge },
  secondary: { fill: COLOR.street, edge: COLOR.casing },
};
const MIN_ROAD_ZOOM = { motorway: 8, primary: 10, secondary: 12 };
const MIN_SIDE_STREET_ZOOM = 14;
/** Half of the maximum drawn width of a side street. */
const SIDE_STREET_MARGIN_PX = 8;

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);

/** Converts positions to a tile's px coordinates. */
function createTileView({ z, x, y }: TileAddress) {
  const [originX, originY] = [x * TILE_PX, y * TILE_PX];
  const box: Box = [originX, originY, originX + TILE_PX, originY + TILE_PX];
  const toSvgPath = (points: readonly PxPoint[]) =>
    `M${points.map(([px, py]) => `${formatNumber(px - originX)} ${formatNumber(py - originY)}`).join('L')}`;
  /** SVG path of a line. Null when the line is outside the tile. `margin` is at least half of the stroke width, in px. */
  const buildPathIfVisible = (line: readonly Position[], margin: number): string | null => {
    const points = line.map((position) => project(position, z));
    return doOverlap(computeBoundingBox(points), box, margin) ? toSvgPath(points) : null;
  };
  return { box, originX, originY, clipPath: buildPathIfVisible };
}

function drawGround(
  { parks, rivers, water }: Ground,
  z: number,
  buildPathIfVisible: (line: readonly Position[], margin: number) => string | null,
): string[] {
  const drawPolygon = (ring: readonly Position[], color: string) => {
    const path = buildPathIfVisible(ring, 0);
    return path ? [`<path d="${path}Z" fill="${color}"/>`] : [];
  };
  return [
    ...parks.flatMap(({ ring }) => (z >= 11 ? drawPolygon(ring, COLOR.park) : [])),
    ...rivers.flatMap(({ width, line }) => {
      const widthPx = Math.max(1.2, width * computePxPerMetre(line[0]?.[1] ?? 0, z));
      const path = z >= 9 ? buildPathIfVisible(line, widthPx) : null;
      return path
        ? [`<path d="${path}" stroke="${COLOR.water}" stroke-width="${formatNumber(widthPx)}"/>`]
        : [];
    }),
    ...water.flatMap(({ ring }) => (z >= 8 ? drawPolygon(ring, COLOR.water) : [])),
  ];
}

function drawRoads(
  { roads }: Places,
  z: number,
  buildPathIfVisible: (line: readonly Position[], margin: number) => string | null,
): string[] {
  const visibleRoads = roads
    .filter(({ kind }) => z >= MIN_ROAD_ZOOM[kind])
    .flatMap(({ kind, line }) => {
      const width = computeRoadWidthPx(kind, z);
      const path = buildPathIfVisible(line, width);
      return path ? [{ kind, width, path }] : [];
    });
  const drawingOrder = ['secondary', 'primary', 'motorway'] as const;
  const sortedRoads = drawingOrder.flatMap((kind) => visibleRoads.filter((road) => road.kind === kind));
  // Draw all edges before all roads, so that crossings stay open.
  return [
    ...sortedRoads.map(
      ({ kind, width, path }) =>
        `<path d="${path}" stroke="${ROAD_PAINT[kind].edge}" stroke-width="${formatNumber(width + 1.6)}"/>`,
    ),
    ...sortedRoads.map(
      ({ kind, width, path }) =>
        `<path d="${path}" stroke="${ROAD_PAINT[kind].fill}" stroke-width="${formatNumber(width)}"/>`,
    ),
  ];
}

function drawLabel({ at, angle, lines, size, kind }: Label, originX: number, originY: number): string {
  const [x, y] = [at[0] - originX, at[1] - originY];
  const weight = kind === 'city' || kind === 'suburb' ? 600 : 400;
  const style = kind === 'water' ? ' font-style="italic"' : '';
  return lines
    .map((line, index) => {
      const dy = (index - (lines.length - 1) / 2) * size * 1.2 + size * 0.35;
      const text = `x="${formatNumber(x)}" y="${formatNumber(y + dy)}" transform="rotate(${formatNumber(angle)} ${formatNumber(x)} ${formatNumber(y)})" font-size="${size}" font-weight="${weight}"${style}`;
      return (
        `<text ${text} fill="none" stroke="${HALO_COLOR}" stroke-width="3">${escapeXml(line)}</text>` +
        `<text ${text} fill="${TEXT_COLOR[kind]}" stroke="none">${escapeXml(line)}</text>`
      );
    })
    .join('');
}

export interface TileInput {
  readonly places: Places;
  readonly ground: Ground;
  readonly sideStreets: readonly (readonly Position[])[];
  /** The labels for the tile's zoom. */
  readonly labels: readonly Label[];
}

/** Draws a tile of the demo's map as SVG. Null for a tile with nothing but land. A `density` of 2 doubles the size in px. */
export function drawTile(
  address: TileAddress,
  density: 1 | 2,
  { places, ground, sideStreets, labels }: TileInput,
): string | null {
  const { z } = address;
  const { box, originX, originY, clipPath: buildPathIfVisible } = createTileView(address);
  const borders =
    z < 9
      ? places.countries.flatMap(({ outline }) => {
          const path = buildPathIfVisible(outline, 2);
          return path ? [`<path d="${path}" fill="none" stroke="${COLOR.border}" stroke-width="1.5"/>`] : [];
        })
      : [];
  const streetPaths =
    z >= MIN_SIDE_STREET_ZOOM
      ? sideStreets.flatMap((line) => buildPathIfVisible(line, SIDE_STREET_MARGIN_PX) ?? [])
      : [];
  const streetWidthPx = computeRoadWidthPx('secondary', z) * 0.6;
  const dots =
    z >= 15
      ? places.buildings.flatMap(({ at }) => {
          const [x, y] = project(at, z);
          return doOverlap([x, y, x, y], box, 6)
            ? [
                `<circle cx="${formatNumber(x - originX)}" cy="${formatNumber(y - originY)}" r="4" fill="${TEXT_COLOR.building}"/>`,
              ]
            : [];
        })
      : [];
  const visibleLabels = labels.filter((label) => doOverlap(label.box, box));
  const parts = [
    ...borders,
    ...streetPaths.map(
      (path) =>
        `<path d="${path}" stroke="${COLOR.casing}" stroke-width="${formatNumber(streetWidthPx + 1)}"/>`,
    ),
    ...streetPaths.map(
      (path) => `<path d="${path}" stroke="${COLOR.street}" stroke-width="${formatNumber(streetWidthPx)}"/>`,
    ),
    ...drawGround(ground, z, buildPathIfVisible),
    ...drawRoads(places, z, buildPathIfVisible),
    ...dots,
    ...visibleLabels.map((label) => drawLabel(label, originX, originY)),
  ];
  if (!parts.length) return null;
  const sidePx = TILE_PX * density;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 ${TILE_PX} ${TILE_PX}">` +
    `<rect width="${TILE_PX}" height="${TILE_PX}" fill="${COLOR.land}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="${FONTS}">${parts.join('')}</g></svg>`
  );
}

/** Colour of a tile that contains only land. */
export const LAND_COLOR = COLOR.land;
