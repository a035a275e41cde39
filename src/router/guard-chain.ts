import type { RouteMatch } from './match.ts';
import { RouteError } from './route-error.ts';

export interface GuardContext {
  readonly to: RouteMatch;
  /** The route on screen; null during the first navigation. */
  readonly from: RouteMatch | null;
  /** Aborted when a newer navigation replaces this navigation. The result is then ignored. */
  readonly signal: AbortSignal;
}

/** Navigates to another path instead. `notice` is the reason, which the screen at that path shows. */
export interface Redirect {
  readonly redirect: string;
  readonly notice?: string;
}

/** Undefined lets the navigation pass. To show an error page, throw a RouteError. */
export type GuardResult = Redirect | undefined;
export type Guard = (context: GuardContext) => GuardResult | Promise<GuardResult>;

/**
 * Runs the named guards one after the other until one redirects or the navigation is aborted. For an unregistered name,
 * throws 'Unknown route middleware' (spec, section 8) with the name as its cause.
 */
export async function runGuards(
  names: readonly string[],
  guards: Readonly<Record<string, Guard>>,
  context: GuardContext,
): Promise<GuardResult> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new RouteError(500, 'Unknown route middleware', context.to.path, 'guard', name);
    const result = await guard(context);
    if (result || context.signal.aborted) return result;
  }
  return undefined;
}
