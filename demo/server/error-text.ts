import { DrizzleQueryError } from 'drizzle-orm';

/** Longest cause chain that is described. */
const MAX_CAUSES = 5;

/**
 * What a message may contain of a person or a secret: addresses of pages after the path, passwords in an address, e-mail addresses, phone numbers and
 * codes, tokens and keys, and values that a parser or the database quotes.
 */
const PRIVATE_PARTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(\w+:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/g, '$1?…'],
  [/\/\/[^\s/@]+@/g, '//…@'],
  [/[^\s"'<>@/:…]+@[^\s"'<>@]+\.[^\s"'<>@]+/g, '…'],
  [/\b[\w-]{32,}\b/g, '…'],
  [/(?!\d+(?:\.\d+){3}\b)\+?\d(?:[\s()./-]?\d){5,}/g, '…'],
];
/** PostgreSQL quotes a value after a colon (`invalid input syntax for type integer: "x"`), and names without one. */
const QUOTED_BY_DATABASE = /: ".*"/gs;
/** V8 quotes the beginning of a text that is not JSON. */
const QUOTED_BY_PARSER = /(['"]).*\1/gs;

const redact = (text: string): string =>
  PRIVATE_PARTS.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text);

const readText = (error: object, name: string): string | null => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : null;
};

/**
 * The message of an error without personal data. A failed query keeps its SQL and loses its parameters; an error of the database
 * keeps its code and constraint and loses the row that it quotes.
 */
export function describeMessage(error: unknown): string {
  if (!(error instanceof Error)) return redact(String(error));
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof SyntaxError) return redact(error.message.replace(QUOTED_BY_PARSER, '…'));
  const [code, constraint] = [
    readText(error, 'code'),
    readText(error, 'constraint_name') ?? readText(error, 'constraint'),
  ];
  const place = [code, constraint].filter(Boolean).join(', ');
  return redact(error.message.replace(QUOTED_BY_DATABASE, ': …')) + (place && ` (${place})`);
}

/** The stack without the message, which it repeats. */
const readFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * Describes an error for the log: message, stack and causes. Nothing of a customer may get into a log: no name, phone, comment,
 * code or key. Therefore it prints no other property of the error.
 */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  let cause = error;
  while (parts.length < MAX_CAUSES && cause instanceof Error) {
    parts.push(`${cause.name}: ${describeMessage(cause)}\n${readFrames(cause)}`.trimEnd());
    cause = cause.cause;
  }
  return parts.length ? parts.join('\nCaused by ') : describeMessage(error);
}

/** Writes an error, or a message of the server, to the log. */
export const logError = (error: unknown): void => console.error(describeError(error));
