import type { Client } from '../../api/client/api-client.ts';
import { logoutCall, profileCall } from '../../api/contract/account-contract.ts';
import { toUser } from '../../api/mappers/map-user.ts';
import type { User } from '../../domain/account/user-types.ts';
import type { StoreDeps } from '../store-deps.ts';
import { persistedProofs } from './verified-phones.ts';

interface StoredSession {
  readonly token: string;
  readonly userId: string;
}

/** Whose stored token it is; a failure logs out (spec, section 4). What became of the session meanwhile stands. */
export async function loadProfile(
  client: Client,
  { token, userId }: StoredSession,
  get: () => { readonly token: string | null; logout(): void },
  set: (patch: { readonly user?: User; readonly checked?: true }) => void,
): Promise<void> {
  const isStill = () => get().token === token;
  try {
    const { user } = await client.call(profileCall, { params: { user_id: userId } });
    if (isStill()) set({ user: toUser(user) });
  } catch {
    if (isStill()) get().logout();
  }
  set({ checked: true });
}

/** What else ends with a session: the phones verified here, and the token at the server. Never rejects. */
export function endSession(deps: StoreDeps, token: string | null): void {
  persistedProofs(deps).clear();
  // One that never hears of it forgets the token when it expires.
  if (token) deps.client.call(logoutCall, { token }).catch(() => undefined);
}
