import { askGuards, type Guard, type GuardContext } from './guard-chain.ts';
import { matchPath, type RouteMatch } from './match.ts';
import { rooted, withoutTrailingSlash } from './normalise-path.ts';
import { RouteError } from './route-error.ts';
import type { RouteName } from './route-table.ts';
import type { RouteTable } from './route-types.ts';

export interface Rules<Screen> {
  readonly routes: RouteTable<Screen>;
  readonly guards: Readonly<Record<string, Guard>>;
  readonly globalGuards: readonly string[];
  readonly loadScreen: (name: RouteName) => Promise<Screen>;
}

interface Found<Screen> {
  readonly match: RouteMatch;
  readonly screen: Screen;
}

export interface Resolution<Screen> {
  /** Where the redirects ended. */
  readonly path: string;
  readonly notice: string | null;
  readonly result: Found<Screen> | RouteError;
}

const REDIRECT_LIMIT = 10;

/** Follows redirects until a route may be shown or an error must be. Never rejects; moot once the signal is aborted. */
export async function resolveRoute<Screen>(
  requested: string,
  rules: Rules<Screen>,
  context: Omit<GuardContext, 'to'>,
): Promise<Resolution<Screen>> {
  const trail: string[] = [];
  let path = requested;
  let notice: string | null = null;

  const step = async (): Promise<Found<Screen> | string> => {
    const match = matchPath(path);
    if (!match) throw new RouteError(404, 'Page Not Found', path, 'notFound');
    // The screen loads while the guards think.
    const loading = rules.loadScreen(match.name);
    loading.catch(() => undefined);
    const names = [...rules.globalGuards, ...(rules.routes[match.name].guards ?? [])];
    const answer = await askGuards(names, rules.guards, { ...context, to: match });
    if (answer) {
      notice = answer.notice ?? notice;
      return answer.redirect;
    }
    const screen = await loading.catch((cause: unknown) => {
      throw new RouteError(500, 'This screen could not be loaded', path, 'chunk', cause);
    });
    return { match, screen };
  };

  try {
    while (trail.length < REDIRECT_LIMIT) {
      path = withoutTrailingSlash(rooted(path));
      trail.push(path);
      const next = await step();
      if (typeof next !== 'string') return { path, notice, result: next };
      if (context.signal.aborted) break;
      path = next;
    }
    throw new RouteError(500, `Too many redirects: ${trail.join(' > ')}`, path, 'loop');
  } catch (error) {
    const result =
      error instanceof RouteError
        ? error
        : new RouteError(500, error instanceof Error ? error.message : String(error), path, 'failed', error);
    return { path, notice, result };
  }
}
