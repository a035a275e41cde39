import { Hono } from 'hono';
import { isTile, type Tiles } from '../../services/delivery/tiles/tile-service.ts';
import { Refusal } from '../../services/shared/refusal.ts';

/** A week: the map changes with releases of the backend alone. */
const TILE_CACHING = 'public, max-age=604800';
const FILE = /^(\d{1,7})(@2x)?\.png$/;
const WHOLE = /^\d{1,7}$/;

/** `/tiles/{z}/{x}/{y}.png`, and `{y}@2x.png` for dense screens. */
export function tileRoutes(tiles: Tiles): Hono {
  const app = new Hono();
  app.get('/:z/:x/:file', async (c) => {
    const { z, x, file } = c.req.param();
    const [, y, dense] = FILE.exec(file) ?? [];
    const address = { z: Number(z), x: Number(x), y: Number(y) };
    if (!y || !WHOLE.test(z) || !WHOLE.test(x) || !isTile(address))
      throw new Refusal(400, 'invalid', 'There is no such tile');
    const bytes = await tiles.png(address, dense ? 2 : 1);
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/png', 'cache-control': TILE_CACHING });
  });
  return app;
}
