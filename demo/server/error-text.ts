import { DrizzleQueryError } from 'drizzle-orm';

/** Maximum length of a chain of causes in the log. */
const MAX_CAUSES = 5;

/**
 * Parts of a message that may reveal a person or a secret: the query and fragment of a URL, a password in a URL,
 * e-mail addresses, phone numbers and codes, tokens and keys, and values that a parser or the database quotes.
 */
const PRIVATE_PARTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(\w+:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/g, '$1?…'],
  [/\/\/[^\s/@]+@/g, '//…@'],
  [/[^\s"'<>@/:…]+@[^\s"'<>@]+\.[^\s"'<>@]+/g, '…'],
  [/\b[\w-]{32,}\b/g, '…'],
  [/(?!\d+(?:\.\d+){3}\b)\+?\d(?:[\s()./-]?\d){5,}/g, '…'],
];
/** PostgreSQL puts a colon before quoted values (`invalid input syntax for type integer: "x"`), but not before quoted names. */
const QUOTED_BY_DATABASE = /: ".*"/gs;
/** V8 quotes the beginning of a text that is not valid JSON. */
const QUOTED_BY_PARSER = /(['"]).*\1/gs;

const redact = (text: string): string =>
  PRIVATE_PARTS.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text);

const readText = (error: object, name: string): string | null => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : null;
};

/**
 * The message of an error without personal data. A failed query keeps its SQL but not its parameters; a database error
 * keeps its code and constraint but not the row that it quotes.
 */
export function redactMessage(error: unknown): string {
  if (!(error instanceof Error)) return redact(String(error));
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof SyntaxError) return redact(error.message.replace(QUOTED_BY_PARSER, '…'));
  const [code, constraint] = [
    readText(error, 'code'),
    readText(error, 'constraint_name') ?? readText(error, 'constraint'),
  ];
  const detailText = [code, constraint].filter(Boolean).join(', ');
  return redact(error.message.replace(QUOTED_BY_DATABASE, ': …')) + (detailText && ` (${detailText})`);
}

/** The stack without the message, which the stack repeats. */
const readFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * Describes an error for the log: message, stack and causes. A log must not contain anything about a customer: no name,
 * phone, comment, code or key. Other properties of the error are therefore left out.
 */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  let cause = error;
  while (parts.length < MAX_CAUSES && cause instanceof Error) {
    parts.push(`${cause.name}: ${redactMessage(cause)}\n${readFrames(cause)}`.trimEnd());
    cause = cause.cause;
  }
  return parts.length ? parts.join('\nCaused by ') : redactMessage(error);
}

/** Writes an error, or a message of the server itself, to the log. */
export const logError = (error: unknown): void => console.error(describeError(error));
