import { Hono } from 'hono';
import type { PictureVariants } from '../services/picture-variants.ts';
import { notFound } from '../services/refusal.ts';

/** `/media/<hash>/<width>.webp`: the address names the content, so it never changes. */
export function mediaRoutes(variants: PictureVariants): Hono {
  const app = new Hono();
  app.get('/:hash/:file{\\d+\\.webp}', async (c) => {
    const picture = await variants(c.req.param('hash'), Number.parseInt(c.req.param('file'), 10));
    if (!picture) throw notFound('The picture');
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  return app;
}
