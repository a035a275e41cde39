/**
 * The scope of a test run. `npm test` runs the quick part of every suite. `npm run test:all` sets TEST_SCOPE=all and
 * also runs browser tests tagged `@full`, more random cases, and each test on both database engines.
 */
export const runsEverything = process.env.TEST_SCOPE === 'all';

/** Picks a value, usually a number of cases, for the current scope. */
export const pickForScope = <T>(quick: T, full: T): T => (runsEverything ? full : quick);

/** Details of a browser test that runs only in `npm run test:all`. */
export const FULL_ONLY = { tag: '@full' } as const;

/** The same for one of several cases: only `quick` cases also run in `npm test`. */
export const fullOnlyUnless = (quick: boolean): { readonly tag?: '@full' } => (quick ? {} : FULL_ONLY);
