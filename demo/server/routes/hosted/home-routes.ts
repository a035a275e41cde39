import { Hono } from 'hono';

/**
 * Redirects `/` to the hosted page if the server has exactly one business, and keeps the query of the URL. Otherwise
 * `/` is not found. The route contains the whole path, so mount the app at `/`.
 */
export const createHomeRoutes = (listReferenceIds: () => Promise<readonly string[]>): Hono =>
  new Hono().get('/', async (c, next) => {
    const [referenceId, ...others] = await listReferenceIds();
    if (!referenceId || others.length) return next();
    // A second business may be imported later, so browsers must not cache the redirect.
    c.header('cache-control', 'no-cache');
    return c.redirect(`/${referenceId}${new URL(c.req.url).search}`, 302);
  });
