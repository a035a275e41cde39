import { paths } from './paths.ts';

/**
 * The path of the login screen. `returnPath`, to which the customer returns after the login, is in the query. Therefore
 * it survives a reload and works in a second tab.
 */
export const buildLoginPath = (referenceId: string, returnPath: string): string =>
  `${paths.login({ referenceId })}?to=${returnPath}`;
