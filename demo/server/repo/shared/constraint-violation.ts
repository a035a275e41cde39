/** SQLSTATE codes of violated constraints. */
export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
export const CHECK_VIOLATION = '23514';
export const EXCLUSION_VIOLATION = '23P01';

/** Finds the name of the constraint that an error with this SQLSTATE violates. Null for other errors. */
export function findViolatedConstraint(error: unknown, sqlState: string): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint, constraint_name } = cause as unknown as Record<string, unknown>;
    if (code === sqlState) return String(constraint ?? constraint_name);
  }
  return null;
}
