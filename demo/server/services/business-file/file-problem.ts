import type * as z from 'zod';

/** One thing wrong with a file, for whoever wrote it. */
export interface FileProblem {
  /** Where, as in `categories[2].items[0].price`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** `categories[2].items[0].price`; the file itself is `(file)`. */
export function pathText(path: readonly PropertyKey[]): string {
  if (!path.length) return '(file)';
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      const name = String(key);
      if (!/^[\w$-]+$/.test(name)) return `[${JSON.stringify(name)}]`;
      return index ? `.${name}` : name;
    })
    .join('');
}

/** What is there, short enough for one line. */
export function foundText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], root);

type Issue = z.core.$ZodIssue;

const withBound = (issue: Issue & { code: 'too_small' | 'too_big' }): string => {
  const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'string') return `text of ${bound} characters`;
  if (issue.origin === 'array') return `a list of ${bound} entries`;
  return bound;
};

const TYPES: Record<string, string> = {
  array: 'a list',
  object: 'an object',
  record: 'an object',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return withBound(issue);
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'another key';
    case 'invalid_union':
      return (
        issue.errors
          .map((branch) => branch[0] && expectation(branch[0]))
          .filter(Boolean)
          .join(', or ') || issue.message
      );
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? `a valid ${issue.format}` : issue.message;
    default:
      return issue.message;
  }
}

/** The problems zod saw, in the words of a person. `input` is what was parsed. */
export function zodProblems(error: z.ZodError, input: unknown): FileProblem[] {
  return error.issues.flatMap((issue) => {
    const expected = expectation(issue);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: pathText([...issue.path, key]),
        expected,
        found: `the unknown key "${key}"`,
      }));
    return [{ path: pathText(issue.path), expected, found: foundText(valueAt(input, issue.path)) }];
  });
}
