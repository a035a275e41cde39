/**
 * By how many chunks, at least, the modules of each of these are imported. What a module imports is imported by as many as
 * the module itself, or more: none of these needs one further down, so that none waits for itself.
 */
const SHARED_BY = [24, 8, 3];

/**
 * What many of the later chunks share. Left alone, the bundler makes a chunk for every set of chunks that share anything: a
 * menu asked for a hundred files, most of less than a kilobyte, and that cost it a fifth of its processor time.
 */
export const sharedLater = SHARED_BY.map((minShareCount) => ({
  name: `shared-${minShareCount}`,
  // A hosted page waits for its history, and for nothing else.
  test: (id: string): boolean => !id.includes('/src/router/'),
  minShareCount,
}));
