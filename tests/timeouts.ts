/**
 * How much longer anything may take than on an idle machine, because other work may share the processor. A wait ends as
 * soon as its condition holds, so a passing run is not slower for it. TEST_LOAD_FACTOR changes it.
 */
const LOAD_FACTOR = Number(process.env.TEST_LOAD_FACTOR ?? 4);

/** Timeout in ms for something that takes at most `idleMs` on an idle machine. */
export const underLoad = (idleMs: number): number => idleMs * LOAD_FACTOR;
