import { Hono } from 'hono';
import type { AuditPage } from '../../services/operators/audit-log.ts';
import type { BusinessScope } from '../../services/operators/operator-access.ts';
import { loadBusinessChoices, type SendConsolePage } from '../console/console-sender.ts';
import type { ConsoleView } from '../console/console-services.ts';
import { renderAuditPage } from './audit-page.ts';
import { type ConsoleEnv, narrowScope, readFilter, requirePermission } from './console-access.ts';

interface AuditDeps {
  readonly consoleView: Pick<ConsoleView, 'listBusinesses'>;
  /** Loads one page of the actions at the businesses. `before` is the id of the last action on the previous page. */
  readonly loadAudit: (scope: BusinessScope, before: number | null) => Promise<AuditPage>;
  readonly send: SendConsolePage;
}

/** Reads the id of the last action on the previous page. Null for the first page. */
const readBefore = (value: string | undefined): number | null => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** `/console/audit`: the operators' actions, newest first. */
export function createAuditRoutes({ consoleView, loadAudit, send }: AuditDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();
  app.get('/', requirePermission('audit'), async (c) => {
    const filter = readFilter(c.req.query('business'));
    const scope = narrowScope(c.get('scope'), filter);
    const [choices, page] = await Promise.all([
      loadBusinessChoices(consoleView, c.get('scope'), filter),
      loadAudit(scope, readBefore(c.req.query('before'))),
    ]);
    return send(c, renderAuditPage({ choices, filter, page }));
  });
  return app;
}
