import { paths } from './paths.ts';

/** The path of the login, with the path to return to as a parameter, so that it survives a reload or a second tab. */
export const buildLoginPath = (referenceId: string, from: string): string =>
  `${paths.login({ referenceId })}?to=${from}`;
