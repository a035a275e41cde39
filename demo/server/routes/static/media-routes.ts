import { Hono } from 'hono';
import type { PictureVariants } from '../../services/business/picture-variants.ts';
import { createNotFoundRefusal } from '../../services/shared/refusal.ts';

const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable';

const sendPicture = (bytes: Buffer | null, type: string): Response => {
  if (!bytes) throw createNotFoundRefusal('The picture');
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': IMMUTABLE_CACHING },
  });
};

/**
 * Serves `/:hash/:width.webp` and `/:hash/share.jpg`. A URL contains the content hash, so browsers cache it
 * permanently.
 */
export function createMediaRoutes({ toWebp, toShareImage }: PictureVariants): Hono {
  const app = new Hono();
  app.get('/:hash/share.jpg', async (c) =>
    sendPicture(await toShareImage(c.req.param('hash')), 'image/jpeg'),
  );
  app.get('/:hash/:file{\\d+\\.webp}', async (c) =>
    sendPicture(await toWebp(c.req.param('hash'), Number.parseInt(c.req.param('file'), 10)), 'image/webp'),
  );
  return app;
}
