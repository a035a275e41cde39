import { describeValue, type FileProblem, formatPath } from './file-problem.ts';

// The checks read the document before it is validated and skip values of the wrong shape. One import can therefore report all
// problems at once: those that the schema finds and those that a schema cannot express.

export type Path = readonly PropertyKey[];
export type LooseObject = Readonly<Record<string, unknown>>;
export interface Entry {
  readonly path: Path;
  readonly value: LooseObject;
}
export type Names = ReadonlySet<unknown>;

/** The value as an object, or an empty object if it is anything else. */
export const toObject = (value: unknown): LooseObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LooseObject) : {};
/** The value as a list, or an empty list if it is anything else. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The entries of a list of objects, with their paths. */
export const listEntries = (owner: Entry, key: string): Entry[] =>
  toList(owner.value[key]).map((value, index) => ({
    path: [...owner.path, key, index],
    value: toObject(value),
  }));

/** The members of an object of objects, with their paths. */
export const listMembers = (owner: Entry, key: string): Entry[] =>
  Object.entries(toObject(owner.value[key])).map(([name, value]) => ({
    path: [...owner.path, key, name],
    value: toObject(value),
  }));

/** Collects problems, and provides the checks that all kinds of references share. */
export function createFileChecker() {
  const problems: FileProblem[] = [];
  const addProblem = (path: Path, expected: string, value: unknown): void =>
    void problems.push({ path: formatPath(path), expected, actual: describeValue(value) });
  return {
    problems,
    addProblem,
    /** Checks that no two entries of a list have the same value of a key. Returns the values. */
    checkUnique(list: readonly Entry[], key: string, kind: string): Set<unknown> {
      const values = new Set<unknown>();
      for (const { path, value } of list) {
        if (typeof value[key] !== 'string') continue;
        if (values.has(value[key]))
          addProblem(
            [...path, key],
            `${key === 'id' ? 'an id' : `a ${key}`} that no other ${kind} has`,
            value[key],
          );
        values.add(value[key]);
      }
      return values;
    },
    /** Checks that the name, or every name of the list, at a key exists. `expected` describes a valid name. */
    checkExists(owner: Entry, key: string, names: Names, expected: string): void {
      const value = owner.value[key];
      if (typeof value === 'string' && !names.has(value)) addProblem([...owner.path, key], expected, value);
      toList(value).forEach((name, index) => {
        if (typeof name === 'string' && !names.has(name))
          addProblem([...owner.path, key, index], expected, name);
      });
    },
    /** Checks that an entry with a provider_id also has a provider. */
    checkProvider({ path, value }: Entry): void {
      if (typeof value.provider_id === 'string' && value.provider === undefined)
        addProblem([...path, 'provider_id'], 'a provider next to provider_id', value.provider_id);
    },
    /** Checks that every key of an object is a known name. */
    checkKeysExist(owner: Entry, key: string, names: Names, expected: string): void {
      for (const name of Object.keys(toObject(owner.value[key])))
        if (!names.has(name)) addProblem([...owner.path, key, name], expected, name);
    },
  };
}
export type FileChecker = ReturnType<typeof createFileChecker>;
