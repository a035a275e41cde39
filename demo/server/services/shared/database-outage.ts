/** Codes of the driver and the system when the database cannot be reached. */
const CONNECTION_CODES = [
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
];
/**
 * SQLSTATE classes and codes: connection exceptions (08), insufficient resources such as a full disk (53), operator
 * intervention such as a shutdown (57P), system errors such as a failed write (58), and a read-only database (25006).
 */
const OUTAGE_STATES = /^(08...|53...|57P0[123]|58...|25006)$/;

/**
 * Whether a query failed because the database cannot be reached or cannot write, and not because of the request.
 */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // The thread that runs the embedded database has ended or does not reply.
    if (cause.name === 'ThreadLostError') return true;
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if (CONNECTION_CODES.includes(cause.code) || OUTAGE_STATES.test(cause.code)) return true;
  }
  return false;
}
