import { type Context, Hono, type Next } from 'hono';
import type { Origins } from '../../services/business/origins.ts';
import { notFound, Refusal } from '../../services/shared/refusal.ts';

type OwnDomainDeps = Pick<Origins, 'ownerAt'>;

/**
 * What is different on a business's own domain: its page is at the root, and the operator's console and the demo's pages are not
 * there. `/domain-check?domain=` answers whoever makes certificates, as Caddy asks before it gets one: 200 for a domain that
 * leads to a business, 404 for any other. Whole paths inside: mount it at `/`, before the console.
 */
export function ownDomain({ ownerAt }: OwnDomainDeps): Hono {
  const app = new Hono();

  app.get('/domain-check', async (c) => {
    const asked = c.req.query('domain') ?? '';
    if (/[/?#@\\\s]/.test(asked) || !URL.canParse(`http://${asked}`))
      throw new Refusal(400, 'bad_request', 'A domain, such as ?domain=order.example.com');
    if (!(await ownerAt(`http://${asked}`))) throw notFound('A business there');
    return c.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  });

  app.get('/', async (c, next) => {
    const owner = await ownerAt(c.req.url);
    return owner ? c.redirect(`/${owner}${new URL(c.req.url).search}`, 302) : next();
  });

  const sharedOriginOnly = async (c: Context, next: Next): Promise<void> => {
    if (await ownerAt(c.req.url)) throw notFound('That');
    await next();
  };
  for (const path of ['/console', '/demo']) app.use(`${path}/*`, sharedOriginOnly);
  return app;
}
