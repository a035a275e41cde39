import type { Context, MiddlewareHandler } from 'hono';
import { isSameSecret } from '../../services/account/secrets.ts';
import {
  type BusinessScope,
  getScope,
  hasPermissionAnywhere,
  isInScope,
} from '../../services/operators/operator-access.ts';
import {
  type ConsoleSession,
  createFormToken,
  type OperatorSessions,
} from '../../services/operators/operator-sessions.ts';
import type { Permission } from '../../services/operators/permissions.ts';
import { createNotFoundRefusal, Refusal } from '../../services/shared/refusal.ts';
import type { ListView } from '../console/console-frame.ts';
import type { ConsoleCookies } from './console-cookies.ts';

/** Data that the access checks provide to the handlers of a console request. */
export interface ConsoleEnv {
  readonly Variables: {
    session: ConsoleSession;
    /** The businesses at which the operator has the permission that the route requires. */
    scope: BusinessScope;
  };
}

export type ConsoleContext = Context<ConsoleEnv>;

/**
 * Paths that the page's script fetches. Requests for them do not redirect to the sign-in page and do not keep a session
 * alive.
 */
const SCRIPT_PATHS = ['/console/orders', '/console/reservations/list', '/console/news'];

const isScriptRequest = (c: Context): boolean => c.req.method === 'GET' && SCRIPT_PATHS.includes(c.req.path);

const SIGN_IN_PATH = '/console/sign-in';

/** Builds the path of the sign-in page. After signing in, the operator returns to `next`. */
const buildSignInHref = (next: string): string => `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`;

/** Builds the path of the sign-in page. After signing in, the operator returns to the page that sent the request. */
export function buildSignInHrefForRequest(c: Context): string {
  const referrer = c.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return SIGN_IN_PATH;
  const { host, pathname, search } = new URL(referrer);
  if (host !== new URL(c.req.url).host) return SIGN_IN_PATH;
  return pathname === SIGN_IN_PATH ? pathname + search : buildSignInHref(pathname + search);
}

/**
 * Lets only signed-in operators through. For anyone else, a page redirects to the sign-in page, while parts of a page
 * and forms throw Refusal 401.
 */
export const requireSession =
  (sessions: Pick<OperatorSessions, 'find'>, cookies: ConsoleCookies): MiddlewareHandler<ConsoleEnv> =>
  async (c, next) => {
    const token = cookies.read(c, 'session');
    const session = token === null ? null : await sessions.find(token, !isScriptRequest(c));
    if (session) {
      c.set('session', session);
      return next();
    }
    if (c.req.method !== 'GET' || isScriptRequest(c))
      throw new Refusal(401, 'sign_in', 'You are signed out. Sign in and try again');
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(buildSignInHref(pathname + search), 303);
  };

/** Refuses a form without the token of its session or of the `form` cookie. Throws Refusal 403. */
export const requireFormToken =
  (cookies: ConsoleCookies): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const secret = cookies.read(c, 'session') ?? cookies.read(c, 'form');
      const { csrf } = await c.req.parseBody();
      if (secret === null || typeof csrf !== 'string' || !isSameSecret(csrf, createFormToken(secret)))
        throw new Refusal(403, 'form_token', 'This form is out of date. Reload the page and try again');
    }
    return next();
  };

/**
 * Lets an operator through who has the permission at one business or more. Passes these businesses to the handler as
 * `scope`. Throws Refusal 403.
 */
export const requirePermission =
  (permission: Permission): MiddlewareHandler<ConsoleEnv> =>
  async (c, next) => {
    const session = c.get('session');
    if (!hasPermissionAnywhere(session, permission))
      throw new Refusal(403, 'no_permission', 'Your role does not allow this. Ask an owner of the business');
    c.set('scope', getScope(session, permission));
    return next();
  };

/**
 * The business in a query or form field, as text that the database can store. Null selects all of the operator's
 * businesses.
 */
export const readFilter = (value: unknown): string | null =>
  (typeof value === 'string' && value.replaceAll('\0', '\ufffd')) || null;

/** The route's scope, narrowed to the selected business. Throws Refusal 404 for a business outside it. */
export function narrowScope(scope: BusinessScope, filter: string | null): BusinessScope {
  if (filter === null) return scope;
  if (!isInScope(scope, filter)) throw createNotFoundRefusal('The business');
  return [filter];
}

/** The page number in the query, starting at 0. */
export const readPage = (value: string | undefined): number => {
  const page = Number(value ?? 0);
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 0;
};

/** A search text of at most 100 characters that the database can store. */
export const readSearch = (value: string | undefined): string =>
  (value ?? '').replaceAll('\0', '').trim().slice(0, 100);

/** Reads which part of a list to show (business, search text, page) from a query, or from a form's hidden fields. */
export const parseListView = ({ business, q, page }: Readonly<Record<string, unknown>>): ListView => ({
  filter: readFilter(business),
  search: readSearch(typeof q === 'string' ? q : ''),
  page: readPage(typeof page === 'string' ? page : ''),
});

/** Reads from a request's query which part of a list to show. */
export const readListView = (c: Context): ListView => parseListView(c.req.query());
