/**
 * The demo's map: renders tiles as PNG without a network. Roads and buildings come from the geocoder's places.json,
 * water and parks from ground.json.
 */

import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { ReadOrGenerateFile } from '../../business/generated-files.ts';
import { createLruCache } from '../../shared/lru-cache.ts';
import type { Places } from '../geocoder/places.ts';
import { drawTile, LAND_COLOR, type TileAddress } from './draw-tile.ts';
import { type Ground, readGround } from './ground.ts';
import { TILE_PX } from './mercator.ts';
import { createSideStreets } from './side-streets.ts';
import { type Label, placeLabels } from './tile-labels.ts';

const MAX_ZOOM = 19;
/** Increase this number when the drawing of tiles changes, so that stored tiles are redrawn. */
const DRAWING_VERSION = 1;
/** Enough for a few thousand PNG tiles. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Whether a tile exists: a zoom has 2^z columns and rows. */
export const isTile = ({ z, x, y }: TileAddress): boolean =>
  z <= MAX_ZOOM &&
  [z, x, y].every((part) => Number.isSafeInteger(part) && part >= 0) &&
  x < 2 ** z &&
  y < 2 ** z;

export interface Tiles {
  /** Renders a PNG of 256 px times the density. `isTile` must be true for the tile's coordinates. */
  readonly renderPng: (address: TileAddress, density: 1 | 2) => Promise<Buffer>;
}

const toPng = (picture: Sharp): Promise<Buffer> => picture.png({ compressionLevel: 9 }).toBuffer();

const drawBlankTile = (density: 1 | 2): Promise<Buffer> => {
  const side = TILE_PX * density;
  return toPng(sharp({ create: { width: side, height: side, channels: 3, background: LAND_COLOR } }));
};

/** Renders tiles on request. `readOrGenerate` stores them. The most recently used tiles are also cached in memory. */
export function createTiles(
  readOrGenerate: ReadOrGenerateFile,
  places: Places,
  ground: Ground = readGround(),
): Tiles {
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, places, ground]))
    .digest('base64url')
    .slice(0, 12);
  const cache = createLruCache<string, Buffer>({ maxWeight: MAX_CACHE_BYTES, weigh: ({ length }) => length });
  const runningByKey = new Map<string, Promise<Buffer>>();
  const labelsByZoom = new Map<number, readonly Label[]>();
  const blankTiles = new Map<number, Promise<Buffer>>();
  let streets: ReturnType<typeof createSideStreets> | undefined;

  const getLabels = (zoom: number): readonly Label[] => {
    const zoomLabels = labelsByZoom.get(zoom) ?? placeLabels(places, ground, zoom);
    labelsByZoom.set(zoom, zoomLabels);
    return zoomLabels;
  };

  const drawSvg = (address: TileAddress, density: 1 | 2): Promise<Buffer> | null => {
    streets ??= createSideStreets(places.districts);
    const sideStreets = streets;
    const svg = drawTile(address, density, { places, ground, labels: getLabels(address.z), sideStreets });
    return svg ? toPng(sharp(Buffer.from(svg))) : null;
  };

  const loadTile = async (address: TileAddress, density: 1 | 2, key: string): Promise<Buffer> => {
    const bytes = await readOrGenerate(`tiles/${version}/${key}.png`, async () => drawSvg(address, density));
    if (bytes) {
      cache.set(key, bytes);
      return bytes;
    }
    // All tiles without content share one picture.
    const blankTile = blankTiles.get(density) ?? drawBlankTile(density);
    blankTiles.set(density, blankTile);
    return blankTile;
  };

  return {
    async renderPng(address, density) {
      const key = `${address.z}/${address.x}/${address.y}@${density}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const running =
        runningByKey.get(key) ?? loadTile(address, density, key).finally(() => runningByKey.delete(key));
      runningByKey.set(key, running);
      return running;
    },
  };
}
