import { paths } from './paths.ts';

/** The login, and where it leads to afterwards. The address carries it: so does a reload, and a second tab. */
export const loginPath = (referenceId: string, from: string): string =>
  `${paths.login({ referenceId })}?to=${from}`;
