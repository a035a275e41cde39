import { Hono } from 'hono';
import { isTile, type Tiles } from '../../services/delivery/tiles/tile-service.ts';
import { Refusal } from '../../services/shared/refusal.ts';

/** One week. The map changes only when the backend is released. */
const TILE_CACHING = 'public, max-age=604800';
const TILE_FILE = /^(\d{1,7})(@2x)?\.png$/;
const INTEGER = /^\d{1,7}$/;

/** `/tiles/{z}/{x}/{y}.png`, and `{y}@2x.png` for high-resolution screens. */
export function createTileRoutes(tiles: Tiles): Hono {
  const app = new Hono();
  app.get('/:z/:x/:file', async (c) => {
    const { z, x, file } = c.req.param();
    const [, y, resolutionSuffix] = TILE_FILE.exec(file) ?? [];
    const address = { z: Number(z), x: Number(x), y: Number(y) };
    if (!y || !INTEGER.test(z) || !INTEGER.test(x) || !isTile(address))
      throw new Refusal(400, 'invalid', 'This tile does not exist. Check zoom, x and y.');
    const bytes = await tiles.renderPng(address, resolutionSuffix ? 2 : 1);
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/png', 'cache-control': TILE_CACHING });
  });
  return app;
}
