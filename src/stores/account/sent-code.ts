import { isPositive, oneOf, textLike } from '../../lib/checks.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { need, shape } from '../../lib/shape.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import type { SentCode } from './account-state.ts';

/** A code's timer and its number outlive a reload (spec, sections 4 and 9). */
export const persistedCode = (deps: StoreDeps): Persisted<SentCode> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'one-time-code'),
    version: 1,
    read: shape<SentCode>({
      phone: need(textLike(/^\d{2,17}$/)),
      dialCode: need(textLike(/^\+\d{1,4}$/)),
      channel: need(oneOf('sms', 'whatsapp')),
      at: need(isPositive),
      pauseMs: need(isPositive),
      lastsMs: need(isPositive),
    }),
  });

// By the device's own clock: after a reload the server's is not known yet, and both ends are of this device.

/** How long until another one may be sent, in ms. Never more than the pause: the clock may have been put back. */
export const pauseLeft = ({ at, pauseMs }: SentCode): number =>
  Math.max(0, Math.min(pauseMs, at + pauseMs - Date.now()));

/** Whether it can be used still. */
export const isUsable = ({ at, lastsMs }: SentCode): boolean => Date.now() < at + lastsMs;
