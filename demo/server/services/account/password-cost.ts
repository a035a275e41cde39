/**
 * The cost of hashing one password: OWASP's scrypt recommendation for little memory, 32 MB and three rounds. A stored
 * hash contains its own cost, so a change applies only to new passwords. Contract tests replace this module.
 */
export const PASSWORD_COST: { readonly N: number; readonly r: number; readonly p: number } = {
  N: 2 ** 15,
  r: 8,
  p: 3,
};
