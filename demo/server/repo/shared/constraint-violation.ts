/** SQLSTATE codes of violated constraints. */
export const UNIQUE = '23505';
export const FOREIGN_KEY = '23503';
export const CHECK = '23514';
export const EXCLUSION = '23P01';

/**
 * The name of the violated constraint, if the error is a violation of that kind. Null for other errors. Works with both
 * engines.
 */
export function violatedConstraint(error: unknown, kind: string): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint, constraint_name } = cause as unknown as Record<string, unknown>;
    if (code === kind) return String(constraint ?? constraint_name);
  }
  return null;
}
