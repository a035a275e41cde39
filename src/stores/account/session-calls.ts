import type { Client } from '../../api/client/api-client.ts';
import { logoutCall, profileCall } from '../../api/contract/account-contract.ts';
import { toUser } from '../../api/mappers/map-user.ts';
import type { User } from '../../domain/account/user-types.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createProofStorage } from './verified-phones.ts';

interface StoredSession {
  readonly token: string;
  readonly userId: string;
}

/**
 * Loads the user of the stored token. If that fails, logs the customer out (spec, section 4). Ignores the response if
 * the session has changed meanwhile.
 */
export async function loadProfile(
  client: Client,
  { token, userId }: StoredSession,
  get: () => { readonly token: string | null; logout(): void },
  set: (patch: { readonly user?: User; readonly isChecked?: true }) => void,
): Promise<void> {
  const isCurrentToken = () => get().token === token;
  try {
    const { user } = await client.call(profileCall, { params: { user_id: userId } });
    if (isCurrentToken()) set({ user: toUser(user) });
  } catch {
    if (isCurrentToken()) get().logout();
  }
  set({ isChecked: true });
}

/** Cleans up after a logout: deletes the verified phones and revokes the token on the server. Never throws. */
export function endSession(deps: StoreDeps, token: string | null): void {
  createProofStorage(deps).clear();
  // If this request fails, the token expires on its own.
  if (token) deps.client.call(logoutCall, { token }).catch(() => undefined);
}
