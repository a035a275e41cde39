import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../db/open-database.ts';
import {
  type BusinessPhone,
  consumeTries,
  deleteCode,
  findNewestCode,
  insertCode,
  lockPhone,
  MAX_CODE_TRIES,
  markCodeUsed,
  type OneTimeCode,
} from '../../repo/account/one-time-codes-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import type { Channel, Notifiers } from '../notifications/notifier.ts';
import { Refusal } from '../shared/refusal.ts';
import { type CheckedPhone, requireServedNumber } from './phone-check.ts';
import { createRateLimitRefusal, getClientNetwork, type RateLimits } from './rate-limits.ts';
import { hashWithKey, isSameSecret } from './secrets.ts';

/** Minimum time between two codes to a phone (decisions, section 5). */
export const RESEND_SECONDS = 30;
/** Time for which a code is valid. */
export const CODE_VALIDITY_SECONDS = 5 * 60;

interface CodeDeps {
  readonly db: Db;
  readonly secret: string;
  readonly countRateLimit: RateLimits;
  readonly notifiers: Notifiers;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: (error: unknown) => void;
}

/** A request about a phone number at a business. */
export interface PhoneRequest {
  readonly business: Business;
  readonly phone: CheckedPhone;
  /** Null when unknown. */
  readonly ip: string | null;
}

interface CodeRequest extends PhoneRequest {
  readonly channel: Channel;
  /** Name and e-mail address for the account that the code creates. */
  readonly person?: { readonly name: string; readonly email: string | null };
}

const toBusinessPhone = ({ business, phone }: PhoneRequest): BusinessPhone => ({
  referenceId: business.referenceId,
  ...phone,
});

const createWrongCodeRefusal = (details: object = {}): Refusal =>
  new Refusal(422, 'code_wrong', 'The code is wrong', { fields: { code: 'The code is wrong' }, ...details });
const createBlockedCodeRefusal = (): Refusal =>
  new Refusal(422, 'code_blocked', 'Too many wrong codes. Please request a new one', { tries_left: 0 });
const createExpiredCodeRefusal = (): Refusal =>
  new Refusal(422, 'code_expired', 'The code has expired. Please request a new one');

/**
 * Creates the service of one-time codes (decisions, section 5). A code has 6 digits, is valid for 5 minutes and allows
 * 5 attempts. A number gets one code every 30 s, and its newest two codes are valid.
 */
export function createOneTimeCodes({ db, secret, countRateLimit, notifiers, now, log }: CodeDeps) {
  const hashCode = (businessPhone: BusinessPhone, salt: string, code: string): string =>
    hashWithKey(secret, [salt, businessPhone.referenceId, businessPhone.dialCode, businessPhone.phone, code]);

  const hashNetwork = (ip: string | null): string => hashWithKey(secret, ['network', getClientNetwork(ip)]);

  const countSend = async (tx: Db, { business, phone, ip }: PhoneRequest): Promise<void> => {
    const number = phone.dialCode + phone.phone;
    const network = getClientNetwork(ip);
    await countRateLimit(tx, 'sends_to_number_from_network', business.referenceId, `${number} ${network}`);
    await countRateLimit(tx, 'sends_to_number', business.referenceId, number);
    await countRateLimit(tx, 'sends_of_business', business.referenceId, '');
  };

  /** Throws Refusal 429 `resend_too_soon` within 30 s after the number's newest code. */
  const requirePause = async (tx: Db, businessPhone: BusinessPhone, at: number): Promise<void> => {
    const newestCode = await findNewestCode(tx, businessPhone);
    const sentAt = newestCode?.sentAt.getTime() ?? Number.NEGATIVE_INFINITY;
    const nextSendAt = sentAt + RESEND_SECONDS * 1000;
    // A code with a future time was sent before the clock was set back. It must not block new codes.
    if (sentAt <= at && at < nextSendAt) throw createRateLimitRefusal('resend_too_soon', nextSendAt, at);
  };

  /** Creates the refusal for a phone without a usable code. */
  const createUnusableCodeRefusal = async (businessPhone: BusinessPhone, at: number): Promise<Refusal> => {
    const newestCode = await findNewestCode(db, businessPhone);
    if (!newestCode || newestCode.usedAt) return createWrongCodeRefusal();
    return newestCode.expiresAt.getTime() <= at ? createExpiredCodeRefusal() : createBlockedCodeRefusal();
  };

  return {
    /**
     * Sends a new code. The previous code stays valid. The response does not reveal whether a phone from a served
     * country has an account. A code that could not be sent does not count. Throws Refusal 422 `phone_invalid`,
     * `phone_type` or `phone_country`, 429 `resend_too_soon` or `too_many` with `retry_after` in seconds, and 503
     * `not_sent`.
     */
    async send({ channel, person, ...request }: CodeRequest): Promise<void> {
      const { business, ip } = request;
      const businessPhone = toBusinessPhone(request);
      await countRateLimit(db, 'sends_of_address', business.referenceId, getClientNetwork(ip));
      await requireServedNumber(db, request);
      const at = now();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const salt = randomBytes(16).toString('base64url');
      const [sentAt, expiresAt] = [new Date(at), new Date(at + CODE_VALIDITY_SECONDS * 1000)];
      const codeHash = hashCode(businessPhone, salt, code);
      const codeId = await db.transaction(async (tx) => {
        await lockPhone(tx, businessPhone);
        await requirePause(tx, businessPhone, at);
        await countSend(tx, request);
        const network = hashNetwork(ip);
        return insertCode(tx, {
          ...businessPhone,
          ...person,
          channel,
          salt,
          codeHash,
          network,
          sentAt,
          expiresAt,
        });
      });
      const { business_name: businessName } = business.response.restaurant;
      try {
        await notifiers[channel].sendCode({
          ...businessPhone,
          businessName,
          channel,
          code,
          sentAt,
          expiresAt,
        });
      } catch (error) {
        log(error);
        await deleteCode(db, codeId);
        throw new Refusal(503, 'not_sent', 'The code could not be sent. Please try again');
      }
    },

    /** Finds the channel and the person of the newest valid code. A resent code keeps them. */
    async findPendingCode(
      request: PhoneRequest,
    ): Promise<Pick<OneTimeCode, 'channel' | 'name' | 'email'> | null> {
      const newestCode = await findNewestCode(db, toBusinessPhone(request));
      return newestCode && !newestCode.usedAt && newestCode.expiresAt.getTime() > now() ? newestCode : null;
    },

    /**
     * Redeems a code. Throws Refusal 422 `code_wrong` (with `tries_left` while attempts remain), `code_expired` or
     * `code_blocked`, and 429 `too_many`.
     */
    async redeem(request: PhoneRequest, code: string): Promise<OneTimeCode> {
      const businessPhone = toBusinessPhone(request);
      await countRateLimit(db, 'tries_of_address', businessPhone.referenceId, getClientNetwork(request.ip));
      const at = now();
      const network = hashNetwork(request.ip);
      const codes = await consumeTries(db, businessPhone, network, new Date(at));
      // Always compares two hashes, so that the time does not reveal how many codes there are.
      const codeMatches = [codes[0], codes[1]].map((storedCode) =>
        isSameSecret(hashCode(businessPhone, storedCode?.salt ?? '', code), storedCode?.codeHash ?? ''),
      );
      const matchingCode = codes.find((_, index) => codeMatches[index]);
      if (!codes.length) throw await createUnusableCodeRefusal(businessPhone, at);
      if (!matchingCode) {
        const triesLeftPerCode = codes.map(
          (storedCode) =>
            MAX_CODE_TRIES - (storedCode.network === network ? storedCode.ownTries : storedCode.otherTries),
        );
        const mostTriesLeft = Math.max(...triesLeftPerCode);
        throw mostTriesLeft > 0
          ? createWrongCodeRefusal({ tries_left: mostTriesLeft })
          : createBlockedCodeRefusal();
      }
      if (!(await markCodeUsed(db, matchingCode, new Date(at)))) throw createWrongCodeRefusal();
      return matchingCode;
    },
  };
}
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;
