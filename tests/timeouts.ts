/**
 * How much longer an operation may take than on an idle machine, because other work may share the processor. A wait
 * ends as soon as its condition holds, so this does not slow down a passing run. TEST_LOAD_FACTOR changes the factor.
 */
const LOAD_FACTOR = Number(process.env.TEST_LOAD_FACTOR ?? 4);

/** Timeout in ms for an operation that takes at most `idleMs` on an idle machine. */
export const scaleTimeout = (idleMs: number): number => idleMs * LOAD_FACTOR;
