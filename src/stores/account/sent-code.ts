import * as z from 'zod/mini';
import { dialCode, phone } from '../../api/contract/common-contract.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import type { SentCode } from './account-state.ts';

const positiveInt = z.int().check(z.minimum(1));
const sentCode = z.object({
  phone,
  dialCode,
  channel: z.enum(['sms', 'whatsapp']),
  at: positiveInt,
  pauseMs: positiveInt,
  lastsMs: positiveInt,
});

/** The sent code with its timer and phone number. It survives a reload (spec, sections 4 and 9). */
export const createSentCodeStorage = (deps: StoreDeps): StoredValue<SentCode> =>
  createStoredValue({
    storage: deps.loginStorage ?? deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'one-time-code'),
    version: 1,
    schema: sentCode,
  });

// The functions below use the device's clock, because `at` was read from it. After a reload the server's clock is not
// known yet.

/**
 * Returns the ms until the customer can request another code. At most `pauseMs`, even if the device's clock has been
 * set back.
 */
export const getRemainingPauseMs = ({ at, pauseMs }: SentCode): number =>
  Math.max(0, Math.min(pauseMs, at + pauseMs - Date.now()));

/** Whether the code is still valid. */
export const isCodeUsable = ({ at, lastsMs }: SentCode): boolean => Date.now() < at + lastsMs;
