/**
 * The work of one password hash: OWASP's recommendation for scrypt with little memory, 32 MB and three rounds. Stored hashes
 * name their own cost, so a change applies to new passwords. Contract tests replace this module.
 */
export const PASSWORD_COST: { readonly N: number; readonly r: number; readonly p: number } = {
  N: 2 ** 15,
  r: 8,
  p: 3,
};
