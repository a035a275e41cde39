import type * as z from 'zod';
import { suggestKey } from './suggest-key.ts';

/** A problem in a business file, for the author of the file: the path, the expected value and the actual value. */
export interface FileProblem {
  /** Path of the value, such as `categories[2].items[0].price`. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

/** Formats a path as `categories[2].items[0].price`. The whole file is `(file)`. */
export function formatPath(path: readonly PropertyKey[]): string {
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

/** The value as JSON, shortened to one line. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

const getValueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key], root);

type Issue = z.core.$ZodIssue;

const describeBound = (issue: Issue & { code: 'too_small' | 'too_big' }): string => {
  const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'string') return `text of ${bound} characters`;
  if (issue.origin === 'array') return `a list of ${bound} ${bound.endsWith(' 1') ? 'entry' : 'entries'}`;
  return bound;
};

const TYPE_TEXT: Record<string, string> = {
  array: 'a list',
  object: 'an object',
  record: 'an object',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

function describeExpected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_TEXT[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return describeBound(issue);
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'a valid key';
    case 'invalid_union':
      return (
        issue.errors
          .map((alternative) => alternative[0] && describeExpected(alternative[0]))
          .filter(Boolean)
          .join(', or ') || issue.message
      );
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? `a valid ${issue.format}` : issue.message;
    default:
      return issue.message;
  }
}

/** Converts zod's issues to problems in plain English. `input` is the document that zod has checked. */
export function toFileProblems(error: z.ZodError, input: unknown): FileProblem[] {
  return error.issues.flatMap((issue) => {
    const expected = describeExpected(issue);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: formatPath([...issue.path, key]),
        expected: suggestKey(expected, key),
        actual: `the unknown key "${key}"`,
      }));
    return [{ path: formatPath(issue.path), expected, actual: describeValue(getValueAt(input, issue.path)) }];
  });
}
