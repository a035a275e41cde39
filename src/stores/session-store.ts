import { createStore, type StoreApi } from 'zustand/vanilla';
import { text } from '../api/light/common.ts';
import type { WireUser } from '../api/schemas/profile.ts';
import { textOf } from '../lib/checks.ts';
import { persisted } from '../lib/persisted.ts';
import { need, shape } from '../lib/shape.ts';
import type { BusinessStore } from './business-store.ts';
import { type StoreDeps, storageKey } from './store-deps.ts';

const storedSession = shape({ token: need(textOf(1, Number.MAX_VALUE)), userId: text });

export interface SessionState {
  readonly token: string | null;
  readonly user: WireUser | null;
  /** Authenticated: token and user are there, and the user is of this business (spec, section 4). */
  readonly customer: 'guest' | 'authenticated';
  /** The stored token was looked at. */
  readonly checked: boolean;
  /** Loads the profile of a stored token, once; a failure logs out (spec, section 4). Never rejects. */
  checkProfile(): Promise<void>;
  logout(): void;
}

export interface SessionStore extends StoreApi<SessionState> {
  /** Follows a logout in other elements and tabs. Returns the way to stop. */
  connect(): () => void;
}

export function createSessionStore(deps: StoreDeps, businessStore: BusinessStore): SessionStore {
  const saved = persisted({
    storage: deps.storage,
    key: storageKey(deps, 'session'),
    version: 1,
    read: storedSession,
  });
  const stored = saved.load();
  let running: Promise<void> | null = null;

  const store = createStore<SessionState>((set, get) => {
    const check = async () => {
      if (!stored) return set({ checked: true });
      // Guests are most customers: what only accounts need comes when there is one.
      const { profile } = await import('../api/calls/profile.ts');
      try {
        const { user } = await deps.client.call(profile, { params: { user_id: stored.userId } });
        if (get().token) set({ user });
      } catch {
        get().logout();
      } finally {
        set({ checked: true });
      }
    };
    return {
      token: stored?.token ?? null,
      user: null,
      customer: 'guest',
      checked: false,
      checkProfile() {
        running ??= check().catch((error) => {
          // The code did not arrive, which says nothing about the token: the next navigation asks again.
          deps.reporter.report(error, { part: 'profile' });
          running = null;
        });
        return running;
      },
      logout() {
        saved.clear();
        set({ token: null, user: null, checked: false });
      },
    };
  });

  const settle = () => {
    const { token, user, customer } = store.getState();
    const known = !!token && !!user?.id && user.business_id === businessStore.getState().business?.user_id;
    const next = known ? 'authenticated' : 'guest';
    if (next !== customer) store.setState({ customer: next });
  };
  store.subscribe(settle);
  businessStore.subscribe(settle);

  return {
    ...store,
    connect() {
      const follow = (session: unknown) => {
        if (!session && store.getState().token) store.setState({ token: null, user: null, checked: false });
      };
      follow(saved.load());
      return saved.subscribe(follow);
    },
  };
}
