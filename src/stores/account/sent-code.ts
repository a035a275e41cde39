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

/** A code's timer and its number outlive a reload (spec, sections 4 and 9). */
export const persistedCode = (deps: StoreDeps): Persisted<SentCode> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'one-time-code'),
    version: 1,
    schema: sentCode,
  });

// By the device's own clock: after a reload the server's is not known yet, and both ends are of this device.

/** How long until another one may be sent, in ms. Never more than the pause: the clock may have been put back. */
export const pauseLeft = ({ at, pauseMs }: SentCode): number =>
  Math.max(0, Math.min(pauseMs, at + pauseMs - Date.now()));

/** Whether it can be used still. */
export const isUsable = ({ at, lastsMs }: SentCode): boolean => Date.now() < at + lastsMs;
