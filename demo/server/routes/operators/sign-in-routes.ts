import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getClientNetwork } from '../../services/account/rate-limits.ts';
import { createToken } from '../../services/account/secrets.ts';
import type { OperatorSessions } from '../../services/operators/operator-sessions.ts';
import { createInvalidFieldRefusal, Refusal } from '../../services/shared/refusal.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { type ConsoleEnv, requireFormToken } from './console-access.ts';
import type { ConsoleCookies } from './console-cookies.ts';
import { setRetryAfter, toNotice } from './refusal-page.ts';
import { isSessionEnd, renderPasswordLinkPage, renderSignInPage } from './sign-in-pages.ts';

/** How long the server remembers that an operator has signed in on a device. */
const DEVICE_SECONDS = 365 * 24 * 3600;
const CONSOLE_PATH = '/console';

interface SignInDeps {
  readonly sessions: Pick<OperatorSessions, 'signIn' | 'readLink' | 'signInWithLink'>;
  readonly cookies: ConsoleCookies;
  readonly readClientInfo: ReadClientInfo;
  readonly isLocalOnly: boolean;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page to open after signing in. For anything outside the console, it is the console's first page. */
function readNext(value: unknown): string {
  const text = readText(value);
  const base = 'http://console.invalid';
  if (!text.startsWith(CONSOLE_PATH) || !URL.canParse(text, base)) return CONSOLE_PATH;
  const { origin, pathname, search } = new URL(text, base);
  const isPage = origin === base && (pathname === CONSOLE_PATH || pathname.startsWith(`${CONSOLE_PATH}/`));
  return isPage ? pathname + search : CONSOLE_PATH;
}

/** Reads a password that was typed twice. Throws Refusal 422 when the two differ. */
export function readNewPassword(form: Readonly<Record<string, unknown>>): string {
  const password = readText(form.password);
  if (password !== form.repeated)
    throw createInvalidFieldRefusal('invalid', 'repeated', 'The two passwords differ. Type them again');
  return password;
}

/** The pages for people who are not signed in: the sign-in form and the one-time links. */
export function createSignInRoutes({
  sessions,
  cookies,
  readClientInfo,
  isLocalOnly,
}: SignInDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>();

  /** Returns the secret for form tokens: the `session` cookie, or else the `form` cookie, which is created if needed. */
  const ensureFormSecret = (c: Context): string => {
    const existingSecret = cookies.read(c, 'session') ?? cookies.read(c, 'form');
    if (existingSecret) return existingSecret;
    const secret = createToken();
    cookies.write(c, 'form', secret);
    return secret;
  };
  const startSession = (
    c: Context,
    { token, deviceMark, maxAgeSeconds }: Awaited<ReturnType<typeof sessions.signInWithLink>>,
    next: string,
  ) => {
    cookies.write(c, 'session', token, maxAgeSeconds);
    cookies.write(c, 'device', deviceMark, DEVICE_SECONDS);
    cookies.remove(c, 'form');
    return c.redirect(next, 303);
  };
  const sendSignIn = (
    c: Context,
    { name = '', next, refusal = null }: { name?: string; next: string; refusal?: Refusal | null },
    sessionEnd: unknown = null,
  ) => {
    if (refusal) setRetryAfter(c, refusal);
    const notice = refusal && toNotice(refusal);
    const page = renderSignInPage({
      formSecret: ensureFormSecret(c),
      name,
      next,
      notice,
      isLocalOnly,
      sessionEnd: isSessionEnd(sessionEnd) ? sessionEnd : null,
    });
    return c.html(page, (refusal?.status ?? 200) as ContentfulStatusCode);
  };
  const sendPasswordLink = (c: Context, token: string, name: string, refusal: Refusal | null) =>
    c.html(
      renderPasswordLinkPage({
        token,
        name,
        formSecret: ensureFormSecret(c),
        notice: refusal && toNotice(refusal),
      }),
      (refusal?.status ?? 200) as ContentfulStatusCode,
    );

  app.get('/sign-in', (c) => sendSignIn(c, { next: readNext(c.req.query('next')) }, c.req.query('ended')));

  app.post('/sign-in', requireFormToken(cookies), async (c) => {
    const form = await c.req.parseBody();
    const name = readText(form.name).replaceAll('\0', '');
    const next = readNext(form.next);
    try {
      const newSession = await sessions.signIn({
        name,
        password: readText(form.password),
        network: getClientNetwork(readClientInfo(c).ip),
        deviceMark: cookies.read(c, 'device'),
      });
      return startSession(c, newSession, next);
    } catch (error) {
      if (error instanceof Refusal) return sendSignIn(c, { name, next, refusal: error });
      throw error;
    }
  });

  app.get('/enter', async (c) => {
    const token = c.req.query('token') ?? '';
    const { purpose, name } = await sessions.readLink(token);
    return purpose === 'sign_in'
      ? startSession(c, await sessions.signInWithLink(token, null), CONSOLE_PATH)
      : sendPasswordLink(c, token, name, null);
  });

  app.post('/enter', requireFormToken(cookies), async (c) => {
    const form = await c.req.parseBody();
    const token = readText(form.token);
    const { name } = await sessions.readLink(token);
    try {
      return startSession(c, await sessions.signInWithLink(token, readNewPassword(form)), CONSOLE_PATH);
    } catch (error) {
      if (error instanceof Refusal && error.status === 422) return sendPasswordLink(c, token, name, error);
      throw error;
    }
  });
  return app;
}
