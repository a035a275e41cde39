/** Replaces the request hash of an anonymised row. No request hashes to it. */
export const ERASED_REQUEST_HASH = '0'.repeat(32);
