import { type Context, Hono, type Next } from 'hono';
import type { Origins } from '../../services/business/origins.ts';
import { createNotFoundRefusal, Refusal } from '../../services/shared/refusal.ts';

type OwnDomainDeps = Pick<Origins, 'findDomainOwner'>;

/**
 * Routing on a business's own domain: the root redirects to its page, and the console and the demo pages are not available.
 * `/domain-check?domain=` supports the "ask" option of Caddy's on-demand TLS: 200 for a business's domain, 404 for any
 * other. The routes contain whole paths, so mount the app at `/`, before the console.
 */
export function createOwnDomainRoutes({ findDomainOwner }: OwnDomainDeps): Hono {
  const app = new Hono();

  app.get('/domain-check', async (c) => {
    const domain = c.req.query('domain') ?? '';
    if (/[/?#@\\\s]/.test(domain) || !URL.canParse(`http://${domain}`))
      throw new Refusal(
        400,
        'bad_request',
        'The domain is missing or invalid. Send it as ?domain=order.example.com',
      );
    if (!(await findDomainOwner(`http://${domain}`)))
      throw createNotFoundRefusal('A business with this domain');
    return c.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  });

  app.get('/', async (c, next) => {
    const ownerId = await findDomainOwner(c.req.url);
    return ownerId ? c.redirect(`/${ownerId}${new URL(c.req.url).search}`, 302) : next();
  });

  const refuseOnOwnDomain = async (c: Context, next: Next): Promise<void> => {
    if (await findDomainOwner(c.req.url)) throw createNotFoundRefusal('This page');
    await next();
  };
  for (const path of ['/console', '/demo']) app.use(`${path}/*`, refuseOnOwnDomain);
  return app;
}
