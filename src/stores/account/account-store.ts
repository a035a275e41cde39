import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import {
  createPasswordCall,
  deleteAccountCall,
  loginCall,
  registerCall,
  resendOtpCall,
  sendOtpCall,
  updateProfileCall,
  verifyPhoneCall,
} from '../../api/contract/account-contract.ts';
import { toProfileRequest, toUser } from '../../api/mappers/map-user.ts';
import { withLocation } from '../../domain/account/saved-locations.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { type AccountState, type Channel, problemOf, type SentCode, waitOf } from './account-state.ts';
import { isUsable, pauseLeft, persistedCode } from './sent-code.ts';
import { isSamePhone, persistedProofs, type WholePhone, withProof } from './verified-phones.ts';

/** A code can be used for five minutes (decisions, section 5), if the server does not say. */
const LASTS_S = 300;

export interface AccountStore extends StoreApi<AccountState> {
  /** Shares the verified phones and the timer with other elements and tabs. Returns the way to stop. */
  connect(): () => void;
}

/** Who the customer is, for those who say so: one-time codes, the account, phones shown to be theirs. */
export function createAccountStore(deps: StoreDeps, { session }: Stores): AccountStore {
  const { client, referenceId } = deps;
  const savedCode = persistedCode(deps);
  const savedProofs = persistedProofs(deps);
  const numberOf = ({ phone, dialCode }: WholePhone) => ({
    reference_id: referenceId,
    phone,
    dial_code: dialCode,
  });

  const store = createStore<AccountState>((set, get) => {
    /** One act at a time; its failure is the problem that is shown. */
    const act = async (run: () => Promise<void>): Promise<boolean> => {
      if (get().isBusy) return false;
      set({ isBusy: true, problem: null });
      try {
        await run();
        return true;
      } catch (error) {
        set({ problem: problemOf(error) });
        // It ended elsewhere: who asks for what is an account's is asked to log in.
        if (error instanceof ApiError && error.status === 401) session.getState().logout();
        return false;
      } finally {
        set({ isBusy: false });
      }
    };
    const keepCode = (sent: SentCode | null) => {
      if (sent) savedCode.save(sent);
      else savedCode.clear();
      set({ sent });
    };
    const ask = (phone: WholePhone, channel: Channel, kind: 'sendOtp' | 'resendOtp') =>
      act(async () => {
        const input = { ...numberOf(phone), channel };
        let [pause, lasts] = [0, LASTS_S];
        try {
          const answer = await (kind === 'sendOtp'
            ? client.call(sendOtpCall, { body: input })
            : client.call(resendOtpCall, { query: input }));
          pause = answer.resend_after_seconds;
          lasts = answer.expires_in_seconds ?? LASTS_S;
        } catch (error) {
          // One is on its way already: it is as good.
          if (!(error instanceof ApiError && error.code === 'resend_too_soon')) throw error;
          pause = waitOf(error);
        }
        keepCode({
          ...phone,
          channel,
          at: Date.now(),
          pauseMs: Math.max(1, Math.round(pause * 1000)),
          lastsMs: Math.max(1, Math.round(lasts * 1000)),
        });
      });
    /** With the code that was sent, if there is one. */
    const withCode = (run: (sent: SentCode) => Promise<void>) =>
      act(async () => {
        const { sent } = get();
        if (sent) await run(sent);
        keepCode(null);
      });
    const withProofs = (change: (list: AccountState['proofs']) => AccountState['proofs']) => {
      const proofs = change(savedProofs.load() ?? []);
      savedProofs.save(proofs);
      set({ proofs });
    };

    return {
      sent: savedCode.load(),
      isBusy: false,
      problem: null,
      proofs: savedProofs.load() ?? [],
      send(phone, channel) {
        const { sent } = get();
        const isThere = sent && isSamePhone(sent, phone) && isUsable(sent) && pauseLeft(sent);
        return isThere ? act(async () => undefined) : ask(phone, channel, 'sendOtp');
      },
      async resend(channel) {
        const { sent } = get();
        if (!sent) return false;
        const { phone, dialCode } = sent;
        return ask({ phone, dialCode }, channel, 'resendOtp');
      },
      forgetCode() {
        keepCode(null);
        set({ problem: null });
      },
      dismiss: () => set({ problem: null }),
      login: (code) =>
        withCode(async (sent) => {
          const { token, user } = await client.call(loginCall, { body: { ...numberOf(sent), code } });
          session.getState().begin(token, toUser(user));
        }),
      loginWithPassword: (phone, password) =>
        act(async () => {
          const { token, user } = await client.call(loginCall, { body: { ...numberOf(phone), password } });
          session.getState().begin(token, toUser(user));
        }),
      register: (phone, name, password) =>
        act(async () => {
          const body = { ...numberOf(phone), name: name.trim(), password };
          const { token, user } = await client.call(registerCall, { body });
          if (!token || !user) throw new ApiError('invalid', 'register');
          session.getState().begin(token, toUser(user));
          deps.tracking?.tell({ kind: 'signed_up' });
        }),
      verify: (code) =>
        withCode(async (sent) => {
          const body = { ...numberOf(sent), code };
          const { proof } = await client.call(verifyPhoneCall, { body });
          const { phone, dialCode } = sent;
          if (proof)
            withProofs((list) => withProof(list, { phone, dialCode, proof, at: Math.round(deps.now()) }));
        }),
      dropProof: (phone) => withProofs((list) => list.filter((one) => !isSamePhone(one, phone))),
      update: (patch) =>
        act(async () => {
          const { token, user: before } = session.getState();
          const { user } = await client.call(updateProfileCall, { body: toProfileRequest(patch) });
          if (!token || token !== session.getState().token) return;
          session.getState().begin(token, toUser(user));
          // Whoever is new is asked for a name first.
          if (!before?.name && user.name) deps.tracking?.tell({ kind: 'signed_up' });
        }),
      saveLocation: (draft) =>
        get().update({
          locations: withLocation(session.getState().user?.locations ?? [], draft, deps.newId()),
        }),
      createPassword: (password) =>
        act(async () => {
          await client.call(createPasswordCall, { body: { password } });
          const { token, user } = session.getState();
          if (token && user) session.getState().begin(token, { ...user, hasPassword: true });
        }),
      deleteAccount: () =>
        act(async () => {
          const user_id = session.getState().user?.id ?? '';
          await client.call(deleteAccountCall, { params: { user_id } });
        }),
    };
  });

  return {
    ...store,
    connect() {
      const look = () => store.setState({ sent: savedCode.load(), proofs: savedProofs.load() ?? [] });
      look();
      const stops = [
        savedCode.subscribe((sent) => store.setState({ sent })),
        savedProofs.subscribe((proofs) => store.setState({ proofs: proofs ?? [] })),
        // A logout takes them away (spec, section 4).
        session.subscribe(({ token }, before) => {
          if (before.token && !token) {
            savedProofs.clear();
            store.setState({ proofs: [], problem: null });
          }
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Codes, account and verified phones: for screens that are not the first. */
export const useAccount = createStoreHook((stores) => stores.lazyStore(createAccountStore));
