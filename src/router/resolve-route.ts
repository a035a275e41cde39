import { type Guard, type GuardContext, runGuards } from './guard-chain.ts';
import { matchPath, type RouteMatch } from './match.ts';
import { addLeadingSlash, removeTrailingSlash } from './normalise-path.ts';
import { RouteError } from './route-error.ts';
import type { RouteName } from './route-table.ts';
import type { RouteTable } from './route-types.ts';

export interface NavigationRules<Screen> {
  readonly routes: RouteTable<Screen>;
  readonly guards: Readonly<Record<string, Guard>>;
  readonly globalGuards: readonly string[];
  readonly loadScreen: (name: RouteName) => Promise<Screen>;
}

interface ResolvedScreen<Screen> {
  readonly match: RouteMatch;
  readonly screen: Screen;
}

export interface Resolution<Screen> {
  /** The path after all redirects. */
  readonly path: string;
  readonly notice: string | null;
  readonly result: ResolvedScreen<Screen> | RouteError;
}

const REDIRECT_LIMIT = 10;

/**
 * Follows redirects until a route can be shown or an error occurs. Never rejects. Ignore the result if the signal is
 * aborted.
 */
export async function resolveRoute<Screen>(
  requestedPath: string,
  rules: NavigationRules<Screen>,
  context: Omit<GuardContext, 'to'>,
  /** The notice of the result if no guard gives another. */
  requestedNotice: string | null = null,
): Promise<Resolution<Screen>> {
  const visitedPaths: string[] = [];
  let path = requestedPath;
  let notice = requestedNotice;

  const resolveStep = async (): Promise<ResolvedScreen<Screen> | string> => {
    const match = matchPath(path);
    if (!match) throw new RouteError(404, 'Page Not Found', path, 'notFound');
    // The screen loads while the guards run.
    const screenPromise = rules.loadScreen(match.name);
    screenPromise.catch(() => undefined);
    const names = [...rules.globalGuards, ...(rules.routes[match.name].guards ?? [])];
    const guardResult = await runGuards(names, rules.guards, { ...context, to: match });
    if (guardResult) {
      notice = guardResult.notice ?? notice;
      return guardResult.redirect;
    }
    const screen = await screenPromise.catch((cause: unknown) => {
      throw new RouteError(500, 'This screen could not be loaded', path, 'chunk', cause);
    });
    return { match, screen };
  };

  try {
    while (visitedPaths.length < REDIRECT_LIMIT) {
      path = removeTrailingSlash(addLeadingSlash(path));
      visitedPaths.push(path);
      const stepResult = await resolveStep();
      if (typeof stepResult !== 'string') return { path, notice, result: stepResult };
      if (context.signal.aborted) break;
      path = stepResult;
    }
    throw new RouteError(500, `Too many redirects: ${visitedPaths.join(' > ')}`, path, 'loop');
  } catch (error) {
    const result =
      error instanceof RouteError
        ? error
        : new RouteError(500, error instanceof Error ? error.message : String(error), path, 'failed', error);
    return { path, notice, result };
  }
}
