import * as z from 'zod/mini';
import { dialCode, phone } from '../../api/contract/common-contract.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import type { SentCode } from './account-state.ts';

const positive = z.int().check(z.minimum(1));
const sentCode = z.object({
  phone,
  dialCode,
  channel: z.enum(['sms', 'whatsapp']),
  at: positive,
  pauseMs: positive,
  lastsMs: positive,
});

/** The sent code with its timer and phone number. It survives a reload (spec, sections 4 and 9). */
export const persistedSentCode = (deps: StoreDeps): Persisted<SentCode> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'one-time-code'),
    version: 1,
    schema: sentCode,
  });

// These use the device's clock: after a reload the server's clock is not known yet, and `at` is a time of this device.

/** Ms until another code can be requested. At most `pauseMs`, because the device's clock may have been set back. */
export const remainingPauseMs = ({ at, pauseMs }: SentCode): number =>
  Math.max(0, Math.min(pauseMs, at + pauseMs - Date.now()));

/** Whether the code is still valid. */
export const isCodeUsable = ({ at, lastsMs }: SentCode): boolean => Date.now() < at + lastsMs;
