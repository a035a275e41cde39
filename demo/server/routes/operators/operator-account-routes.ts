import { Hono } from 'hono';
import type { OperatorSessions } from '../../services/operators/operator-sessions.ts';
import { Refusal } from '../../services/shared/refusal.ts';
import type { SendConsolePage } from '../console/console-sender.ts';
import type { ConsoleContext, ConsoleEnv } from './console-access.ts';
import type { ConsoleCookies } from './console-cookies.ts';
import { renderAccountPage } from './operator-account-page.ts';
import { setRetryAfter, toNotice } from './refusal-page.ts';
import { readNewPassword } from './sign-in-routes.ts';

interface AccountDeps {
  readonly sessions: OperatorSessions;
  readonly cookies: ConsoleCookies;
  readonly send: SendConsolePage;
}

/** `/console/account`: the operator's own password and sessions. */
export function createAccountRoutes({ sessions, cookies, send }: AccountDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();

  const sendAccount = async (c: ConsoleContext, refusal: Refusal | null) => {
    const session = c.get('session');
    if (refusal) setRetryAfter(c, refusal);
    const page = renderAccountPage({
      session,
      canChangePassword: await sessions.canChangePassword(session),
      notice: refusal && toNotice(refusal),
      isPasswordChanged: !refusal && c.req.query('saved') === 'password',
    });
    return send(c, page, refusal);
  };

  app.get('/', (c) => sendAccount(c, null));

  app.post('/password', async (c) => {
    const form = await c.req.parseBody();
    try {
      const currentPassword = typeof form.current === 'string' ? form.current : '';
      await sessions.changePassword(c.get('session'), {
        currentPassword,
        newPassword: readNewPassword(form),
      });
    } catch (error) {
      if (error instanceof Refusal) return sendAccount(c, error);
      throw error;
    }
    return c.redirect('/console/account?saved=password', 303);
  });

  app.post('/sign-out', async (c) => {
    await sessions.signOut(c.get('session'));
    cookies.remove(c, 'session');
    return c.redirect('/console/sign-in', 303);
  });

  app.post('/sign-out-everywhere', async (c) => {
    await sessions.signOutEverywhere(c.get('session'));
    cookies.remove(c, 'session');
    return c.redirect('/console/sign-in', 303);
  });
  return app;
}
