/**
 * The scope of a test run. `npm test` runs the quick part of every suite. `npm run test:all` sets TEST_SCOPE=all and
 * also runs browser tests tagged `@full`, more random cases, and each test on both database engines.
 */
export const runsEverything = process.env.TEST_SCOPE === 'all';

/** Picks a value, usually a number of cases, for the current scope. */
export const pickForScope = <T>(quickValue: T, fullValue: T): T => (runsEverything ? fullValue : quickValue);

/** Details of a browser test that runs only in `npm run test:all`. */
export const FULL_ONLY = { tag: '@full' } as const;

/** Details of a browser test that runs only in `npm run test:all` unless `isQuick`. */
export const fullOnlyUnless = (isQuick: boolean): { readonly tag?: '@full' } => (isQuick ? {} : FULL_ONLY);
