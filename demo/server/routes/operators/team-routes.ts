import { Hono } from 'hono';
import type { OperatorTeam } from '../../services/operators/operator-team.ts';
import { isRole, type Role } from '../../services/operators/permissions.ts';
import { createInvalidFieldRefusal, createNotFoundRefusal, Refusal } from '../../services/shared/refusal.ts';
import type { ListView } from '../console/console-frame.ts';
import { loadBusinessChoices, type SendConsolePage } from '../console/console-sender.ts';
import type { ConsoleView } from '../console/console-services.ts';
import {
  type ConsoleContext,
  type ConsoleEnv,
  narrowScope,
  parseListView,
  readFilter,
  readListView,
  requirePermission,
} from './console-access.ts';
import { toNotice } from './refusal-page.ts';
import { buildTeamHref, renderTeamPage } from './team-page.ts';

interface TeamDeps {
  readonly consoleView: Pick<ConsoleView, 'listBusinesses'>;
  readonly team: OperatorTeam;
  readonly send: SendConsolePage;
  /** Builds the absolute URL of a path. */
  readonly toAbsoluteUrl: (c: ConsoleContext, path: string) => string;
}

/** Reads the role field. Throws Refusal 422. */
function readRole(value: unknown): Role {
  if (!isRole(value)) throw createInvalidFieldRefusal('invalid', 'role', 'Choose a role');
  return value;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');

/** `/console/operators`, where an owner adds, changes and removes a business's operators. */
export function createTeamRoutes({ consoleView, team, send, toAbsoluteUrl }: TeamDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();
  app.use('*', requirePermission('operators'));

  const sendTeam = async (
    c: ConsoleContext,
    { filter: selectedBusiness, ...listPage }: ListView,
    {
      refusal = null,
      passwordLink = null,
    }: { refusal?: Refusal | null; passwordLink?: { href: string; name: string } | null },
  ) => {
    const session = c.get('session');
    narrowScope(c.get('scope'), selectedBusiness);
    const choices = await loadBusinessChoices(consoleView, c.get('scope'), selectedBusiness);
    const referenceId =
      selectedBusiness ?? (choices.total === 1 ? choices.businesses[0]?.referenceId : null) ?? null;
    const business = choices.businesses.find((choice) => choice.referenceId === referenceId) ?? null;
    const list = business
      ? await team.list(business.referenceId, session, listPage)
      : { members: [], hasMore: false };
    const view = { ...listPage, filter: referenceId };
    const notice = refusal && toNotice(refusal);
    const page = renderTeamPage({
      choices,
      business,
      ...list,
      view,
      passwordLink,
      notice,
      token: session.token,
    });
    return send(c, page, refusal);
  };

  app.get('/', (c) => sendTeam(c, readListView(c), {}));

  /**
   * Handles a form of the page. A refusal appears above the list. If the business or the operator is unknown, the
   * refusal has its own page. `change` returns the path of a new password link and the operator's name. It returns null
   * if there is no link to show.
   */
  const runForm = async (
    c: ConsoleContext,
    change: (
      form: Readonly<Record<string, unknown>>,
      referenceId: string,
    ) => Promise<{ readonly path: string; readonly name: string } | null>,
  ) => {
    const form = await c.req.parseBody();
    const referenceId = readFilter(form.business);
    if (referenceId === null) throw createNotFoundRefusal('The business');
    narrowScope(c.get('scope'), referenceId);
    const view = parseListView(form);
    try {
      const relativeLink = await change(form, referenceId);
      if (!relativeLink) return c.redirect(buildTeamHref(view), 303);
      const passwordLink = { href: toAbsoluteUrl(c, relativeLink.path), name: relativeLink.name };
      return sendTeam(c, view, { passwordLink });
    } catch (error) {
      if (error instanceof Refusal && error.status !== 404) return sendTeam(c, view, { refusal: error });
      throw error;
    }
  };

  app.post('/', (c) =>
    runForm(c, async (form, referenceId) => {
      const name = readText(form.name);
      const path = await team.add({ name, referenceId, role: readRole(form.role) }, c.get('session'));
      return path === null ? null : { path, name };
    }),
  );

  app.post('/:id/role', (c) =>
    runForm(c, async (form, referenceId) => {
      const member = { operatorId: c.req.param('id'), referenceId };
      await team.changeRole(member, readRole(form.role), c.get('session'));
      return null;
    }),
  );

  app.post('/:id/remove', (c) =>
    runForm(c, async (_form, referenceId) => {
      await team.remove({ operatorId: c.req.param('id'), referenceId }, c.get('session'));
      return null;
    }),
  );

  app.post('/:id/link', (c) =>
    runForm(c, (_form, referenceId) =>
      team.createPasswordLink({ operatorId: c.req.param('id'), referenceId }, c.get('session')),
    ),
  );
  return app;
}
