import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '../../domain/account/user-types.ts';
import { persisted } from '../../lib/persisted.ts';
import type { BusinessStore } from '../business/business-store.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

const storedSession = z.object({ token: z.string().check(z.minLength(1)), userId: z.string() });

export interface SessionStore extends StoreApi<SessionState> {
  /** Follows logins and logouts in other elements and tabs. Returns the way to stop. */
  connect(): () => void;
}

export function createSessionStore(deps: StoreDeps, businessStore: BusinessStore): SessionStore {
  const key = storageKey(deps, 'session');
  const saved = persisted({ storage: deps.storage, key, version: 1, schema: storedSession });
  // Guests are most customers: what only accounts need comes when there is one.
  const calls = () => import('./session-calls.ts');
  let running: Promise<void> | null = null;

  const store = createStore<SessionState>((set, get) => ({
    token: saved.load()?.token ?? null,
    user: null,
    customer: 'guest',
    checked: false,
    checkProfile() {
      const stored = saved.load();
      if (stored) {
        running ??= calls()
          .then(({ loadProfile }) => loadProfile(deps.client, stored, get, set))
          // Its code not arriving says nothing about the token: the next navigation asks again.
          .catch((error) => deps.reporter.report(error, { part: 'profile' }))
          .finally(() => {
            running = null;
          });
      } else set({ checked: true });
      return running ?? Promise.resolve();
    },
    begin(token, user) {
      saved.save({ token, userId: user.id });
      set({ token, user, checked: true });
    },
    logout() {
      const { token } = get();
      saved.clear();
      set({ token: null, user: null, checked: false });
      calls().then(
        (session) => session.endSession(deps, token),
        () => undefined,
      );
    },
  }));

  const settle = () => {
    const { token, user, customer } = store.getState();
    const known = !!token && !!user?.id && user.ownerId === businessStore.getState().business?.ownerId;
    const next = known ? 'authenticated' : 'guest';
    if (next !== customer) store.setState({ customer: next });
  };
  store.subscribe(settle);
  businessStore.subscribe(settle);

  return {
    ...store,
    connect() {
      const follow = (session: ReturnType<typeof saved.load>) => {
        const token = session?.token ?? null;
        if (token === store.getState().token) return;
        store.setState({ token, user: null, checked: false });
        if (token) void store.getState().checkProfile();
      };
      follow(saved.load());
      return saved.subscribe(follow);
    },
  };
}

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
