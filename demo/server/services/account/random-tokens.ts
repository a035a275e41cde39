import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, for whoever is to have them; the database has their hash only. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in base64url: enough for what is random already. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether two texts are the same, in a time that does not say how much of them is. */
export const isSameSecret = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};
