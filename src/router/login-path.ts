import { paths } from './paths.ts';

/**
 * The path of the login. The path to which the customer returns is a parameter, so that it survives a reload and works
 * in a second tab.
 */
export const buildLoginPath = (referenceId: string, from: string): string =>
  `${paths.login({ referenceId })}?to=${from}`;
