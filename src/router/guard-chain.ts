import type { RouteMatch } from './match.ts';
import { RouteError } from './route-error.ts';

export interface GuardContext {
  readonly to: RouteMatch;
  /** What is on screen now; null at the start. */
  readonly from: RouteMatch | null;
  /** Aborted when a newer navigation makes this one moot; its answer is ignored then. */
  readonly signal: AbortSignal;
}

/** Go elsewhere instead. `notice` says why, for the screen that is shown. */
export interface Redirect {
  readonly redirect: string;
  readonly notice?: string;
}

/** Undefined lets the navigation pass. Throw a RouteError to show an error page. */
export type GuardAnswer = Redirect | undefined;
export type Guard = (context: GuardContext) => GuardAnswer | Promise<GuardAnswer>;

/**
 * Asks the named guards one after the other until one redirects. Throws 'Unknown route middleware' (spec, section 8) for a
 * name that is not registered, with the name as cause.
 */
export async function askGuards(
  names: readonly string[],
  guards: Readonly<Record<string, Guard>>,
  context: GuardContext,
): Promise<GuardAnswer> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new RouteError(500, 'Unknown route middleware', context.to.path, 'guard', name);
    const answer = await guard(context);
    if (answer || context.signal.aborted) return answer;
  }
  return undefined;
}
