import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/client/api-errors.ts';
import {
  createPasswordCall,
  deleteAccountCall,
  loginCall,
  registerCall,
  registerWhatsappCall,
  resendOtpCall,
  sendOtpCall,
  updateProfileCall,
  verifyByWhatsappCall,
  verifyCall,
  verifyOtpCall,
  verifyPhoneCall,
} from '../../api/contract/account-contract.ts';
import { toProfileRequest, toUser } from '../../api/mappers/map-user.ts';
import { upsertLocation } from '../../domain/account/saved-locations.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import {
  type AccountState,
  type Channel,
  readRetrySeconds,
  type SentCode,
  toAccountProblem,
} from './account-state.ts';
import { createSentCodeStorage, getRemainingPauseMs, isCodeUsable } from './sent-code.ts';
import { addProof, createProofStorage, isSamePhone, type PhoneParts } from './verified-phones.ts';

/** A code's lifetime if the server does not state one (decisions, section 5). */
const DEFAULT_CODE_LIFETIME_S = 300;

export interface AccountStore extends StoreApi<AccountState> {
  /** Syncs the verified phones and the sent code with other elements and tabs. Returns a function that stops this. */
  connect(): () => void;
}

/** The customer's account: one-time codes, login, profile, and the phones verified on this device. */
export function createAccountStore(deps: StoreDeps, { session }: Stores): AccountStore {
  const { client, referenceId } = deps;
  const codeStorage = createSentCodeStorage(deps);
  const proofStorage = createProofStorage(deps);
  const toPhoneFields = ({ phone, dialCode }: PhoneParts) => ({
    reference_id: referenceId,
    phone,
    dial_code: dialCode,
  });

  const store = createStore<AccountState>((set, get) => {
    /** Runs one action at a time: returns false while another action runs. A failure sets `problem`. */
    const runExclusive = async (run: () => Promise<void>): Promise<boolean> => {
      if (get().isBusy) return false;
      set({ isBusy: true, problem: null });
      try {
        await run();
        return true;
      } catch (error) {
        set({ problem: toAccountProblem(error) });
        // The session has ended on the server, so log out here too.
        if (error instanceof ApiError && error.status === 401) session.getState().logout();
        return false;
      } finally {
        set({ isBusy: false });
      }
    };
    const saveCode = (sentCode: SentCode | null) => {
      if (sentCode) codeStorage.save(sentCode);
      else codeStorage.clear();
      set({ sentCode });
    };
    const requestCode = (
      phone: PhoneParts,
      channel: Channel,
      send: () => Promise<{ resend_after_seconds: number; expires_in_seconds?: number | undefined }>,
    ) =>
      runExclusive(async () => {
        let [pauseS, lifetimeS] = [0, DEFAULT_CODE_LIFETIME_S];
        try {
          const response = await send();
          pauseS = response.resend_after_seconds;
          lifetimeS = response.expires_in_seconds ?? DEFAULT_CODE_LIFETIME_S;
        } catch (error) {
          // The server sent a code a moment ago, so use that code.
          if (!(error instanceof ApiError && error.code === 'resend_too_soon')) throw error;
          pauseS = readRetrySeconds(error);
        }
        saveCode({
          ...phone,
          channel,
          at: Date.now(),
          pauseMs: Math.max(1, Math.round(pauseS * 1000)),
          lastsMs: Math.max(1, Math.round(lifetimeS * 1000)),
        });
      });
    /** Runs the action with the sent code, if there is one. Discards the code if the action succeeds. */
    const runWithSentCode = (run: (sentCode: SentCode) => Promise<void>) =>
      runExclusive(async () => {
        const { sentCode } = get();
        if (sentCode) await run(sentCode);
        saveCode(null);
      });
    const updateProofs = (change: (list: AccountState['proofs']) => AccountState['proofs']) => {
      const proofs = change(proofStorage.load() ?? []);
      proofStorage.save(proofs);
      set({ proofs });
    };

    return {
      sentCode: codeStorage.load(),
      isBusy: false,
      problem: null,
      proofs: proofStorage.load() ?? [],
      sendCode(phone, channel) {
        const { sentCode } = get();
        const mustReuseCode =
          !!sentCode &&
          isSamePhone(sentCode, phone) &&
          isCodeUsable(sentCode) &&
          getRemainingPauseMs(sentCode) > 0;
        const body = { ...toPhoneFields(phone), channel };
        return mustReuseCode
          ? runExclusive(async () => undefined)
          : requestCode(phone, channel, () => client.call(sendOtpCall, { body }));
      },
      async resendCode(channel) {
        const { sentCode } = get();
        if (!sentCode) return false;
        const { phone, dialCode } = sentCode;
        const body = { ...toPhoneFields(sentCode), channel };
        return requestCode({ phone, dialCode }, channel, () => client.call(resendOtpCall, { body }));
      },
      forgetCode() {
        saveCode(null);
        set({ problem: null });
      },
      dismissProblem: () => set({ problem: null }),
      login: (code) =>
        runWithSentCode(async (sentCode) => {
          const body = { ...toPhoneFields(sentCode), code };
          const { token, user, is_new_account } = await (sentCode.channel === 'whatsapp'
            ? client.call(verifyByWhatsappCall, { body })
            : client.call(verifyCall, { body }));
          session.getState().setSession(token, toUser(user));
          // A new customer without a name enters one later. The sign-up is tracked then.
          if (is_new_account && user.name) deps.tracking?.track({ kind: 'signed_up' });
        }),
      loginWithPassword: (phone, password) =>
        runExclusive(async () => {
          const { token, user } = await client.call(loginCall, {
            body: { ...toPhoneFields(phone), password },
          });
          session.getState().setSession(token, toUser(user));
        }),
      register: (phone, name, password) =>
        runExclusive(async () => {
          const body = { ...toPhoneFields(phone), name: name.trim(), password };
          const { token, user } = await client.call(registerCall, { body });
          if (!token || !user) throw new ApiError('invalid', 'register');
          session.getState().setSession(token, toUser(user));
          deps.tracking?.track({ kind: 'signed_up' });
        }),
      registerWithCode(phone, name, channel) {
        const body = { ...toPhoneFields(phone), name: name.trim() };
        return requestCode(phone, channel, () =>
          channel === 'whatsapp'
            ? client.call(registerWhatsappCall, { body })
            : client.call(registerCall, { body }),
        );
      },
      verifyPhone: (code) =>
        runWithSentCode(async (sentCode) => {
          const body = { ...toPhoneFields(sentCode), code };
          // For a logged-in customer, the server also marks the phone of the account as verified.
          const { proof } = await (session.getState().token
            ? client.call(verifyPhoneCall, { body })
            : client.call(verifyOtpCall, { body }));
          const { phone, dialCode } = sentCode;
          if (proof)
            updateProofs((list) => addProof(list, { phone, dialCode, proof, at: Math.round(deps.now()) }));
        }),
      dropProof: (phone) => updateProofs((list) => list.filter((proof) => !isSamePhone(proof, phone))),
      updateProfile: (patch) =>
        runExclusive(async () => {
          const { token, user: previousUser } = session.getState();
          const { user } = await client.call(updateProfileCall, { body: toProfileRequest(patch) });
          if (!token || token !== session.getState().token) return;
          session.getState().setSession(token, toUser(user));
          // The first update that sets a name completes the sign-up of a new customer.
          if (!previousUser?.name && user.name) deps.tracking?.track({ kind: 'signed_up' });
        }),
      saveLocation: (draft) =>
        get().updateProfile({
          locations: upsertLocation(session.getState().user?.locations ?? [], draft, deps.createId()),
        }),
      createPassword: (password) =>
        runExclusive(async () => {
          await client.call(createPasswordCall, { body: { password } });
          const { token, user } = session.getState();
          if (token && user) session.getState().setSession(token, { ...user, hasPassword: true });
        }),
      deleteAccount: () =>
        runExclusive(async () => {
          const user_id = session.getState().user?.id ?? '';
          await client.call(deleteAccountCall, { params: { user_id } });
        }),
    };
  });

  return {
    ...store,
    connect() {
      const refresh = () =>
        store.setState({ sentCode: codeStorage.load(), proofs: proofStorage.load() ?? [] });
      refresh();
      const cleanups = [
        codeStorage.subscribe((sentCode) => store.setState({ sentCode })),
        proofStorage.subscribe((proofs) => store.setState({ proofs: proofs ?? [] })),
        // A logout deletes the verified phones (spec, section 4).
        session.subscribe(({ token }, before) => {
          if (before.token && !token) {
            proofStorage.clear();
            store.setState({ proofs: [], problem: null });
          }
        }),
      ];
      return () => {
        for (const stop of cleanups) stop();
      };
    },
  };
}

/** The account store's state. The store is in a lazy chunk, so the first screen must not use it. */
export const useAccount = createStoreHook((stores) => stores.getOrCreateStore(createAccountStore));
