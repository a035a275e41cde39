import type { User } from '../../domain/account/user-types.ts';

export interface SessionState {
  readonly token: string | null;
  readonly user: User | null;
  /** Authenticated: token and user are there, and the user is of this business (spec, section 4). */
  readonly customer: 'guest' | 'authenticated';
  /** The stored token was looked at. */
  readonly checked: boolean;
  /** Loads the profile of a stored token, once; a failure logs out (spec, section 4). Never rejects. */
  checkProfile(): Promise<void>;
  /** Logged in, or the account as it is by now. */
  begin(token: string, user: User): void;
  /** Here at once, in other tabs too; at the server as soon as it hears of it. */
  logout(): void;
}
