/**
 * How many times longer anything may take here than on an idle machine: other work may share the processor. A wait ends as
 * soon as its condition holds, so a passing run is not slower for it. TEST_LOAD_FACTOR changes it.
 */
const LOAD_FACTOR = Number(process.env.TEST_LOAD_FACTOR ?? 4);

/** A timeout in ms, from what an idle machine needs at most. */
export const underLoad = (idleMs: number): number => idleMs * LOAD_FACTOR;
