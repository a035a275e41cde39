/**
 * The demo's map: renders tiles as PNG without a network. Roads and buildings come from the geocoder's places.json, water
 * and parks from ground.json.
 */

import sharp, { type Sharp } from 'sharp';
import { createLruCache } from '../../shared/lru-cache.ts';
import type { Places } from '../geocoder/places.ts';
import { drawTile, PLAIN_LAND, type TileAddress } from './draw-tile.ts';
import { type Ground, readGround } from './ground.ts';
import { TILE } from './mercator.ts';
import { sideStreets } from './side-streets.ts';
import { type Label, placeLabels } from './tile-labels.ts';

const MOST_ZOOM = 19;
/** In bytes of PNG: some thousand tiles. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Whether there is such a tile: the plane has 2^z of them either way. */
export const isTile = ({ z, x, y }: TileAddress): boolean =>
  z <= MOST_ZOOM &&
  [z, x, y].every((part) => Number.isSafeInteger(part) && part >= 0) &&
  x < 2 ** z &&
  y < 2 ** z;

export interface Tiles {
  /** PNG, 256 px a side times the density. The address must be one (`isTile`). */
  readonly png: (address: TileAddress, density: 1 | 2) => Promise<Buffer>;
}

const pngOf = (picture: Sharp): Promise<Buffer> => picture.png({ compressionLevel: 9 }).toBuffer();

const drawBlankTile = (density: 1 | 2): Promise<Buffer> => {
  const side = TILE * density;
  return pngOf(sharp({ create: { width: side, height: side, channels: 3, background: PLAIN_LAND } }));
};

/** The demo's map in tiles, drawn when first asked for; what was asked for last is kept, up to a bound. */
export function createTiles(places: Places, ground: Ground = readGround()): Tiles {
  const kept = createLruCache<string, Buffer>({ maxWeight: MOST_BYTES, weigh: ({ length }) => length });
  const making = new Map<string, Promise<Buffer>>();
  const labels = new Map<number, readonly Label[]>();
  const blank = new Map<number, Promise<Buffer>>();
  let streets: ReturnType<typeof sideStreets> | undefined;

  const labelsAt = (zoom: number): readonly Label[] => {
    const placed = labels.get(zoom) ?? placeLabels(places, ground, zoom);
    labels.set(zoom, placed);
    return placed;
  };

  const draw = async (address: TileAddress, density: 1 | 2, key: string): Promise<Buffer> => {
    streets ??= sideStreets(places.districts);
    const svg = drawTile(address, density, {
      places,
      ground,
      labels: labelsAt(address.z),
      sideStreets: streets,
    });
    if (!svg) {
      // Most of the world: one picture for all of it.
      const land = blank.get(density) ?? drawBlankTile(density);
      blank.set(density, land);
      return land;
    }
    const bytes = await pngOf(sharp(Buffer.from(svg)));
    kept.set(key, bytes);
    return bytes;
  };

  return {
    async png(address, density) {
      const key = `${address.z}/${address.x}/${address.y}@${density}`;
      const found = kept.get(key);
      if (found) return found;
      const running = making.get(key) ?? draw(address, density, key).finally(() => making.delete(key));
      making.set(key, running);
      return running;
    },
  };
}
