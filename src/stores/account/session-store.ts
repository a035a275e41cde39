import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '../../domain/account/user-types.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import type { BusinessStore } from '../business/business-store.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

const sessionSchema = z.object({
  token: z.string().check(z.minLength(1)),
  userId: z.string(),
});

/** Version 2 stored the API's origin in the value. Returns null for a session of another API. */
const migrate =
  (apiOrigin: string) =>
  (value: unknown): unknown => {
    const session = Object(value) as { apiOrigin?: unknown };
    return (session.apiOrigin ?? apiOrigin) === apiOrigin ? session : null;
  };

export interface SessionStore extends StoreApi<SessionState> {
  /** Follows logins and logouts in other elements and tabs. Returns a function that stops this. */
  connect(): () => void;
}

/** The customer's login: the token and its user, shared by the elements and tabs of the business. */
export function createSessionStore(deps: StoreDeps, businessStore: BusinessStore): SessionStore {
  const key = buildStorageKey(deps, 'session');
  const savedSession = createStoredValue({
    storage: deps.loginStorage ?? deps.storage,
    // Another API must not receive the token.
    apiOrigin: deps.apiOrigin,
    key,
    version: 3,
    schema: sessionSchema,
    migrate: migrate(deps.apiOrigin),
  });
  // Most customers are guests, so the code for accounts is a lazy chunk.
  const loadSessionCalls = () => import('./session-calls.ts');
  let currentCheck: Promise<void> | null = null;

  const store = createStore<SessionState>((set, get) => ({
    token: savedSession.load()?.token ?? null,
    user: null,
    customer: 'guest',
    isChecked: false,
    forbiddenReason: null,
    checkProfile() {
      const storedSession = savedSession.load();
      if (storedSession) {
        currentCheck ??= loadSessionCalls()
          .then(({ loadProfile }) => loadProfile(deps.client, storedSession, get, set))
          // Only the lazy chunk failed to load. The token may still be valid, so keep it: the next navigation checks it.
          .catch((error) => deps.reporter.report(error, { part: 'profile' }))
          .finally(() => {
            currentCheck = null;
          });
      } else set({ isChecked: true });
      return currentCheck ?? Promise.resolve();
    },
    setSession(token, user) {
      savedSession.save({ token, userId: user.id });
      set({ token, user, isChecked: true });
    },
    logout() {
      const { token } = get();
      savedSession.clear();
      set({ token: null, user: null, isChecked: false, forbiddenReason: null });
      loadSessionCalls().then(
        (session) => session.endSession(deps, token),
        () => undefined,
      );
    },
    showForbidden: (forbiddenReason) => set({ forbiddenReason }),
    dismissForbidden: () => set({ forbiddenReason: null }),
  }));

  const updateCustomer = () => {
    const { token, user, customer } = store.getState();
    const isAuthenticated =
      !!token && !!user?.id && user.businessAccountId === businessStore.getState().business?.ownerId;
    const next = isAuthenticated ? 'authenticated' : 'guest';
    if (next !== customer) store.setState({ customer: next });
  };
  store.subscribe(updateCustomer);
  businessStore.subscribe(updateCustomer);

  return {
    ...store,
    connect() {
      const applyStoredSession = (session: ReturnType<typeof savedSession.load>) => {
        const token = session?.token ?? null;
        if (token === store.getState().token) return;
        store.setState({ token, user: null, isChecked: false });
        if (token) void store.getState().checkProfile();
      };
      applyStoredSession(savedSession.load());
      return savedSession.subscribe(applyStoredSession);
    },
  };
}

export interface SessionState {
  readonly token: string | null;
  readonly user: User | null;
  /** `authenticated` means that there is a token and its user belongs to this business (spec, section 4). */
  readonly customer: 'guest' | 'authenticated';
  /** Whether the stored token has been checked. */
  readonly isChecked: boolean;
  /**
   * The server's message if it refused the last request of a logged-in customer with status 403; '' if it gave none.
   * Null if it refused no request, or the customer has closed the message (decisions, section 5).
   */
  readonly forbiddenReason: string | null;
  /** Loads the profile of the stored token. If that fails, logs the customer out (spec, section 4). Never rejects. */
  checkProfile(): Promise<void>;
  /** Stores the session after a login, or the updated user. */
  setSession(token: string, user: User): void;
  /** Ends the session immediately, here and in other tabs. The server is notified in the background. */
  logout(): void;
  /** Shows that a request was refused with status 403. `reason` is the server's message, or ''. */
  showForbidden(reason: string): void;
  dismissForbidden(): void;
}
