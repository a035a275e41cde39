/**
 * The scope of a test run. `npm test` runs the quick part of every suite; `npm run test:all` sets TEST_SCOPE=all and runs
 * the rest too: browser tests tagged `@full`, more random cases, and each test on both database engines.
 */
export const runsEverything = process.env.TEST_SCOPE === 'all';

/** Picks a value, usually a number of cases, for the current scope. */
export const inScope = <T>(quick: T, full: T): T => (runsEverything ? full : quick);

/** Details of a browser test that runs only in `npm run test:all`. */
export const FULL_ONLY = { tag: '@full' } as const;

/** The same for one case of several: those that are not `quick` run only in `npm run test:all`. */
export const quickIf = (quick: boolean): { readonly tag?: '@full' } => (quick ? {} : FULL_ONLY);
