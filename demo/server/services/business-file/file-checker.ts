import { type FileProblem, foundText, pathText } from './file-problem.ts';

/**
 * Walking a file as it came, past whatever has the wrong shape, so that all problems come at once: those of shape and
 * those a schema of shapes cannot see.
 */
export type Path = readonly PropertyKey[];
export type Loose = Readonly<Record<string, unknown>>;
export interface Entry {
  readonly path: Path;
  readonly value: Loose;
}
export type Names = ReadonlySet<unknown>;

export const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The members of a list of objects. */
export const entries = (owner: Entry, key: string): Entry[] =>
  listOf(owner.value[key]).map((value, index) => ({
    path: [...owner.path, key, index],
    value: loose(value),
  }));

/** The members of an object of objects, each by its name. */
export const members = (owner: Entry, key: string): Entry[] =>
  Object.entries(loose(owner.value[key])).map(([name, value]) => ({
    path: [...owner.path, key, name],
    value: loose(value),
  }));

/** Collects problems, with the checks that all kinds of references share. */
export function createFileChecker() {
  const problems: FileProblem[] = [];
  const problem = (path: Path, expected: string, value: unknown): void =>
    void problems.push({ path: pathText(path), expected, found: foundText(value) });
  return {
    problems,
    problem,
    /** Returns the names used, each of which may be used once. */
    unique(list: readonly Entry[], key: string, kind: string): Set<unknown> {
      const seen = new Set<unknown>();
      for (const { path, value } of list) {
        if (typeof value[key] !== 'string') continue;
        if (seen.has(value[key]))
          problem(
            [...path, key],
            `${key === 'id' ? 'an id' : `a ${key}`} that no other ${kind} has`,
            value[key],
          );
        seen.add(value[key]);
      }
      return seen;
    },
    /** A name, or every name of a list, must be known. */
    known(owner: Entry, key: string, names: Names, kind: string): void {
      const value = owner.value[key];
      if (typeof value === 'string' && !names.has(value)) problem([...owner.path, key], kind, value);
      listOf(value).forEach((name, index) => {
        if (typeof name === 'string' && !names.has(name)) problem([...owner.path, key, index], kind, name);
      });
    },
    /** An id of another system means nothing without the system. */
    owner({ path, value }: Entry): void {
      if (typeof value.provider_id === 'string' && value.provider === undefined)
        problem([...path, 'provider_id'], 'a provider beside it', value.provider_id);
    },
    /** Every member of an object must be named by something known. */
    knownMembers(owner: Entry, key: string, names: Names, kind: string): void {
      for (const name of Object.keys(loose(owner.value[key])))
        if (!names.has(name)) problem([...owner.path, key, name], kind, name);
    },
  };
}
export type FileChecker = ReturnType<typeof createFileChecker>;
