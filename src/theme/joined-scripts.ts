/** Where letters join: pushed apart they fall apart, and they reach lower than Latin ones, so that their lines are taller. */
export const joinedScripts = '&:lang(ar), &:lang(fa), &:lang(ur)';
