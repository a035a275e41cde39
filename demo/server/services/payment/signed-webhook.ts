import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature } from './provider.ts';

/** Older webhooks are refused, because they may be replayed. */
const TOLERANCE_SECONDS = 300;

const computeSignature = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** Signs a body as Stripe does: `t=<epoch seconds>,v1=<HMAC-SHA256 over "<t>.<body>", hex>`. `at` is epoch ms. */
export function signBody(secret: string, body: string, at: number): string {
  const time = String(Math.floor(at / 1000));
  return `t=${time},v1=${computeSignature(secret, time, body).toString('hex')}`;
}

/**
 * Verifies that the holder of the secret signed the body within five minutes of `at` (epoch ms). One valid signature is
 * enough, because there are two while a secret is being rotated. Throws BadSignature.
 */
export function verifySignature(secret: string, header: string | null, body: string, at: number): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const [, time = ''] = parts.find(([name]) => name === 't') ?? [];
  if (!/^\d{1,12}$/.test(time)) throw new BadSignature('The webhook has no signature');
  const expectedSignature = computeSignature(secret, time, body);
  const isSigned = parts.some(([name, hex = '']) => {
    const signature = name === 'v1' && /^[0-9a-f]{64}$/i.test(hex) ? Buffer.from(hex, 'hex') : null;
    return signature !== null && timingSafeEqual(signature, expectedSignature);
  });
  if (!isSigned) throw new BadSignature('The signature of the webhook is invalid. Check the webhook secret');
  if (Math.abs(at / 1000 - Number(time)) > TOLERANCE_SECONDS)
    throw new BadSignature('The webhook is too old');
}
